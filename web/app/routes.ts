import { publicPage } from '@named-first/contract';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/site.tsx', [
    index('routes/home.tsx'),
    route(publicPage('what-is').path, 'routes/what-is.tsx'),
    route('reviews', 'routes/reviews.tsx'),
    route('services/:slug', 'routes/service.tsx'),
    route('free-scan', 'routes/free-scan.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('knowledge', 'routes/knowledge.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/tag/:tag', 'routes/blog-tag.tsx'),
    route('blog/:slug', 'routes/blog-post.tsx'),
    route('admin/blog', 'routes/admin-blog.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/funnel.tsx', [
    route('scan', 'routes/scan.tsx'),
    route('results', 'routes/results.tsx'),
    route('unlock', 'routes/unlock.tsx'),
    route('success', 'routes/success.tsx'),
  ]),
  route('report/:token', 'routes/report.tsx'),
  route('admin/report/:leadId', 'routes/admin-report.tsx'),
  route('demo-checkout/:session', 'routes/demo-checkout.tsx'),
  route('demo-portal/:link', 'routes/demo-portal.tsx'),
  route('billing/:link', 'routes/billing.tsx'),
  route('billing/:link/portal', 'routes/billing-portal.tsx'),
  route('admin/login', 'routes/admin-login.tsx'),
  layout('routes/admin.tsx', [
    route('admin', 'routes/admin-leads.tsx'),
    route('admin/clients', 'routes/admin-clients.tsx'),
    route('admin/clients/all', 'routes/admin-clients-all.tsx'),
    route('admin/clients/:id', 'routes/admin-client.tsx'),
    route('admin/campaigns', 'routes/admin-campaigns.tsx'),
    route('admin/campaigns/:id', 'routes/admin-campaign.tsx'),
    route('admin/inbox', 'routes/admin-inbox.tsx'),
  ]),
  route('unsubscribe/:token', 'routes/unsubscribe.tsx'),
  route('preferences/:token', 'routes/preferences.tsx'),
] satisfies RouteConfig;

/**
 * The calls that public pages make in the browser. Separate from `CALL_ROUTES`, so that a visitor does not download the
 * paths of the back office.
 */
export const PAGE_ROUTES = {
  scan: 'POST /api/scan',
  captureLead: 'POST /api/leads',
  sendContactMessage: 'POST /api/contact',
  subscribeNewsletter: 'POST /api/newsletter/subscribe',
  requestDocument: 'POST /api/whitepaper/submit',
  createSubscription: 'POST /api/create-subscription',
  listPosts: 'GET /api/blog/posts',
  noteFunnelStep: 'POST /api/funnel',
} as const;

export type PageCallName = keyof typeof PAGE_ROUTES;

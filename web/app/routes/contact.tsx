import { brand } from '@named-first/contract';
import { apiFor } from '../api/plain-post.server';
import { pageMeta } from '../components/page-meta';
import { contactData } from '../features/contact/contact-data';
import { ContactPage } from '../features/contact/contact-page';
import { answerContactPost } from '../features/contact/plain-post.server';
import type { Route } from './+types/contact';

export const handle = { hydrate: true };

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    path: '/contact',
    title: `Contact Us for a Free Consultation | ${brand.name}`,
    description: `Ask how your business can be named first by AI assistants. Write to us and hear back within 24 hours, or call ${brand.phone.display}, ${brand.supportHours}.`,
    image: '/og/contact.png',
    jsonLd: contactData,
  });
}

/** Only a browser whose scripts are off or still under way posts the page itself. */
export function action({ request, context }: Route.ActionArgs) {
  return answerContactPost(request, apiFor(context));
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return <ContactPage answer={actionData} />;
}

import { apiFor } from '../api/form-post.server';
import { listedPageMeta } from '../components/page-meta';
import { contactData } from '../features/contact/contact-data';
import { ContactPage } from '../features/contact/contact-page';
import { answerContactPost } from '../features/contact/form-post.server';
import type { Route } from './+types/contact';

export const handle = { hydrate: true };

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, 'contact', { jsonLd: contactData });
}

/** Only a browser whose scripts are off or not yet loaded posts to the page itself. */
export function action({ request, context }: Route.ActionArgs) {
  return answerContactPost(request, apiFor(context));
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return <ContactPage answer={actionData} />;
}

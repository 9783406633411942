import { apiFor, readPost } from '../api/form-post.server';
import { listedPageMeta } from '../components/page-meta';
import { FeaturedGuide } from '../features/downloads/featured-guide';
import { answerDownloadPost } from '../features/downloads/form-post.server';
import { answerNewsletterPost } from '../features/knowledge/form-post.server';
import { KnowledgePage } from '../features/knowledge/knowledge-page';
import type { Route } from './+types/knowledge';

export const handle = { hydrate: true };

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, 'knowledge');
}

/** Only a browser whose scripts are off or not yet loaded posts to the page itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const post = await readPost(request);
  const fetchApi = apiFor(context);
  return post.has('document')
    ? answerDownloadPost(request, post, fetchApi)
    : answerNewsletterPost(request, post, fetchApi);
}

export default function Knowledge({ actionData: answer }: Route.ComponentProps) {
  const download = answer && 'document' in answer ? answer : undefined;
  const newsletter = answer && 'subscribed' in answer ? answer : undefined;
  return <KnowledgePage guide={<FeaturedGuide answer={download} />} newsletter={newsletter} />;
}

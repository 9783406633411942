import { brand, DOWNLOADS } from '@named-first/contract';
import { apiFor, readPost } from '../api/plain-post.server';
import { pageMeta } from '../components/page-meta';
import { breadcrumbs } from '../components/structured-data';
import { FeaturedGuide } from '../features/downloads/featured-guide';
import { answerDownloadPost } from '../features/downloads/plain-post.server';
import { KnowledgePage } from '../features/knowledge/knowledge-page';
import { answerNewsletterPost } from '../features/knowledge/plain-post.server';
import type { Route } from './+types/knowledge';

export const handle = { hydrate: true };

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    path: '/knowledge',
    title: `Knowledge Library: AI Search for Owners | ${brand.name}`,
    description: `Free guides on being named by ChatGPT, Siri and Google AI, written for owners of local service businesses. Start with ${DOWNLOADS.guide.title}.`,
    image: '/og/knowledge.png',
    jsonLd: (origin) => [
      breadcrumbs(origin, [
        { name: 'Home', path: '/' },
        { name: 'Knowledge', path: '/knowledge' },
      ]),
    ],
  });
}

/** Only a browser whose scripts are off or still under way posts the page itself. */
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

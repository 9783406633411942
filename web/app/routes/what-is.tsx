import { brand } from '@named-first/contract';
import { WHAT_IS_PATH } from '../components/layout/navigation';
import { pageMeta } from '../components/page-meta';
import { breadcrumbs } from '../components/structured-data';
import { WhatIsPage } from '../features/what-is/what-is-page';
import type { Route } from './+types/what-is';

const NAME = `What is ${brand.name}?`;

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    path: WHAT_IS_PATH,
    title: `${NAME} How AI Search Marketing Works`,
    description:
      'Assistants name one business where search showed ten links. Four pillars and three steps that make yours the one: what we do, in what order, and why now.',
    image: '/og/what-is.png',
    imageAlt: `${NAME} Four pillars: LLM knowledge seeding, community authority, voice search, Google Business Profile.`,
    jsonLd: (origin) => [
      breadcrumbs(origin, [
        { name: 'Home', path: '/' },
        { name: `What is ${brand.name}`, path: WHAT_IS_PATH },
      ]),
    ],
  });
}

export default WhatIsPage;

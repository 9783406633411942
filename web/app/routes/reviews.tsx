import { brand } from '@named-first/contract';
import { pageMeta } from '../components/page-meta';
import { breadcrumbs } from '../components/structured-data';
import { ReviewsPage } from '../features/reviews/reviews-page';
import type { Route } from './+types/reviews';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    path: '/reviews',
    title: `Client Reviews: What Our Clients Say | ${brand.name}`,
    description:
      'What owners of heating, plumbing, roofing and solar companies, a law firm and a dental practice say after being made visible to AI assistants.',
    image: '/og/reviews.png',
    imageAlt: 'What our clients say. 4.9 average rating, five stars.',
    jsonLd: (origin) => [
      breadcrumbs(origin, [
        { name: 'Home', path: '/' },
        { name: 'Reviews', path: '/reviews' },
      ]),
    ],
  });
}

export default ReviewsPage;

import { listedPageMeta } from '../components/page-meta';
import { ReviewsPage } from '../features/reviews/reviews-page';
import type { Route } from './+types/reviews';

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, 'reviews');
}

export default ReviewsPage;

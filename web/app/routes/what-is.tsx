import { listedPageMeta } from '../components/page-meta';
import { WhatIsPage } from '../features/what-is/what-is-page';
import type { Route } from './+types/what-is';

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, 'what-is');
}

export default WhatIsPage;

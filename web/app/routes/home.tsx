import { organization, website } from '../components/organization';
import { listedPageMeta } from '../components/page-meta';
import { HomePage } from '../features/home/home-page';
import { serviceCatalog } from '../features/home/service-catalog';
import type { Route } from './+types/home';

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, 'home', {
    jsonLd: (origin, { description = '' }) => [
      organization(origin, description),
      website(origin),
      serviceCatalog(origin),
    ],
  });
}

export default HomePage;

import { brand } from '@named-first/contract';
import { HomePage } from '../features/home/home-page';
import { organization } from '../features/home/organization';

const DESCRIPTION =
  'We make HVAC, plumbing, roofing, solar and other local service businesses visible to ChatGPT, Siri, Perplexity and Google AI. Start with a free scan of your website.';

export function meta() {
  return [
    { title: `${brand.name} | ${brand.tagline}` },
    { name: 'description', content: DESCRIPTION },
    { property: 'og:title', content: brand.tagline },
    { property: 'og:description', content: DESCRIPTION },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: 'website' },
    { 'script:ld+json': organization(DESCRIPTION) },
  ];
}

export default HomePage;

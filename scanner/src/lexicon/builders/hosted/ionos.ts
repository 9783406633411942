import type { Builder } from '../builder.ts';
import { unverified } from '../steps.ts';

export const ionos: Builder = {
  id: 'ionos',
  fingerprints: [
    { by: 'generator', matches: /^(?:ionos|1&1|1und1) mywebsite/i },
    { by: 'asset-host', host: 'mywebsite-editor.com' },
    { by: 'asset-host', host: 'website-start.de' },
    { by: 'asset-host', host: 'uicdn.net' },
    { by: 'own-host', host: 'mywebsite-editor.com' },
    { by: 'own-host', host: 'apps-1and1.net' },
    { by: 'markup', text: 'class="diyfeLiveArea' },
    { by: 'markup', text: 'id="diywebAppContainer' },
    { by: 'script', text: 'mywebsite' },
  ],
  steps: {
    'title-and-description': unverified,
    heading: unverified,
    text: unverified,
    'new-page': unverified,
    'site-markup': unverified,
    'page-markup': unverified,
    'footer-links': unverified,
    'hours-block': unverified,
    'phone-link': unverified,
    'robots-file': unverified,
    sitemap: unverified,
    noindex: unverified,
    'canonical-and-redirects': unverified,
    'picture-text': unverified,
    'reviews-as-text': unverified,
    'root-file': unverified,
    'bot-settings': unverified,
  },
};

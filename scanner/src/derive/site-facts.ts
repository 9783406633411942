import { getDomain } from 'tldts';
import { isReadable, type PageArtifact, received, type SiteArtifacts } from '../artifacts.ts';
import type { PageFacts, SiteFacts, SiteFactsSite } from '../facts.ts';
import { deriveAreas } from './areas.ts';
import { deriveBuilder } from './builder.ts';
import { deriveClaims } from './claims.ts';
import { deriveCrawl } from './crawl.ts';
import { deriveCredentials } from './credentials.ts';
import { deriveDates } from './dates.ts';
import { documentOf } from './document-cache.ts';
import { deriveEdge } from './edge.ts';
import { deriveFrontDoor } from './front-door.ts';
import { deriveHours } from './hours.ts';
import { deriveIdentity } from './identity.ts';
import { deriveLanguage } from './language.ts';
import { deriveLlms } from './llms.ts';
import { deriveMarkup } from './markup.ts';
import { deriveProfiles } from './profiles.ts';
import { deriveQuestions } from './questions.ts';
import { deriveQuoting } from './quoting.ts';
import { deriveReviews } from './reviews.ts';
import { deriveRobots } from './robots.ts';
import { deriveServices } from './services.ts';
import { deriveSiteState } from './site-state.ts';
import { deriveSitemap } from './sitemap.ts';
import { deriveSpeed } from './speed.ts';
import { deriveSubject } from './subject.ts';
import { deriveTrade } from './trade.ts';

/** Derives everything the checks may ask for, each thing once, in the order in which one needs another. */
export function deriveSiteFacts(artifacts: SiteArtifacts): SiteFacts {
  const home = artifacts.pages[0] ?? null;
  const state = deriveSiteState(artifacts, home && isReadable(home.fetched) ? documentOf(home.fetched) : null);
  const pages = artifacts.pages.flatMap(readPage);
  const today = artifacts.startedAt.slice(0, 10);
  const llms = deriveLlms(artifacts);
  const markup = deriveMarkup(pages);
  const language = deriveLanguage(pages);
  const identity = deriveIdentity({ pages, markup, llmsText: llms.text });
  const trade = deriveTrade({ pages, markup, identity });
  const areas = deriveAreas({ pages, markup });
  return {
    site: siteOf(artifacts, state, pages, today),
    pages,
    language,
    subject: deriveSubject({ identity, trade, areas }),
    trade,
    identity,
    markup,
    robots: deriveRobots(artifacts),
    edge: deriveEdge(artifacts),
    quoting: deriveQuoting({ artifacts, pages }),
    llms,
    frontDoor: deriveFrontDoor({ artifacts, pages }),
    speed: deriveSpeed({ artifacts, pages, identity }),
    sitemap: deriveSitemap({ artifacts, pages }),
    crawl: deriveCrawl({ artifacts, pages }),
    profiles: deriveProfiles({ pages, markup, identity }),
    services: deriveServices({ pages, trade }),
    questions: deriveQuestions({ pages, trade, language }),
    claims: deriveClaims({ pages }),
    dates: deriveDates({ pages, markup, today }),
    reviews: deriveReviews({ pages, markup }),
    credentials: deriveCredentials({ pages, markup, trade }),
    areas,
    hours: deriveHours({ pages, markup }),
  };
}

function readPage(artifact: PageArtifact): PageFacts[] {
  const { fetched, role, anchor } = artifact;
  if (!isReadable(fetched)) return [];
  return [
    {
      role,
      url: fetched.url,
      path: new URL(fetched.url).pathname,
      anchor,
      status: fetched.status,
      cut: fetched.state === 'too-large',
      document: documentOf(fetched),
    },
  ];
}

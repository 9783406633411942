import { isReadable, type PageArtifact, type SiteArtifacts } from '../artifacts.ts';
import { documentOf } from '../read/html/document-cache.ts';
import { siteDomain } from '../read/site-address.ts';
import { deriveCrawl } from './access/crawl.ts';
import { deriveEdge } from './access/edge.ts';
import { deriveLlms } from './access/llms.ts';
import { deriveQuoting } from './access/quoting.ts';
import { deriveRobots } from './access/robots.ts';
import { deriveSitemap } from './access/sitemap.ts';
import { deriveSpeed } from './access/speed.ts';
import { deriveUrlVariants } from './access/url-variants.ts';
import { deriveAreas } from './areas/areas.ts';
import { deriveCertainFacts } from './certain-facts.ts';
import type { SiteFacts } from './facts.ts';
import { deriveDates } from './freshness/dates.ts';
import { deriveHours } from './hours/hours.ts';
import { deriveIdentity } from './identity/identity.ts';
import { deriveProfiles } from './identity/profiles.ts';
import { isJudgedAsLocal } from './kind/kind-facts.ts';
import { deriveKind } from './kind/page-kind.ts';
import { deriveMarkup } from './markup/markup.ts';
import { deriveClaims } from './offers/claims.ts';
import { deriveQuestions } from './offers/questions.ts';
import { deriveServices } from './offers/services.ts';
import type { PageFacts } from './page-facts.ts';
import { readProse } from './prose/sentences.ts';
import { deriveBuilder } from './site/builder.ts';
import { deriveCountry } from './site/country.ts';
import { deriveLanguage } from './site/language.ts';
import { isLegalPage, withoutProviders } from './site/legal-pages.ts';
import { isForStaff } from './site/pages-of-owner.ts';
import type { SiteFactsSite } from './site/site.ts';
import { deriveSiteState, type SiteStateFacts } from './site/site-state.ts';
import { deriveSubject } from './site/subject.ts';
import { deriveTrade, noTrade, withHint } from './trade/trade.ts';
import { deriveCredentials } from './trust/credentials.ts';
import { deriveReviews } from './trust/reviews.ts';

/** Derives everything that checks may need, each group once, in the order of their dependencies. */
export function deriveSiteFacts(artifacts: SiteArtifacts): SiteFacts {
  const home = artifacts.pages[0] ?? null;
  const state = deriveSiteState(artifacts, home && isReadable(home.fetched) ? documentOf(home.fetched) : null);
  const pages = artifacts.pages.flatMap(readPage);
  readProse(pages);
  const ofBusiness = pages.filter((page) => !isForStaff(page));
  const telling = ofBusiness.filter((page) => !isLegalPage(page));
  const today = artifacts.startedAt.slice(0, 10);
  const llms = deriveLlms(artifacts);
  const markup = deriveMarkup(pages);
  const language = deriveLanguage(pages);
  const country = deriveCountry({ pages, markup, language: language.language });
  const identity = deriveIdentity({
    pages: ofBusiness,
    markup,
    llmsText: llms.text,
    country,
    language: language.language,
  });
  const named = deriveTrade({ pages, markup, identity, language, country });
  const areas = deriveAreas({
    pages: telling,
    markup,
    addresses: identity.addresses,
    address: identity.address,
    likelyAddress: identity.likelyAddress,
    refusedAddresses: identity.refusedAddresses,
    name: identity.name,
    country,
    language: language.language,
  });
  const hinted = withHint(named);
  const hours = deriveHours({ pages: telling, markup, language, trade: hinted });
  const services = deriveServices({ pages: telling, trade: hinted, markup, business: businessOf({ identity, areas }) });
  const kind = deriveKind({
    pages,
    markup,
    identity,
    areas,
    trade: hinted,
    hours,
    services,
    language: language.language,
  });
  const trade = isJudgedAsLocal(kind) ? named : noTrade(named);
  const claims = deriveClaims({ pages: telling, language, country, markup });
  const reviews = deriveReviews({ pages: telling, markup, language });
  const credentials = deriveCredentials({ pages, markup, trade, language, country, identity, areas });
  return {
    site: siteOf({ artifacts, state, pages, today }),
    pages,
    language,
    subject: deriveSubject({ country, identity, trade, areas }),
    trade,
    kind,
    certain: deriveCertainFacts({ pages, language, country, kind, identity, trade, areas, services, hours }),
    identity,
    markup,
    robots: deriveRobots(artifacts),
    edge: deriveEdge(artifacts),
    quoting: deriveQuoting({ artifacts, pages: pages.filter((page) => !isLegalPage(page)) }),
    llms,
    urlVariants: deriveUrlVariants({ artifacts, pages }),
    speed: deriveSpeed({ artifacts, pages, identity }),
    sitemap: deriveSitemap({ artifacts, pages }),
    crawl: deriveCrawl({ artifacts, pages }),
    profiles: deriveProfiles({ pages, markup, identity }),
    services,
    questions: deriveQuestions({
      pages: telling,
      trade,
      language,
      country,
      areas,
      hours,
      services,
      claims,
      credentials,
      reviews,
      identity,
    }),
    claims,
    dates: deriveDates({ pages, markup, today, language }),
    reviews,
    credentials,
    areas,
    hours,
  };
}

/** What distinguishes this business from others of its trade. */
export function businessOf({ identity, areas }: Pick<SiteFacts, 'identity' | 'areas'>): {
  name: string | null;
  towns: readonly string[];
} {
  const { main, places } = areas;
  return { name: identity.name, towns: [...(main?.city ? [main.city] : []), ...places.map(({ name }) => name)] };
}

function readPage(artifact: PageArtifact): PageFacts[] {
  const { fetched, role, anchor } = artifact;
  if (!isReadable(fetched)) return [];
  const whole = documentOf(fetched);
  const document = role === 'imprint' ? withoutProviders(whole) : whole;
  return [
    {
      role,
      url: fetched.url,
      path: new URL(fetched.url).pathname,
      anchor,
      status: fetched.status,
      cut: fetched.state === 'too-large' || document.cut,
      document,
    },
  ];
}

type SiteInput = { artifacts: SiteArtifacts; state: SiteStateFacts; pages: readonly PageFacts[]; today: string };

function siteOf({ artifacts, state, pages, today }: SiteInput): SiteFactsSite {
  return {
    website: artifacts.website,
    finalUrl: state.finalUrl,
    domain: siteDomain(state.finalUrl ?? artifacts.website),
    state: state.state,
    noScore: state.noScore,
    stateReason: state.reason,
    today,
    builder: deriveBuilder({ artifacts, pages }),
    notes: notesOf({ artifacts, state, pages }),
    unread: artifacts.pages.flatMap(({ role, fetched }) =>
      isReadable(fetched) ? [] : [{ role, url: fetched.requestedUrl, fetched }],
    ),
  };
}

function notesOf({ artifacts, state, pages }: Omit<SiteInput, 'today'>): string[] {
  const notes: string[] = [];
  if (state.movedFrom !== null && state.finalUrl !== null) {
    notes.push(
      `${state.movedFrom} leads to another web address, ${new URL(state.finalUrl).hostname}. That is the site we read.`,
    );
  }
  for (const page of pages.filter((candidate) => candidate.cut)) {
    notes.push(`${page.url} is longer than we read. We judged the first part.`);
  }
  const late = artifacts.pages.filter(
    ({ fetched }) => fetched.state === 'not-fetched' && fetched.why === 'time-budget',
  ).length;
  if (late > 0)
    notes.push(`The site was slow, so we ran out of time before ${late === 1 ? 'one page' : `${late} pages`}.`);
  return notes;
}

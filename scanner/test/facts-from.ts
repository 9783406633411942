import { deriveQuoting } from '../src/understand/access/quoting.ts';
import { deriveAreas } from '../src/understand/areas/areas.ts';
import { deriveCertainFacts } from '../src/understand/certain-facts.ts';
import type { SiteFacts } from '../src/understand/facts.ts';
import { deriveHours } from '../src/understand/hours/hours.ts';
import { deriveIdentity } from '../src/understand/identity/identity.ts';
import { deriveProfiles } from '../src/understand/identity/profiles.ts';
import { deriveMarkup } from '../src/understand/markup/markup.ts';
import { deriveServices } from '../src/understand/offers/services.ts';
import type { PageFacts } from '../src/understand/page-facts.ts';
import { UNKNOWN_BUILDER } from '../src/understand/site/builder.ts';
import { deriveCountry } from '../src/understand/site/country.ts';
import { deriveLanguage } from '../src/understand/site/language.ts';
import { deriveSubject } from '../src/understand/site/subject.ts';
import { deriveTrade } from '../src/understand/trade/trade.ts';
import { deriveReviews } from '../src/understand/trust/reviews.ts';

/** The kind of these pages is not tested: their facts are those of a local business. */
const LOCAL = { isCertain: true };
const UNKNOWN_KIND = { kind: 'cannot-tell' as const, isCertain: false, signs: [], sampleText: [] };

/** The facts of a site, from pages alone, for checks that read only pages; American unless the pages say otherwise. */
export function factsFrom(pages: readonly PageFacts[], llmsText: string | null = null): SiteFacts {
  const markup = deriveMarkup(pages);
  const language = deriveLanguage(pages);
  const country = deriveCountry({ pages, markup, language: language.language }) ?? 'US';
  const identity = deriveIdentity({ pages, markup, llmsText, country, language: language.language });
  const trade = deriveTrade({ pages, markup, identity, language, country });
  const areas = deriveAreas({ pages, markup });
  const services = deriveServices({ pages, trade });
  const hours = deriveHours({ pages, markup, language });
  const url = pages[0]?.url ?? null;
  const facts: Partial<SiteFacts> = {
    site: {
      website: 'https://www.example.com/',
      finalUrl: url,
      domain: 'example.com',
      state: 'ok',
      noScore: null,
      stateReason: null,
      today: '2026-11-20',
      builder: UNKNOWN_BUILDER,
      notes: [],
      unread: [],
    },
    pages,
    language,
    quoting: deriveQuoting({ artifacts: { pages: [] }, pages }),
    subject: deriveSubject({ country, identity, trade, areas }),
    trade,
    identity,
    markup,
    kind: UNKNOWN_KIND,
    certain: deriveCertainFacts({ pages, language, kind: LOCAL, identity, trade, areas, services, hours }),
    services,
    reviews: deriveReviews({ pages, markup }),
    areas,
    profiles: deriveProfiles({ pages, markup, identity }),
    hours,
  };
  return facts as SiteFacts;
}

/** This many words of plain English that no check looks for. */
export function filler(words: number): string {
  const pool =
    'people always expect careful friendly honest helpful steady workers whenever something breaks inside their house during winter'.split(
      ' ',
    );
  return Array.from({ length: words }, (_, at) => pool[at % pool.length]).join(' ');
}

import {
  type AnswerFigures,
  alarmingClaims,
  CLAIM_NAMES,
  type ClaimFigure,
  claimsOf,
  RIVALS_SHOWN,
  saidIn,
} from '@named-first/contract';
import { Disclosure } from '../disclosure';
import { Said, SourceLink } from './answer-list';

type Figures = { figures: AnswerFigures };

/** The businesses that are named instead. */
export function Rivals({ figures: { rivals } }: Figures) {
  if (rivals.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="text-lg">Who they name instead</h3>
      <ul className="mt-2 max-w-2xl divide-y divide-line">
        {rivals.slice(0, RIVALS_SHOWN).map(({ name, answers }) => (
          <li key={name} className="flex justify-between gap-x-4 py-1.5">
            <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
            <span className="shrink-0 text-soft">{saidIn({ answers })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const PLACES_SHOWN = 8;

/**
 * Where to be listed: sources that are cited when others are named, and whether the business's own site links to them.
 */
export function Places({ figures: { places } }: Figures) {
  if (places.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="text-lg">Where they look</h3>
      <p className="mt-1 max-w-2xl text-soft">
        Pages that answers cite when they name others and not you, most often first.
      </p>
      <ul className="mt-2 max-w-2xl divide-y divide-line">
        {places.slice(0, PLACES_SHOWN).map(({ host, name, answers, linked }) => (
          <li key={host} className="flex justify-between gap-x-4 py-1.5">
            <span className="min-w-0 wrap-anywhere">
              {name === host ? host : `${name} (${host})`}
              {linked === null ? ': your site links to no page of yours there' : ': '}
              {linked !== null && <SourceLink url={linked}>your site links to you there</SourceLink>}
            </span>
            <span className="shrink-0 text-soft">{answers === 1 ? 'in one answer' : `in ${answers} answers`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Statements about the business that contradict its own site, each with both quotes. */
export function Claims({ figures, compared }: Figures & { compared: boolean }) {
  if (!compared)
    return (
      <p className="mt-8 max-w-2xl">
        We have not compared what they say about you with your site: our scan of it is too old.
      </p>
    );
  const alarming = alarmingClaims(figures);
  const disagreeing = claimsOf(figures, 'pages-disagree');
  const right = claimsOf(figures, 'right');
  const unsaid = claimsOf(figures, 'not-on-site').filter(({ kind }) => kind !== 'closed');
  if (alarming.length + disagreeing.length + right.length + unsaid.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="text-lg">What they get wrong about you</h3>
      {alarming.length === 0 ? (
        <p className="mt-1">Nothing that your site contradicts.</p>
      ) : (
        <ClaimRows claims={alarming} />
      )}
      {disagreeing.length > 0 && (
        <Disclosure title="Where your own pages disagree">
          <ClaimRows claims={disagreeing} />
        </Disclosure>
      )}
      {unsaid.length > 0 && (
        <Disclosure title="What your site does not say">
          <ClaimRows claims={unsaid} />
        </Disclosure>
      )}
      {right.length > 0 && (
        <Disclosure title="What they get right">
          <ClaimRows claims={right} />
        </Disclosure>
      )}
    </div>
  );
}

function ClaimRows({ claims }: { claims: readonly ClaimFigure[] }) {
  return (
    <ul className="mt-3 space-y-4">
      {claims.map((claim) => (
        <li key={`${claim.kind} ${claim.verdict} ${claim.said}`} className="break-inside-avoid">
          <p className="font-semibold">
            {CLAIM_NAMES[claim.kind]}: the assistant says “<bdi>{claim.said}</bdi>” {saidIn(claim)}
          </p>
          <Said words={claim.quote} />
          <SiteSays site={claim.site} />
        </li>
      ))}
    </ul>
  );
}

function pageName(address: string): string {
  const path = URL.parse(address)?.pathname ?? address;
  return path === '/' ? 'home page' : path;
}

function SiteSays({ site }: Pick<ClaimFigure, 'site'>) {
  if (!site) return <p className="mt-1 text-sm text-soft">Your site says nothing about it.</p>;
  return (
    <p className="mt-1 text-sm wrap-anywhere">
      Your site says: <q>{site.excerpt}</q>{' '}
      {site.url !== null && <SourceLink url={site.url}>{pageName(site.url)}</SourceLink>}
    </p>
  );
}

import { EVIDENCE_PLACES, type Evidence } from '@named-first/contract';
import { Fragment } from 'react';
import { quoteAround } from './truth-rows';

/** Evidence of a stated fact: the sentence it came from, with the value marked, and its place. */
export function FactExcerpt({ evidence: { url, place, excerpt }, value }: { evidence: Evidence; value: string }) {
  const { before, match, after } = quoteAround(excerpt, value, place);
  const alone = match === excerpt;
  return (
    <p className="text-sm break-words text-soft">
      {!alone && (
        <q className={place === 'markup' ? 'font-mono' : undefined}>
          {before}
          {match && <mark className="bg-transparent font-semibold text-ink">{match}</mark>}
          {after}
        </q>
      )}{' '}
      (<Where url={url} place={place} />)
    </p>
  );
}

/** The evidence of an insight, quoted word for word. Identical excerpts appear once. */
export function EvidenceList({ evidence }: { evidence: Evidence[] }) {
  if (evidence.length === 0) return null;
  return (
    <ul className="mt-3 space-y-2 text-sm">
      {counted(evidence).map(({ one, times }) => (
        <li key={`${one.url} ${one.place} ${one.excerpt}`} className="border-l-2 border-edge pl-3">
          <code className="block font-mono wrap-anywhere whitespace-pre-wrap">{one.excerpt}</code>
          <span className="text-soft">
            <Where url={one.url} place={one.place} />
            {times > 1 && `, ${times} times`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function counted(evidence: Evidence[]): { one: Evidence; times: number }[] {
  const found = new Map<string, { one: Evidence; times: number }>();
  for (const one of evidence) {
    const key = `${one.url} ${one.place} ${one.excerpt}`;
    found.set(key, { one, times: (found.get(key)?.times ?? 0) + 1 });
  }
  return [...found.values()];
}

function Where({ url, place }: Pick<Evidence, 'url' | 'place'>) {
  const address = URL.canParse(url) ? new URL(url) : null;
  const path = address ? `${address.pathname}${address.search}` : url;
  return (
    <Fragment>
      {EVIDENCE_PLACES[place]},{' '}
      {address && /^https?:$/.test(address.protocol) ? (
        <a href={address.href} rel="noreferrer nofollow" className="wrap-anywhere underline underline-offset-2">
          {path === '/' ? 'home page' : path}
        </a>
      ) : (
        <span className="wrap-anywhere">{path}</span>
      )}
    </Fragment>
  );
}

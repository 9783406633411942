import type { Evidence } from '@named-first/contract';

const MAX_EXCERPT_LENGTH = 160;

/** Prefers text that visitors see over hidden labels. */
export function bestEvidence(evidence: readonly Evidence[] = []): Evidence | undefined {
  return evidence.find(({ place }) => place !== 'markup') ?? evidence[0];
}

/** The excerpt, word for word, with its page. Hidden labels are named but not quoted, because they are code. */
export function Excerpt({ evidence: { url, place, excerpt } }: { evidence: Evidence }) {
  const page = URL.parse(url);
  return (
    <p className="mt-1 text-sm text-soft wrap-anywhere">
      {place === 'markup' ? 'In the hidden labels of the' : <q>{clipped(excerpt)}</q>}{' '}
      {page && /^https?:$/.test(page.protocol) && (
        <a href={page.href} rel="noreferrer nofollow" className="underline underline-offset-2">
          {page.pathname === '/' ? 'home page' : page.pathname}
        </a>
      )}
    </p>
  );
}

function clipped(text: string): string {
  return text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH).trimEnd()}…` : text;
}

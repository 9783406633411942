import type { Received } from '../../artifacts.ts';
import type { PageDocument } from './document.ts';
import { parseDocument } from './parse-document.ts';

const documents = new WeakMap<Uint8Array, PageDocument>();

/** The document of a response. Parsed at its first use, so that collecting and judging share one pass. */
export function documentOf(received: Pick<Received, 'url' | 'body' | 'headers'>): PageDocument {
  const known = documents.get(received.body);
  if (known) return known;
  const document = parseDocument({
    url: received.url,
    body: received.body,
    contentType: received.headers['content-type'] ?? '',
  });
  documents.set(received.body, document);
  return document;
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SiteFacts } from '../../src/understand/facts.ts';
import { deriveSiteFacts } from '../../src/understand/site-facts.ts';
import { collectSaved } from '../truth/corpus.ts';
import { type FactKind, type Label, readLabels } from '../truth/label.ts';

/**
 * The tuning sites that are laid out in a folder and whose labels say what is right for a kind of fact, each with its
 * facts. Opens no socket.
 */
export async function* tuningSites(corpus: string, kind: FactKind): AsyncGenerator<{ label: Label; facts: SiteFacts }> {
  for (const label of readLabels()) {
    const folder = resolve(corpus, label.site);
    if (label.set !== 'tuning' || label.not_labelled.includes(kind) || !existsSync(folder)) continue;
    yield { label, facts: deriveSiteFacts(await collectSaved(label.site, folder)) };
  }
}

import { BUILDER_PLUGINS, BUILDERS, type ChangeKind, type HowTo, type Paste } from '@named-first/contract';
import { GENERAL_STEPS } from '../../lexicon/builders/general.ts';
import { BUILDERS_BY_ID, PLUGINS_BY_ID } from '../../lexicon/builders/index.ts';
import type { Cell, PasteForm } from '../../lexicon/builders/steps.ts';
import type { BuilderFacts } from '../../understand/site/builder.ts';

type Known = { name: string; cell: Cell };

/** How to make a kind of change on this site: the steps of its builder, and the general ones. */
export function howTo(change: ChangeKind, builder: Pick<BuilderFacts, 'id' | 'plugins'>): HowTo {
  const { title, steps, proof } = GENERAL_STEPS[change];
  const known = knownSteps(change, builder);
  return { change, title, here: known && hereOf(known), general: [...steps], proof };
}

/** The form in which this site's builder accepts a paste for a kind of change; null if unknown. */
export function pasteForm(change: ChangeKind, builder: Pick<BuilderFacts, 'id' | 'plugins'>): PasteForm | null {
  const cell = knownSteps(change, builder)?.cell;
  return cell?.state === 'steps' ? cell.paste : null;
}

/** A plugin with steps for the change takes precedence over the builder. */
function knownSteps(change: ChangeKind, { id, plugins }: Pick<BuilderFacts, 'id' | 'plugins'>): Known | null {
  const builder = BUILDERS.find((row) => row.id === id);
  if (!builder) return null;
  for (const plugin of BUILDER_PLUGINS) {
    const cell = plugins.includes(plugin.id) ? PLUGINS_BY_ID[plugin.id].steps[change] : undefined;
    if (cell && cell.state !== 'unverified') return { name: `${builder.name} with ${plugin.name}`, cell };
  }
  return { name: builder.name, cell: BUILDERS_BY_ID[builder.id].steps[change] };
}

function hereOf({ name, cell }: Known): HowTo['here'] {
  if (cell.state === 'steps') {
    return { name, state: 'steps', steps: [...cell.steps], plan: cell.plan, source: cell.source };
  }
  if (cell.state === 'not-possible') {
    return { name, state: 'not-possible', steps: [...cell.instead], plan: null, source: cell.source };
  }
  return { name, state: 'unverified', steps: [], plan: null, source: null };
}

const SCRIPT_TAGS = /^<script\b[^>]*>\s*([\s\S]*?)\s*<\/script>$/;
const LINK = /<a href="([^"]*)">([^<]*)<\/a>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * A text to paste in the form that the builder takes, of all forms that the changes of a fix need: structured data
 * without its script tags if the builder's box adds them, and links as words and address if it has a box for each.
 */
export function inForm(paste: Paste, forms: readonly PasteForm[]): Paste {
  if (paste.language === 'json-ld') {
    const inner = forms.find((form) => form !== 'fields') === 'json' ? SCRIPT_TAGS.exec(paste.text.trim())?.[1] : null;
    return inner ? { ...paste, text: inner } : paste;
  }
  return paste.language === 'html' && forms.includes('fields') ? linksAsFields(paste) : paste;
}

function linksAsFields(paste: Paste): Paste {
  const links = [...paste.text.matchAll(LINK)].map(
    ([, address = '', words = '']) => `Text: ${withoutEntities(words)}\nLink: ${withoutEntities(address)}`,
  );
  return links.length === 0 ? paste : { ...paste, language: 'text', text: links.join('\n\n') };
}

function withoutEntities(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

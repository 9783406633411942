/**
 * One page, parsed once. Checks get everything they know about a page from here; nothing parses the HTML again.
 * `offset` is always an index into the decoded source text.
 */

export type Region = 'main' | 'nav' | 'header' | 'footer' | 'aside' | 'form';

/**
 * A run of visible text that belongs together: a paragraph, list item, heading, table cell or entry of a list of links.
 */
export type TextBlock = {
  /** White space collapsed, otherwise verbatim. */
  text: string;
  tag: string;
  region: Region;
  offset: number;
  /** Inside `data-nosnippet`. */
  noSnippet: boolean;
};

export type Heading = { level: 1 | 2 | 3 | 4 | 5 | 6; text: string; region: Region; offset: number };

export type Link = {
  /** Absolute, without fragment; `tel:` and `mailto:` as written. */
  href: string;
  text: string;
  rel: string;
  region: Region;
  offset: number;
};

export type MetaTag = { name: string; content: string; offset: number };

export type ImageTag = { src: string; alt: string; offset: number };

export type FormSummary = { action: string; fields: number; labelledFields: number; hasPassword: boolean };

/** An empty element that scripts fill; its id (`root`, `app`, `__next`, …), or its name if that is `app-root`. */
export type EmptyMount = { id: string; offset: number };

export type ScriptTag = { src: string; type: string; text: string; offset: number };

/** One item described by markup, in any notation. Property values keep their order; nested items are nodes. */
export type MarkupNode = {
  notation: 'json-ld' | 'microdata' | 'rdfa';
  /** schema.org type names without prefix, e.g. `Plumber`. */
  types: readonly string[];
  id: string | null;
  /** schema.org property names without prefix. */
  properties: ReadonlyMap<string, readonly MarkupValue[]>;
  offset: number;
};

export type MarkupValue = string | number | boolean | MarkupNode;

export type BrokenMarkup = { raw: string; problem: string; offset: number };

export type PageDocument = {
  url: string;
  /** `<base href>` is applied when links are resolved. */
  baseUrl: string;
  charset: string;
  lang: string;
  title: { text: string; offset: number } | null;
  metas: readonly MetaTag[];
  /** Content of `<link rel=canonical>` elements as written. */
  canonicals: readonly { href: string; offset: number }[];
  headings: readonly Heading[];
  blocks: readonly TextBlock[];
  links: readonly Link[];
  images: readonly ImageTag[];
  iframes: readonly { src: string; offset: number }[];
  scripts: readonly ScriptTag[];
  forms: readonly FormSummary[];
  /** Top-level nodes of all notations; JSON-LD `@graph`, arrays and `@id` references are resolved. */
  markup: readonly MarkupNode[];
  brokenMarkup: readonly BrokenMarkup[];
  emptyMounts: readonly EmptyMount[];
  times: readonly { datetime: string; text: string; offset: number }[];
  /** Visible text of the whole page, with blocks separated by line feeds. */
  visibleText: string;
  /** The same without nav, header, footer, aside and forms. */
  mainText: string;
  mainWords: number;
  /**
   * How many of `mainWords` are hidden until a click or a script shows them. Hidden text is only read if almost nothing
   * else is shown; otherwise this is 0.
   */
  hiddenWords: number;
  /** Length of the decoded source in characters, and the share inside `<script>` and `<style>`. */
  sourceLength: number;
  scriptLength: number;
  /** True if the page has more text or entries than the limits: everything here is from its first part. */
  cut: boolean;
  /** The decoded source, for excerpts. */
  source: string;
};

import { type ElementMarkup, startsMarkup } from '../markup/elements.ts';
import { collapse, decodeEntities, firstVisible } from '../text/plain-text.ts';
import { areApart, type Seam } from './adjacent-texts.ts';
import type {
  EmptyMount,
  Heading,
  ImageTag,
  Link,
  MarkupNode,
  MetaTag,
  Region,
  ScriptTag,
  TextBlock,
} from './document.ts';
import { FormReader } from './form-reader.ts';
import { InlineRows } from './inline-rows.ts';
import {
  type Attributes,
  BLOCK_ELEMENTS,
  CHOICE_ELEMENTS,
  DROPPED_ELEMENTS,
  isDialog,
  isHidden,
  isIcon,
  MOUNT_IDS,
  PAGE_SKELETON,
  regionOf,
  VOID_ELEMENTS,
} from './page-elements.ts';

/** Elements and texts read per page; the largest of our saved real pages has 13,000. */
const MAX_PARTS = 200_000;
/** Browsers stop nesting here too (Chromium and WebKit: 512). Deeper nesting is hostile, and the rest is not read. */
const DEEPEST = 512;
/** Visible characters read per page: three times the longest of our saved real pages (82,000). */
const MAX_TEXT_LENGTH = 256 * 1024;
const MAX_BLOCKS = 50_000;
const MAX_ENTRIES = 10_000;
/** A page has one canonical URL; a few more are enough to show a conflict. */
const MAX_CANONICALS = 100;
/** How many links, headings and times may be open at once. */
const MAX_PENDING = 32;
/**
 * Source text inside one link, heading, title or time. Real ones show at most 250 characters, on many lines of markup.
 */
const MAX_PENDING_LENGTH = 16 * 1024;
/** Rows are looked for at the beginning of a run only, because reading a run concatenates it each time. */
const MAX_ROWS_LENGTH = 16 * 1024;
/** How many characters of a pending text are kept. */
const MAX_LABEL_LENGTH = 2000;
/** Content of a meta tag, and the URL of a picture, frame or script. */
const MAX_ATTRIBUTE_LENGTH = 16 * 1024;
const MAX_SCRIPT_LENGTH = 64 * 1024;
const MAX_JSON_LD_LENGTH = 2 * 1024 * 1024;

const DROPPED = 1;
const HIDDEN = 2;
const NO_SNIPPET = 4;
const IN_ARTICLE = 8;
/** Hidden on the page, but read anyway. */
const REVEALED = 16;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** An element at `depth` that waits for its end tag. */
type Pending = { depth: number; text: string; acceptsHidden: boolean; done: (text: string) => void };

/** Collects one page while the parser streams it. Use one instance per page; `finish` closes what is still open. */
export class PageReader {
  readonly blocks: TextBlock[] = [];
  readonly headings: Writable<Heading>[] = [];
  readonly links: Writable<Link>[] = [];
  readonly metas: MetaTag[] = [];
  readonly canonicals: { href: string; offset: number }[] = [];
  readonly images: ImageTag[] = [];
  readonly iframes: { src: string; offset: number }[] = [];
  readonly scripts: ScriptTag[] = [];
  readonly forms = new FormReader();
  readonly emptyMounts: EmptyMount[] = [];
  readonly times: { datetime: string; text: string; offset: number }[] = [];
  title: { text: string; offset: number } | null = null;
  lang = '';
  baseHref: string | null = null;
  scriptLength = 0;
  /** Length of the text that was skipped because it is hidden. */
  hiddenLength = 0;
  /** True if the source nests deeper or has more parts than any real page; the reader ignores the rest. */
  full = false;
  /** True if the page has more than the limits: only its first part was collected. */
  cut = false;

  #markup: ElementMarkup | null = null;
  readonly #startMarkup: (baseHref: string | null) => ElementMarkup;
  readonly #readsHidden: boolean;
  readonly #savedIds: (string | undefined)[] = [];
  #parts = 0;
  #depth = 0;
  #flags = 0;
  #region: Region = 'main';
  #blockTag = 'body';
  readonly #savedFlags: number[] = [];
  readonly #savedRegions: Region[] = [];
  readonly #savedBlockTags: string[] = [];
  readonly #pending: Pending[] = [];
  #run = '';
  /** The end of the run so far, because reading the run itself would concatenate it each time. */
  #runEnd = '';
  #runOffset = -1;
  /** Characters in the blocks so far. */
  #textLength = 0;
  #shown = 0;
  #afterLink = false;
  /** What came after the last text, without a space. */
  #seam: Seam | null = null;
  /** The depth of the parent of the two elements at an open seam. */
  #seamParent = 0;
  readonly #rows = new InlineRows();
  /** How many runs ended so far. */
  #runs = 0;
  /** Where the run is to be cut into blocks, in any order. */
  #cuts: number[] = [];
  /** Where each element's text begins, in the run and in the source. */
  #starts: { at: number; offset: number }[] = [];
  #startsElement = false;
  #openedLink: Writable<Link> | null = null;
  #raw: { type: string; src: string; text: string; offset: number; limit: number } | null = null;
  #inRaw = false;

  /**
   * Most pages have no markup on elements, so its reader is created at the first such element. With `readsHidden`, text
   * that waits for a script or a click is read like any other.
   */
  constructor(startMarkup: (baseHref: string | null) => ElementMarkup, { readsHidden }: { readsHidden: boolean }) {
    this.#startMarkup = startMarkup;
    this.#readsHidden = readsHidden;
  }

  open(name: string, attributes: Attributes, offset: number): void {
    this.#countPart();
    if (VOID_ELEMENTS.has(name)) {
      if ((this.#flags & DROPPED) === 0) {
        this.#openVoid(name, attributes, offset);
        this.#openMarkup(name, attributes, offset, -1);
      }
      return;
    }
    if (BLOCK_ELEMENTS.has(name)) this.#closeRow(this.#depth - 1);
    const depth = this.#depth++;
    this.#savedFlags[depth] = this.#flags;
    this.#savedRegions[depth] = this.#region;
    this.#savedBlockTags[depth] = this.#blockTag;
    if (depth >= DEEPEST) this.#stop();
    if (this.#flags & DROPPED) return;
    const block = BLOCK_ELEMENTS.has(name);
    if (block) this.#flush();
    else if (this.#seam === 'closed') {
      this.#seam = 'open';
      this.#seamParent = depth - 1;
    } else if (this.#seam === null) this.#seam = 'begun';
    this.#enter(name, attributes, block);
    if (this.#flags & DROPPED) this.#openDropped(name, attributes, offset);
    else {
      this.#rows.open(name, attributes, depth - 1, this.#runs, this.#run.length);
      this.#startsElement = true;
      this.#openShown(name, attributes, offset, depth);
      this.#openMarkup(name, attributes, offset, depth);
    }
  }

  close(name: string): void {
    if (VOID_ELEMENTS.has(name) || this.#depth === 0) return;
    const depth = --this.#depth;
    if (this.#inRaw) this.#closeRaw();
    if ((this.#flags & DROPPED) === 0) {
      this.#closeRow(depth);
      if (BLOCK_ELEMENTS.has(name)) this.#flush();
      else this.#seam = 'closed';
      this.#markup?.close(depth);
      while (this.#pending.at(-1)?.depth === depth) this.#settle();
      if (name === 'a') {
        this.#afterLink = true;
        this.#openedLink = null;
      } else if (name === 'form') this.#closeForm();
      else if (name === 'label') this.forms.closeLabel();
    }
    const flags = this.#savedFlags[depth] ?? 0;
    const region = this.#savedRegions[depth] ?? 'main';
    if (region !== this.#region || ((flags ^ this.#flags) & NO_SNIPPET) !== 0) this.#flush();
    this.#flags = flags;
    this.#region = region;
    this.#blockTag = this.#savedBlockTags[depth] ?? 'body';
  }

  /** Cuts the run where the entries begin that fill the element at this depth. */
  #closeRow(depth: number): void {
    if (depth < 0 || !LISTING_REGIONS.has(this.#region) || HEADING.test(this.#blockTag)) return;
    if (this.#run.length > MAX_ROWS_LENGTH) return;
    const cuts = this.#rows.close(depth, this.#runs, this.#run);
    if (cuts.length === 0) return;
    for (const cut of cuts) this.#cuts.push(cut);
    this.#startsElement = true;
  }

  /** `raw` is source text with its entities still encoded. */
  text(raw: string, offset: number): void {
    this.#countPart();
    if (this.#flags & DROPPED) {
      if (this.#inRaw) this.#addRaw(raw);
      return;
    }
    const data = decodeEntities(raw);
    if (this.#seam !== null) {
      const fills = this.#rows.isFilled(this.#seamParent, this.#runs);
      if (areApart(this.#runEnd, data, this.#seam, fills)) this.#space();
      this.#seam = null;
    }
    const pending = this.#pending;
    const hidden = (this.#flags & HIDDEN) !== 0;
    for (let index = 0; index < pending.length; index += 1) {
      const entry = pending[index] as Pending;
      if ((!hidden || entry.acceptsHidden) && entry.text.length < MAX_PENDING_LENGTH) entry.text += data;
    }
    this.#markup?.text(data);
    if (hidden) this.hiddenLength += data.length;
    if (hidden || this.title === OPEN_TITLE) return;
    if (this.#textLength >= MAX_TEXT_LENGTH) {
      this.cut ||= firstVisible(raw) !== -1;
      return;
    }
    if (this.#runOffset === -1) {
      const lead = firstVisible(raw);
      if (lead === -1) return;
      this.#runOffset = offset + lead;
      this.#shown += 1;
    }
    this.#afterLink = false;
    this.#addToRow(raw, offset);
    this.#run += data;
    this.#runEnd = data;
  }

  #addToRow(raw: string, offset: number): void {
    const lead = firstVisible(raw);
    if (lead === -1) return;
    this.#rows.text(this.#depth - 1, this.#runs);
    if (this.#startsElement) this.#starts.push({ at: this.#run.length, offset: offset + lead });
    this.#startsElement = false;
  }

  #openMarkup(name: string, attributes: Attributes, offset: number, depth: number): void {
    if (this.#markup === null) {
      if (depth >= 0) this.#savedIds[depth] = attributes.id;
      if (!startsMarkup(attributes)) return;
      this.#markup = this.#startMarkup(this.baseHref);
      const outer = depth < 0 ? this.#depth : depth;
      for (let at = 0; at < outer; at += 1) {
        const id = this.#savedIds[at];
        if (id !== undefined) this.#markup.open('div', { id }, offset, at);
      }
    }
    this.#markup.open(name, attributes, offset, depth);
  }

  get markupCut(): boolean {
    return this.#markup?.cut ?? false;
  }

  /** The nodes that elements were marked up as. */
  elementNodes(): MarkupNode[] {
    return this.#markup?.finish() ?? [];
  }

  /** Closes elements that are still open at the end of the source. */
  finish(): void {
    if (this.#inRaw) this.#closeRaw();
    this.#flush();
    while (this.#pending.length > 0) this.#settle();
    this.#closeForm();
  }

  #enter(name: string, attributes: Attributes, block: boolean): void {
    if (DROPPED_ELEMENTS.has(name) || isIcon(attributes)) this.#flags |= DROPPED;
    else if (CHOICE_ELEMENTS.has(name)) this.#flags |= HIDDEN;
    else if (isHidden(attributes)) this.#flags |= this.#readsHidden ? REVEALED : HIDDEN;
    if (this.#flags & REVEALED && isDialog(name, attributes)) this.#flags |= HIDDEN;
    if (attributes['data-nosnippet'] !== undefined) {
      this.#flush();
      this.#flags |= NO_SNIPPET;
    }
    const region = regionOf(name, attributes.role, (this.#flags & IN_ARTICLE) !== 0);
    if (region !== null) {
      if (!block) this.#flush();
      this.#region = region;
    }
    if (name === 'main' || name === 'article' || region === 'main') this.#flags |= IN_ARTICLE;
    if (block) this.#blockTag = name;
    if (PAGE_SKELETON.has(name)) this.forms.wrapsPage();
  }

  #openDropped(name: string, attributes: Attributes, offset: number): void {
    if (name === 'script') {
      const type = (attributes.type ?? '').toLowerCase().trim();
      const limit = type.includes('ld+json') ? MAX_JSON_LD_LENGTH : MAX_SCRIPT_LENGTH;
      this.#inRaw = true;
      this.#raw = { type, src: (attributes.src ?? '').slice(0, MAX_ATTRIBUTE_LENGTH), text: '', offset, limit };
    } else if (name === 'style') this.#inRaw = true;
    else if (name === 'iframe' && this.#hasRoom(this.iframes)) this.iframes.push({ src: sourceOf(attributes), offset });
  }

  #openShown(name: string, attributes: Attributes, offset: number, depth: number): void {
    switch (name) {
      case 'a':
        this.#openLink(attributes, offset, depth);
        break;
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        this.#openHeading(Number(name[1]) as Heading['level'], offset, depth);
        break;
      case 'html':
        this.lang ||= (attributes.lang ?? attributes['xml:lang'] ?? '').trim();
        break;
      case 'title':
        this.#openTitle(offset, depth);
        break;
      case 'time':
        this.#openTime((attributes.datetime ?? '').slice(0, MAX_ATTRIBUTE_LENGTH), offset, depth);
        break;
      case 'form':
        this.#openForm(attributes);
        break;
      case 'label':
        this.forms.openLabel(attributes);
        break;
      case 'select':
      case 'textarea':
        this.forms.addField(attributes);
        break;
    }
    const mount = name === 'app-root' ? name : attributes.id;
    if (mount !== undefined && MOUNT_IDS.has(mount)) this.#openMount({ id: mount, offset }, depth);
  }

  #openVoid(name: string, attributes: Attributes, offset: number): void {
    switch (name) {
      case 'br':
        this.#space();
        break;
      case 'hr':
        this.#flush();
        break;
      case 'meta':
        this.#addMeta(attributes, offset);
        break;
      case 'link':
        if (/(?:^|\s)canonical(?:\s|$)/i.test(attributes.rel ?? '') && this.canonicals.length < MAX_CANONICALS) {
          this.canonicals.push({ href: attributes.href ?? '', offset });
        }
        break;
      case 'base':
        this.baseHref ??= attributes.href ?? null;
        break;
      case 'img':
        this.#addImage(attributes, offset);
        break;
      case 'area':
        if (attributes.href !== undefined) this.#addLink(attributes, attributes.alt ?? '', offset);
        break;
      case 'input':
        this.forms.addField(attributes);
        break;
    }
  }

  #openLink(attributes: Attributes, offset: number, depth: number): void {
    if (this.#afterLink) this.#space();
    if (attributes.href === undefined) return;
    const link = this.#addLink(attributes, '', offset);
    if (!link) return;
    this.#openedLink = link;
    const label = attributes['aria-label'] ?? '';
    this.#await(depth, true, (text) => {
      link.text = labelOf(text) || labelOf(label) || link.text;
    });
  }

  #addLink(attributes: Attributes, text: string, offset: number): Writable<Link> | null {
    if (!this.#hasRoom(this.links)) return null;
    const href = attributes.href ?? '';
    const link = { href, text: labelOf(text), rel: attributes.rel ?? '', region: this.#region, offset };
    this.links.push(link);
    return link;
  }

  #openHeading(level: Heading['level'], offset: number, depth: number): void {
    if (this.#flags & HIDDEN || !this.#hasRoom(this.headings)) return;
    const heading: Writable<Heading> = { level, text: '', region: this.#region, offset };
    this.headings.push(heading);
    this.#await(depth, false, (text) => {
      heading.text = labelOf(text);
    });
  }

  #openTitle(offset: number, depth: number): void {
    if (this.title !== null) {
      this.#flags |= HIDDEN;
      return;
    }
    this.title = OPEN_TITLE;
    this.#await(depth, true, (text) => {
      // Some themes write an empty title before the one of their search plugin.
      this.title = labelOf(text) === '' ? null : { text: labelOf(text), offset };
    });
  }

  #openTime(datetime: string, offset: number, depth: number): void {
    if (!this.#hasRoom(this.times)) return;
    const time = { datetime, text: '', offset };
    this.times.push(time);
    this.#await(depth, true, (text) => {
      time.text = labelOf(text);
    });
  }

  #openMount(mount: EmptyMount, depth: number): void {
    const before = this.#shown;
    this.#await(depth, true, () => {
      if (this.#shown === before && this.emptyMounts.length < MAX_ENTRIES) this.emptyMounts.push(mount);
    });
  }

  #await(depth: number, acceptsHidden: boolean, done: (text: string) => void): void {
    if (this.#pending.length < MAX_PENDING) this.#pending.push({ depth, text: '', acceptsHidden, done });
  }

  #settle(): void {
    const entry = this.#pending.pop();
    entry?.done(entry.text);
  }

  #openForm(attributes: Attributes): void {
    this.forms.openForm(attributes, {
      outer: this.#savedRegions[this.#depth - 1] ?? 'main',
      block: this.blocks.length,
      heading: this.headings.length,
      link: this.links.length,
    });
  }

  /** The content of a form that wraps a whole page belongs to the surrounding region. */
  #closeForm(): void {
    const start = this.forms.closeForm();
    if (!start) return;
    for (const list of [
      this.blocks.slice(start.block),
      this.headings.slice(start.heading),
      this.links.slice(start.link),
    ]) {
      for (const entry of list as { region: Region }[]) if (entry.region === 'form') entry.region = start.outer;
    }
  }

  #addMeta(attributes: Attributes, offset: number): void {
    const content = attributes.content;
    if (content === undefined || !this.#hasRoom(this.metas)) return;
    for (const key of ['name', 'property', 'http-equiv']) {
      const name = attributes[key];
      if (name) this.metas.push(metaTag(name, content, offset));
    }
  }

  #addImage(attributes: Attributes, offset: number): void {
    const alt = labelOf(attributes.alt ?? '');
    if (this.#hasRoom(this.images)) this.images.push({ src: sourceOf(attributes), alt, offset });
    const link = this.#openedLink;
    // A linked picture's alternative text is the link's text if there is no other.
    if (link && link.text === '' && alt !== '') link.text = alt;
  }

  #addRaw(data: string): void {
    this.scriptLength += data.length;
    if (this.#raw && this.#raw.text.length < this.#raw.limit) this.#raw.text += data;
  }

  #closeRaw(): void {
    this.#inRaw = false;
    const raw = this.#raw;
    this.#raw = null;
    if (!raw || !this.#hasRoom(this.scripts)) return;
    const text = raw.text.length > raw.limit ? '' : raw.text;
    this.scripts.push({ src: raw.src, type: raw.type, text, offset: raw.offset });
  }

  #countPart(): void {
    this.#parts += 1;
    if (this.#parts >= MAX_PARTS) this.#stop();
  }

  #stop(): void {
    this.full = true;
    this.cut = true;
  }

  /** True if a list has room for another entry. Otherwise the page counts as truncated. */
  #hasRoom(entries: readonly unknown[]): boolean {
    if (entries.length < MAX_ENTRIES) return true;
    this.cut = true;
    return false;
  }

  #space(): void {
    if (this.#runOffset !== -1) this.#run += ' ';
    this.#runEnd = '';
    this.#spacePending();
    this.#markup?.text(' ');
  }

  #spacePending(): void {
    for (const entry of this.#pending) if (entry.text.length < MAX_PENDING_LENGTH) entry.text += ' ';
  }

  #flush(): void {
    this.#afterLink = false;
    if (this.#runOffset === -1) return;
    // A link around several blocks shows them on separate lines.
    this.#spacePending();
    if (this.#cuts.length === 0) this.#addBlock(this.#run, this.#runOffset);
    else for (const { text, offset } of this.#partsOfRun()) this.#addBlock(text, offset);
    this.#cuts = [];
    this.#starts = [];
    this.#runs += 1;
    this.#run = '';
    this.#runEnd = '';
    this.#runOffset = -1;
  }

  /** The run cut into the entries of its rows, each with the offset of its first visible character. */
  #partsOfRun(): { text: string; offset: number }[] {
    const cuts = [...new Set(this.#cuts)].sort((a, b) => a - b);
    const edges = [0, ...cuts.filter((cut) => cut > 0 && cut < this.#run.length), this.#run.length];
    let next = 0;
    return edges.slice(0, -1).map((from, index) => {
      while ((this.#starts[next]?.at ?? Number.POSITIVE_INFINITY) < from) next += 1;
      const offset = from === 0 ? this.#runOffset : (this.#starts[next]?.offset ?? this.#runOffset);
      return { text: this.#run.slice(from, edges[index + 1]), offset };
    });
  }

  #addBlock(run: string, offset: number): void {
    const whole = collapse(run);
    const text = this.blocks.length < MAX_BLOCKS ? firstCharacters(whole, MAX_TEXT_LENGTH - this.#textLength) : '';
    this.cut ||= text.length < whole.length;
    if (text === '') return;
    const noSnippet = (this.#flags & NO_SNIPPET) !== 0;
    this.blocks.push({ text, tag: this.#blockTag, region: this.#region, offset, noSnippet });
    this.#textLength += text.length;
  }
}

/** A short text as a reader sees it. */
function labelOf(raw: string): string {
  return firstCharacters(collapse(raw.slice(0, MAX_PENDING_LENGTH)), MAX_LABEL_LENGTH);
}

function sourceOf(attributes: Attributes): string {
  return (attributes.src || attributes['data-src'] || '').slice(0, MAX_ATTRIBUTE_LENGTH);
}

function metaTag(name: string, content: string, offset: number): MetaTag {
  return {
    name: name.slice(0, MAX_ATTRIBUTE_LENGTH).toLowerCase().trim(),
    content: content.slice(0, MAX_ATTRIBUTE_LENGTH),
    offset,
  };
}

/** At most `most` characters, never ending in half of a surrogate pair. */
function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, isHighSurrogate(text.charCodeAt(most - 1)) ? most - 1 : most);
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

const HEADING = /^h[1-6]$/;
/** Elsewhere, such rows are menus, which are read as links, and the fields of forms. */
const LISTING_REGIONS: ReadonlySet<Region> = new Set(['main', 'aside', 'footer']);

const OPEN_TITLE = { text: '', offset: 0 };

import type { CheckId, Paste } from '@named-first/contract';
import {
  allOf,
  type FileEdit,
  inBusinessCard,
  inFile,
  inPages,
  intoHead,
  type SiteFiles,
  withoutJsonLd,
} from '../../test/edited-site.ts';
import { asHtml, asJson, asParagraphs, fromMarkdown, linked } from '../../test/owner-answers.ts';

/** Where the owner of a site puts changes: file names in its folder. */
export type SitePlan = { home: string; contact: string; origin: string };

/** The text of a paste with its blanks filled in, in the language of the fix. */
export type FilledPaste = Pick<Paste, 'language' | 'text'>;

type Apply = (texts: Texts, plan: SitePlan) => FileEdit;
type Texts = { of: (language: Paste['language']) => string; all: readonly FilledPaste[] };

const atTheEndOf = (tags: string) => (html: string) =>
  html.replace(/<\/main>|<footer|<\/body>|<\/html>|$/i, (end) => `${tags}${end}`);
const underTheHeading = (tags: string) => (html: string) => {
  const done = html.replace(/<\/h1>(?:\s*<\/div>)*/i, (end) => `${end}${tags}`);
  return done === html ? html.replace(/<main[^>]*>|<body[^>]*>/i, (start) => `${start}${tags}`) : done;
};

/** Without a `</head>`, browsers and the scan treat the beginning of the document as the head. */
const inHeadOf = (tags: string) => (html: string, path: string) =>
  /<\/head>/i.test(html) ? intoHead(tags)(html.replace(/<\/HEAD>/, '</head>'), path) : `${tags}${html}`;

const onHome = (edit: (html: string, path: string) => string, { home }: SitePlan) =>
  inPages((html, path) => edit(html, path), home);
const atTheEndOfHome: Apply = (texts, plan) => onHome(atTheEndOf(linked(asParagraphs(texts.of('text')))), plan);
const underHomesHeading: Apply = (texts, plan) => onHome(underTheHeading(asParagraphs(texts.of('text'))), plan);

/** Inserts the business card, replacing an older one with the same properties. */
const card: Apply = (texts, plan) =>
  allOf(
    inPages((html, path) => (/"telephone"/.test(html) ? withoutJsonLd(html, path) : html)),
    onHome(inHeadOf(asJson(texts.of('json-ld'))), plan),
  );

/** Adds properties to the business card of every page. Leaves a card that is not valid JSON unchanged. */
function intoCard(properties: string): FileEdit {
  const edit = inBusinessCard((node) => Object.assign(node, JSON.parse(`{${properties}}`)));
  return inPages((html, path) => {
    try {
      return edit(html, path);
    } catch (error) {
      if (error instanceof SyntaxError) return html;
      throw error;
    }
  });
}

/** How an owner follows each kind of fix with a paste. */
const APPLY: Partial<Record<CheckId, Apply>> = {
  'quoting-permission': (texts) => inPages((html) => html.replace(/<meta name="robots"[^>]*>/i, texts.of('html'))),
  'secure-single-address': (texts, plan) => canonicalInEach(texts.of('html'), plan),
  'robots-file-health': (texts) => inFile('robots.txt', () => texts.of('robots')),
  'sitemap-health': (texts, plan) => siteMap(texts.of('robots'), plan),
  'llms-txt': (texts) => inFile('llms.txt', () => latin1(texts.of('markdown'))),
  'business-schema-type': (texts, plan) =>
    texts.of('json-ld').startsWith('"') ? intoCard(texts.of('json-ld')) : card(texts, plan),
  'business-schema-complete': card,
  'service-and-faq-schema': (texts, plan) => onHome(inHeadOf(asJson(texts.of('json-ld'))), plan),
  'titles-and-headings': (texts, plan) => retitled(texts.of('text'), plan),
  'who-what-where': underHomesHeading,
  'hours-and-contact': (texts, plan) =>
    onHome(atTheEndOf(`${asParagraphs(texts.of('text'))}<p>${texts.of('html')}</p>`), plan),
  'identity-links': (texts, plan) => allOf(onHome(atTheEndOf(texts.of('html')), plan), intoCard(texts.of('json-ld'))),
  'reviews-readable': atTheEndOfHome,
  'service-pages': (texts, plan) => jobPages(texts.all, plan),
  'service-area-coverage': underHomesHeading,
  'verifiable-credentials': (texts, plan) =>
    allOf(atTheEndOfHome(texts, plan), intoCard(texts.of('json-ld').replace(/,$/, ''))),
  'concrete-facts': atTheEndOfHome,
  'answers-buyer-questions': atTheEndOfHome,
  freshness: atTheEndOfHome,
};

/** True if this benchmark can apply the check's fix. */
export function canApply(check: string): boolean {
  return check in APPLY;
}

/**
 * The change to a site's files that applies the fix of a check.
 *
 * @throws for a check that `canApply` rejects.
 */
export function applyFix(check: string, pastes: readonly FilledPaste[], plan: SitePlan): FileEdit {
  const apply = APPLY[check as CheckId];
  if (!apply) throw new RangeError(`No way is known to apply the fix of ${check}`);
  const of = (language: Paste['language']) =>
    pastes
      .filter((paste) => paste.language === language)
      .map(({ text }) => text)
      .join('\n');
  return apply({ of, all: pastes }, plan);
}

/** The paste names the home page; every other page gets its own URL, as the step says. */
function canonicalInEach(line: string, { home, origin }: SitePlan): FileEdit {
  const named = /href="([^"]+)"/.exec(line)?.[1] ?? '';
  return inPages((html, path) => {
    const own = path === home ? `${origin}/` : `${origin}/${addressOf(path)}`;
    const bare = html.replace(/<link[^>]*rel="?canonical"?[^>]*>/gi, '');
    return inHeadOf(line.replace(named, own))(bare, path);
  });
}

/** Writes the sitemap and the robots.txt line that names it. */
function siteMap(line: string, { home, origin }: SitePlan): FileEdit {
  return (files) => {
    const pages = [...files.keys()].filter((path) => path.endsWith('.html'));
    const entry = (path: string) =>
      `<url><loc>${origin}/${path === home ? '' : addressOf(path)}</loc><lastmod>2026-11-20</lastmod></url>`;
    const list = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.map(entry).join('')}</urlset>`;
    files.set('sitemap.xml', list);
    files.set('robots.txt', `${files.get('robots.txt') ?? 'User-agent: *\nAllow: /\n'}\n${line}\n`);
  };
}

function retitled(proposals: string, { home }: SitePlan): FileEdit {
  return (files) => {
    for (const [, address = '', title = ''] of proposals.matchAll(/^(\/\S*)\n {2}(.+)$/gm)) {
      const file = address === '/' ? home : fileAt(files, address.slice(1));
      const html = file && files.get(file);
      if (file && html) files.set(file, withTitle(html, title));
    }
  };
}

function withTitle(html: string, title: string): string {
  const tag = `<title>${asHtml(title)}</title>`;
  return /<title[^>]*>/i.test(html) ? html.replace(/<title[^>]*>[^<]*<\/title>/i, () => tag) : inHeadOf(tag)(html, '');
}

/** Makes each outline a page with the layout of the home page, which links to it. */
function jobPages(outlines: readonly FilledPaste[], { home, origin }: SitePlan): FileEdit {
  return (files) => {
    const frame = withoutJsonLd(files.get(home) ?? '', home);
    const links = outlines.map(({ text }, number) => {
      const heading = /^# (.+)$/m.exec(text)?.[1] ?? '';
      const path = `jobs-${number}/index.html`;
      files.set(path, jobPage(frame, text, heading, `${origin}/jobs-${number}/`));
      return `<li><a href="/jobs-${number}/">${asHtml(heading.replace(/ (?:in|near) .*/, ''))}</a></li>`;
    });
    inPages(atTheEndOf(`<h2>Services</h2><ul>${links.join('')}</ul>`), home)(files);
  };
}

function jobPage(frame: string, outline: string, heading: string, address: string): string {
  const head = frame
    .replace(/<body[\s\S]*$/i, '')
    .replace(/<(?:link[^>]*rel="?canonical|meta[^>]*name="?description)[^>]*>/gi, '');
  const [, first = ''] = outline.split('\n\n');
  const own = `<link rel="canonical" href="${address}"><meta name="description" content="${asHtml(first).replaceAll('"', '')}">`;
  return `${inHeadOf(own)(withTitle(head, heading), '')}<body><main>${fromMarkdown(outline)}</main></body></html>`;
}

const addressOf = (path: string) => encodeURI(path.replace(/(?:^|(?<=\/))index\.html$/, ''));

function fileAt(files: SiteFiles, address: string): string | undefined {
  const path = decodeURI(address);
  return [path, `${path}.html`, `${path}index.html`, `${path}/index.html`].find((name) => files.has(name));
}

/** UTF-8 as one character per byte, which is how the files of a site are kept in memory. */
function latin1(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

// `npm run mail:preview [folder]`: writes every mail with sample data as files, for a light and a dark screen, without
// pictures, and as plain text. Open index.html in a browser.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { MailKind, RenderMail } from '@named-first/contract';
import { SAMPLE_MAILS } from '@named-first/documents/sample-mails';

const root = resolve(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? join(root, 'data', 'mail-preview'));
const { renderMail } = (await import(join(root, 'web/build/server/index.js'))) as { renderMail: RenderMail };

/** How mail programs alter the same HTML. */
const VARIANTS: Record<string, (html: string) => string> = {
  light: (html) => html.replaceAll('(prefers-color-scheme: dark)', 'not all'),
  dark: (html) => html.replaceAll('(prefers-color-scheme: dark)', 'all'),
  'no-pictures': (html) => html.replaceAll(/(<img\b[^>]*?\ssrc=)"[^"]*"/g, '$1""').replaceAll(/url\([^)]*\)/g, 'none'),
};

mkdirSync(folder, { recursive: true });
const rows: string[] = [];
for (const [kind, samples] of Object.entries(SAMPLE_MAILS)) {
  for (const [index, data] of samples.entries()) {
    const name = samples.length > 1 ? `${kind}-${index + 1}` : kind;
    rows.push(await writeMail(name, kind as MailKind, data));
  }
}
writeFileSync(join(folder, 'index.html'), page('Every mail', `<ul>${rows.join('')}</ul>`));
console.log(`${rows.length} mails in ${join(folder, 'index.html')}`);

async function writeMail(name: string, kind: MailKind, data: object): Promise<string> {
  // The samples match their kinds, but the type checker cannot follow that through a list of all kinds.
  const { subject, html, text } = await renderMail(kind, data as never);
  for (const [variant, show] of Object.entries(VARIANTS))
    writeFileSync(join(folder, `${name}.${variant}.html`), show(html));
  writeFileSync(join(folder, `${name}.txt`), text);
  const frames = Object.keys(VARIANTS).flatMap((variant) =>
    [360, 700].map(
      (width) =>
        `<iframe title="${variant}, ${width} pixels" src="${name}.${variant}.html" width="${width}" height="900"></iframe>`,
    ),
  );
  writeFileSync(join(folder, `${name}.html`), page(subject, `${frames.join('\n')}<pre>${escaped(text)}</pre>`));
  return `<li><a href="${name}.html">${name}</a>: ${escaped(subject)}</li>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><h1>${escaped(title)}</h1>${body}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

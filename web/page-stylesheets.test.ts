import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { isBackOffice, mentionsIn, pageModules } from './page-stylesheets.ts';

const APP = new URL('./app/', import.meta.url).pathname;
const modules = pageModules();
const filesOf = (page: string) => (modules.get(page) ?? []).map((file) => relative(APP, file));

test.each([
  ['the frame around it', 'routes/home', 'components/layout/drawer.tsx'],
  ['the page for what broke', 'routes/service', 'features/not-found/page-problem.tsx'],
  ['a script that every page loads', 'routes/home', 'components/layout/drawer-script.js'],
  ['a script of its own', 'routes/blog-post', 'features/blog/share.inline.js'],
  ['a bundled script, with what it imports', 'routes/report', 'features/report/inline/open-for-print.ts'],
  ['a sheet of its own', 'routes/blog-post', 'styles/post-body.css'],
  ['code that is fetched later', 'routes/unlock', 'components/ui/toast-view.tsx'],
  ['every screen that follows without a new document', 'routes/free-scan', 'routes/success.tsx'],
])('a page is made of %s', (_, page, file) => {
  expect(filesOf(page)).toContain(file);
});

test('a public page contains no module of the back office', () => {
  const publicPages = [...modules.keys()].filter((page) => !isBackOffice(page));
  const theirs = publicPages
    .flatMap(filesOf)
    .filter((file) => /components\/admin|features\/(?:leads|inbox)/.test(file));
  expect(theirs).toEqual([]);
  expect(publicPages.length).toBeGreaterThan(20);
});

test('finds classes in attributes, templates and scripts, and custom properties anywhere', () => {
  const code = `<p className="one [&>b]:two" /> clsx(\`three \${state} four\`) list.add('five') style="color: var(--six)"`;
  expect([...mentionsIn(code)]).toEqual(expect.arrayContaining(['one', '[&>b]:two', 'three', 'four', 'five', '--six']));
});

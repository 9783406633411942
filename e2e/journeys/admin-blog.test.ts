import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import type { BlogPost } from '@named-first/contract';
import fc from 'fast-check';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADMIN_PASSWORD } from '../src/admin-password.ts';
import { runBackOffice, seeToast, signIn } from '../src/back-office.ts';
import { axeViolations, openPage, type WatchedPage } from '../src/browser.ts';
import { focused, tabTo } from '../src/keyboard.ts';
import { takePolicyViolations } from '../src/policy-violations.ts';
import { runSeed } from '../src/run-seed.ts';

const GUARD = resolve(import.meta.dirname, '../../web/app/features/blog-editor/visual-guard.ts');
const PICTURE = resolve(import.meta.dirname, '../../web/public/apple-touch-icon.png');

const office = runBackOffice();

async function openEditor(options?: BrowserContextOptions): Promise<WatchedPage> {
  const page = await office.open(options);
  await page.goto(`${office.url}/admin/blog`);
  await editorReady(page);
  return page;
}

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const editorReady = (page: Page) => page.locator('.cm-content[name=content]').waitFor();
const posts = async (page: Page) =>
  (await (await page.request.get(`${office.url}/api/blog/posts`)).json()) as BlogPost[];
const ownPost = async (page: Page) => (await posts(page)).find(({ slug }) => slug === 'my-first-post');
const isFocused = (element: Element) => element === document.activeElement;
const source = (page: Page) => page.locator('.cm-content').evaluate((element) => element.textContent);
const save = (page: Page) => page.getByRole('button', { name: /^(Create|Update) Post$/ }).click();

async function write(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
}

async function edit(page: Page, title: string) {
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  await page.getByRole('heading', { name: 'Edit Post' }).waitFor();
  await editorReady(page);
  await expect.poll(() => field(page, 'title').inputValue()).toBe(title);
}

/**
 * Waits until typed text is in the browser's storage, within two seconds: the limit for what a lost tab may cost. Both
 * times are taken in the page, so that a slow test does not count against it.
 */
async function expectDraftStored(page: Page, text: string) {
  const typedAt = await page.evaluate(() => Date.now());
  const holds = (wanted: string) => Object.values(localStorage).find((entry) => String(entry).includes(wanted));
  const { keptAt } = JSON.parse(await (await page.waitForFunction(holds, text)).jsonValue());
  expect(Date.parse(keptAt) - typedAt).toBeLessThan(2000);
}

test('a first post is written, published and listed as specified', async () => {
  const page = await openPage(office.browser, office.url);
  await signIn(page, `${office.url}/admin/blog`);
  await editorReady(page);
  await page.getByText('No posts yet. Create your first post!', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'View Public Blog' }).getAttribute('href')).toBe('/blog');
  expect(await page.locator('header, footer').count()).toBeGreaterThanOrEqual(2);

  await save(page);
  for (const name of ['Title', 'Slug', 'Excerpt', 'Content', 'Author']) {
    await page.getByText(`${name} is required`, { exact: true }).waitFor();
  }
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');
  expect(await field(page, 'category').inputValue()).toBe('AI Search');
  expect(await field(page, 'category').locator('option').allInnerTexts()).toEqual([
    'AI Search',
    'LLM Optimization',
    'Voice Search',
    'Reddit Strategy',
    'SEO Tips',
  ]);
  expect(await page.getByRole('switch', { name: 'Publish immediately' }).isChecked()).toBe(false);

  await write(page, { title: 'Pipes & Assistants', excerpt: 'Why pipes.', author: 'Ana', tags: ' pipes , tools,, ' });
  expect(await field(page, 'slug').inputValue()).toBe('pipes-assistants');
  await field(page, 'slug').fill('');
  await field(page, 'slug').pressSequentially('First Post');
  expect(await field(page, 'slug').inputValue()).toBe('first-post');
  await page.keyboard.press('Home');
  await page.keyboard.type('My ');
  expect(await field(page, 'slug').inputValue()).toBe('my-first-post');
  await write(page, { content: '<h2>One</h2>\n<p>Two <script>alert(1)</script></p>' });
  const preview = page.frameLocator('iframe[title="Preview of the post"]');
  await preview.getByRole('heading', { name: 'One' }).waitFor();
  await page.getByRole('switch').check();

  await page.route('**/api/blog/posts', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await save(page);
  await seeToast(page, 'Failed to create blog post.');
  await page.unroute('**/api/blog/posts');
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/blog/posts')),
    save(page),
  ]);
  await seeToast(page, 'Blog post created successfully.');
  expect(request.postDataJSON()).toEqual({
    title: 'Pipes & Assistants',
    slug: 'my-first-post',
    excerpt: 'Why pipes.',
    content: '<h2>One</h2>\n<p>Two <script>alert(1)</script></p>',
    author: 'Ana',
    category: 'AI Search',
    tags: ['pipes', 'tools'],
    featuredImage: null,
    published: true,
    publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  await page.getByRole('heading', { name: 'Create New Post' }).waitFor();
  await expect.poll(() => field(page, 'title').inputValue()).toBe('');
  await page.getByRole('heading', { name: 'Pipes & Assistants' }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect((await posts(page))[0]).toMatchObject({ published: true, tags: ['pipes', 'tools'] });
});

test('a post is edited, unpublished, deleted and restored', async () => {
  const page = await openEditor();
  await edit(page, 'Pipes & Assistants');
  expect(await field(page, 'tags').inputValue()).toBe('pipes, tools');
  expect(await page.getByRole('switch').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('heading', { name: 'Create New Post' }).waitFor();

  await edit(page, 'Pipes & Assistants');
  await page.reload();
  await editorReady(page);
  expect(await field(page, 'title').inputValue()).toBe('Pipes & Assistants');
  await page.getByRole('switch').uncheck();
  await page.route('**/api/blog/posts/*', (route) => route.abort());
  await save(page);
  await seeToast(page, 'Failed to update blog post.');
  await page.unroute('**/api/blog/posts/*');
  await save(page);
  await seeToast(page, 'Blog post updated successfully.');
  await page.getByText('Draft', { exact: true }).waitFor();
  expect((await posts(page))[0]).toMatchObject({ published: false, publishedAt: null });

  await page.route('**/api/blog/posts/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Delete Pipes & Assistants' }).click();
  await seeToast(page, 'Failed to delete blog post.');
  await page.unroute('**/api/blog/posts/*');
  await page.getByRole('button', { name: 'Delete Pipes & Assistants' }).press('Enter');
  await seeToast(page, 'Blog post deleted successfully.');
  await page.getByText('No posts yet. Create your first post!', { exact: true }).waitFor();
  expect(await focused(page)).toMatch(/^All Posts/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Pipes & Assistants' }).waitFor();
});

test('an earlier version is shown and restored; a draft is visible by its preview link, and at its own URL only to admins', async () => {
  const page = await openEditor();
  await edit(page, 'Pipes & Assistants');
  await field(page, 'excerpt').fill('Second excerpt');
  await save(page);
  await seeToast(page, 'Blog post updated successfully.');
  await edit(page, 'Pipes & Assistants');
  await tabTo(page, 'Versions');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Restore' }).first().waitFor();
  await expect.poll(() => focused(page)).toBe('Versions');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('button', { name: 'Versions' }).evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Restore' }).first().waitFor();
  await tabTo(page, 'Show');
  await page.keyboard.press('Enter');
  await dialog.frameLocator('iframe').getByRole('heading', { name: 'One' }).waitFor();
  await tabTo(page, 'Restore');
  await page.keyboard.press('Enter');
  await seeToast(page, 'Version restored.');
  await expect.poll(() => focused(page)).toBe('Edit Post');
  await expect.poll(() => field(page, 'excerpt').inputValue()).toBe('Why pipes.');

  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Open Preview' }).click(),
  ]);
  await tab.waitForURL(/\/blog\/my-first-post\?preview=/);
  const stranger = await openPage(office.browser, office.url);
  await stranger.goto(tab.url());
  await stranger.getByRole('heading', { name: 'Pipes & Assistants' }).waitFor();
  const visits = [page, stranger].map(({ request }) => request.get(`${office.url}/blog/my-first-post`));
  const [own, strange] = await Promise.all(visits);
  expect([own?.status(), strange?.status()]).toEqual([200, 404]);
  expect(await own?.text()).toContain('>Draft</');
  // The script in the post, reported once per tab.
  expect(takePolicyViolations()).toEqual([1, 2].map(() => expect.stringContaining('Executing inline script')));
});

test('a picture is uploaded with alternative text and appears in the post', async () => {
  const page = await openEditor();
  const png = readFileSync(PICTURE);
  await page.getByRole('button', { name: 'Upload Picture' }).click();
  const dialog = page.getByRole('dialog');
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[name=picture]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('broken.png', Buffer.from('no picture'));
  await dialog.locator('input[name=alt]').fill('A "blue" van');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await dialog.getByRole('alert').getByText(/./).first().waitFor();
  await choose('van.png', png);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await dialog.getByText('180 × 180 pixels').waitFor();
  await dialog.getByRole('button', { name: 'Add to the Content' }).click();
  await expect.poll(() => source(page)).toContain('alt="A &quot;blue&quot; van"');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await seeToast(page, 'Changes discarded');
  await expect.poll(() => source(page)).not.toContain('van');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => source(page)).toContain('van');
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('a closed tab and a killed server lose at most two seconds of typing', async () => {
  const page = await openEditor();
  await edit(page, 'Pipes & Assistants');
  await field(page, 'excerpt').fill('Typed before the tab was closed');
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('<p>Typed by hand</p>');
  await expectDraftStored(page, 'Typed by hand');
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await next.goto(`${office.url}/admin/blog`);
  await editorReady(next);
  await next.getByText('Unsaved changes').waitFor();
  await edit(next, 'Pipes & Assistants');
  await next.getByText(/^Restored what you typed until/).waitFor();
  expect(await field(next, 'excerpt').inputValue()).toBe('Typed before the tab was closed');
  expect(await source(next)).toContain('<p>Typed by hand</p>');

  await office.product.kill();
  await save(next);
  await seeToast(next, 'Failed to update blog post.');
  await field(next, 'excerpt').fill('Typed while the server was down');
  await runSeed(office.product.dataDir);
  await office.product.restart();
  await save(next);
  await seeToast(next, 'Blog post updated successfully.');
  expect(await ownPost(next)).toMatchObject({ excerpt: 'Typed while the server was down' });

  // A new post has no slug yet, but its draft is stored all the same.
  await write(next, { title: 'Never saved' });
  await expectDraftStored(next, 'Never saved');
  await next.reload();
  await next.getByText(/^Restored what you typed until/).waitFor();
  expect(await field(next, 'title').inputValue()).toBe('Never saved');
  await next.getByRole('button', { name: 'Discard' }).click();
  expect(await field(next, 'title').inputValue()).toBe('');
});

test('two editors of one post are warned, and neither silently overwrites the other', async () => {
  const mine = await openEditor();
  await edit(mine, 'Pipes & Assistants');
  const theirs = await mine.context().newPage();
  await theirs.goto(mine.url());
  await editorReady(theirs);
  await mine.getByText(/^Another tab of this browser edits this post too/).waitFor();
  await theirs.getByText(/^Another tab of this browser edits this post too/).waitFor();

  await field(mine, 'excerpt').fill('Mine');
  const elsewhere = await openEditor();
  await edit(elsewhere, 'Pipes & Assistants');
  await field(elsewhere, 'excerpt').fill('Theirs');
  await save(elsewhere);
  await seeToast(elsewhere, 'Blog post updated successfully.');

  await mine.getByRole('button', { name: 'Update Post' }).press('Enter');
  await mine.getByRole('heading', { name: 'This post was saved elsewhere' }).waitFor();
  await expect.poll(() => focused(mine)).toBe('This post was saved elsewhere');
  expect(await mine.getByLabel('Excerpt, yours').inputValue()).toBe('Mine');
  expect(await mine.getByLabel('Excerpt, saved').inputValue()).toBe('Theirs');
  expect(await ownPost(mine)).toMatchObject({ excerpt: 'Theirs' });
  expect(await axeViolations(mine)).toEqual([]);
  await tabTo(mine, 'Save Mine Over It');
  await mine.keyboard.press('Enter');
  await seeToast(mine, 'Blog post updated successfully.');
  await expect.poll(() => focused(mine)).toBe('Create New Post');
  expect(await ownPost(mine)).toMatchObject({ excerpt: 'Mine' });
  // The other tab has no unsaved text, so it reloads the post automatically.
  await expect.poll(() => field(theirs, 'excerpt').inputValue()).toBe('Mine');
});

test('an expired session leads to the sign-in page and back without losing typed text', async () => {
  const page = await openEditor();
  await edit(page, 'Pipes & Assistants');
  await field(page, 'excerpt').fill('Typed without a session');
  await page.context().clearCookies();
  await save(page);
  await page.waitForURL(/\/admin\/login\?next=%2Fadmin%2Fblog%3Fpost%3D/);
  await page.locator('input[name=password]').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\/blog\?post=/);
  await expect.poll(() => field(page, 'excerpt').inputValue()).toBe('Typed without a session');
});

test('text typed during a slow save stays in the form', async () => {
  const page = await openEditor();
  await edit(page, 'Pipes & Assistants');
  await field(page, 'excerpt').fill('Saved slowly');
  let answer = () => {};
  const typed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/blog/posts/*', async (route) => {
    if (route.request().method() === 'PATCH') await typed;
    await route.continue();
  });
  await save(page);
  await field(page, 'excerpt').fill('Typed meanwhile');
  answer();
  await seeToast(page, 'Blog post updated successfully.');
  await page.getByText(/^Restored what you typed until/).waitFor();
  expect(await field(page, 'excerpt').inputValue()).toBe('Typed meanwhile');
  expect(await ownPost(page)).toMatchObject({ excerpt: 'Saved slowly' });
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('offline, a save fails at once and is not repeated later', async () => {
  const page = await openEditor();
  await edit(page, 'Pipes & Assistants');
  await field(page, 'excerpt').fill('Typed offline');
  await page.context().setOffline(true);
  await save(page);
  await seeToast(page, 'Failed to update blog post.');
  expect(await field(page, 'excerpt').inputValue()).toBe('Typed offline');
  await page.context().setOffline(false);
  expect(await ownPost(page)).not.toMatchObject({ excerpt: 'Typed offline' });
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('the visual editor is offered only if it preserves every character', async () => {
  const page = await openEditor();
  const seeded = await posts(page);
  expect(seeded).toHaveLength(7);
  const script = stripTypeScriptTypes(readFileSync(GUARD, 'utf8')).replace(
    'export function',
    'window.whyNot = function',
  );
  const blank = await office.browser.newPage();
  await blank.evaluate(script);
  const pieces = [
    '<p>',
    '</p>',
    '<P>',
    '<b>',
    '</b>',
    '<br>',
    '<br/>',
    '<ul><li>',
    '</li></ul>',
    '\n',
    ' ',
    'é',
    '\u00a0',
  ];
  pieces.push(
    'words',
    '&amp;',
    '&',
    '&nbsp;',
    '<',
    '<!-- c -->',
    '<a href="/x">',
    "<a href='/x'>",
    '</a>',
    '<h2>',
    '</h2>',
  );
  pieces.push(
    '<table><tr><td>x</td></tr></table>',
    '<img src=x onerror=alert(1)>',
    '<script>x</script>',
    '<p class="a">',
  );
  pieces.push(
    '<a href="javascript:x">',
    '<p style="color:red">',
    '<details>',
    '<p>whole</p>',
    '<p>is <em>sound</em></p>',
  );
  const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((parts) => parts.join(''));
  const wild = [...seeded.map(({ content }) => content), ...fc.sample(soup, 3000)];
  const offered = await blank.evaluate((all) => {
    const { whyNot } = globalThis as unknown as { whyNot: (html: string) => string | null };
    const place = document.body.appendChild(document.createElement('div'));
    return all.filter((html) => {
      if (whyNot(html) !== null) return false;
      place.innerHTML = html;
      if (place.innerHTML !== html) throw new Error(`Rewritten: ${html}`);
      if (place.querySelector('script, [onerror], [style]')) throw new Error(`Not safe: ${html}`);
      return true;
    });
  }, wild);
  expect(offered.length).toBeGreaterThan(100);
  expect(offered.length).toBeLessThan(wild.length);
  await blank.close();

  const visual = seeded.filter(({ content }) => offered.includes(content));
  expect(visual.length).toBeGreaterThan(0);
  const { title, content } = visual[0]!;
  await edit(page, title);
  await page.getByRole('button', { name: 'Visual' }).click();
  const body = page.getByRole('textbox', { name: 'Content' });
  await body.locator('p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type('§');
  await page.keyboard.press('Enter');
  await page.keyboard.type('New paragraph');
  await expectDraftStored(page, 'New paragraph');
  const [request] = await Promise.all([page.waitForRequest((sent) => sent.method() === 'PATCH'), save(page)]);
  const sent: string = request.postDataJSON().content;
  const typed = /§(.*?)<\/p>\n?<p>New paragraph/s.exec(sent);
  expect(typed, sent.slice(0, 600)).not.toBeNull();
  expect(sent.replace(/§<\/p>\n?<p>New paragraph/, '')).toBe(content);
  await seeToast(page, 'Blog post updated successfully.');
  await edit(page, 'Pipes & Assistants');
  expect(await page.getByRole('button', { name: 'Visual' }).isDisabled()).toBe(true);
  await page.getByText('The visual editor cannot show <script>.').waitFor();
});

test('a double click on delete does not also delete the next post', async () => {
  const page = await openEditor();
  const remove = page.getByRole('button', { name: /^Delete / });
  await remove.first().waitFor();
  const before = await remove.count();
  await remove.first().click();
  await expect.poll(() => remove.count()).toBe(before - 1);
  await remove.first().hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await seeToast(page, 'Blog post restored.');
  await expect.poll(() => remove.count()).toBe(before);
});

test.each(['light', 'dark'] as const)(
  'the editor is accessible in %s, by keyboard and on a phone',
  async (colorScheme) => {
    const page = await openEditor({ colorScheme });
    await edit(page, 'Pipes & Assistants');
    expect(await axeViolations(page)).toEqual([]);
    await field(page, 'excerpt').focus();
    const reached: (string | null)[] = [];
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
    }
    expect(reached).toEqual(
      expect.arrayContaining(['content', 'author', 'category', 'tags', 'featuredImage', 'published']),
    );
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeViolations(page)).toEqual([]);
  },
);

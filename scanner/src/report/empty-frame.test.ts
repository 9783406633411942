import { expect, it } from 'vitest';
import { collectEdited } from '../../test/edited-site.ts';
import { judge } from './judge.ts';

const FRAME = (html: string) =>
  `${html.slice(0, html.indexOf('<body'))}<body><div id="root"></div><script src="/app.js"></script></body></html>`;

it('does not call missing what scripts may show on a site of empty frames', async () => {
  const files = (all: Map<string, string>) => {
    for (const [path, html] of all) if (path.endsWith('.html')) all.set(path, FRAME(html));
  };
  const { insights, score } = judge(await collectEdited('plumbing-good', [{ files }]));
  const statusOf = (id: string) => insights.find((insight) => insight.id === id);
  for (const id of ['reviews-readable', 'concrete-facts', 'service-pages', 'answers-buyer-questions'])
    expect(statusOf(id)).toMatchObject({ measured: false, fix: { summary: '' } });
  expect(statusOf('reviews-readable')?.description).toMatch(/^Code fills your page in later/);
  expect(statusOf('text-without-javascript')).toMatchObject({ measured: true, status: 'error' });
  expect(score).not.toBeNull();
});

it('judges a site where only the home page is an empty frame', async () => {
  const files = (all: Map<string, string>) => {
    all.set('index.html', FRAME(all.get('index.html') ?? ''));
  };
  const { insights } = judge(await collectEdited('plumbing-good', [{ files }]));
  expect(insights.filter(({ description }) => description.startsWith('Code fills your page'))).toEqual([]);
});

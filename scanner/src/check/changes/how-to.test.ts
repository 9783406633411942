import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  BUILDER_PLUGINS,
  BUILDERS,
  type BuilderId,
  CHANGE_KINDS,
  CHECKS,
  FIX_CHECK_WORDS,
  type Paste,
  type ScanReport,
} from '@named-first/contract';
import { describe, expect, it } from 'vitest';
import { HIGHEST_GRADE, JARGON, readingGrade } from '../../../test/reading-grade.ts';
import { GENERAL_STEPS } from '../../lexicon/builders/general.ts';
import { BUILDER_PLUGIN_ROWS, BUILDER_ROWS } from '../../lexicon/builders/index.ts';
import type { Cell } from '../../lexicon/builders/steps.ts';
import { CHANGES_OF_CHECKS } from './changes-of-checks.ts';
import { howTo, inForm, pasteForm } from './how-to.ts';

const GOLDEN = resolve(import.meta.dirname, '../../../fixtures/golden');
const MAX_STEP_LENGTH = 160;

const cells = [...BUILDER_ROWS, ...BUILDER_PLUGIN_ROWS].flatMap(({ id, steps }) =>
  Object.entries(steps).map(([change, cell]) => [`${id}, ${change}`, cell as Cell] as const),
);
const linesOf = (cell: Cell) =>
  cell.state === 'steps' ? cell.steps : cell.state === 'not-possible' ? cell.instead : [];

/**
 * Removes screen texts, file names and code, which may contain anything, because the reader looks for them verbatim.
 */
function ourWords(line: string): string {
  return line
    .replace(/“[^”]*”/g, 'this')
    .replace(
      /\b(?:Settings|Security Settings|Site settings|Online Store|Yoast SEO|Media|Labs|Tools|Page Settings)(?: > [\w. &]+)*/g,
      'this',
    )
    .replace(
      /URL Mappings|301 Redirects|Code Injection|[\w-]+\.(?:txt|xml|html|toml|liquid)|<[^>]+>|\/[\w-]+(?:\.\w+)?/g,
      'this',
    );
}

it('every golden report resolves each of its fixes to steps for every builder, or has a message for somebody who makes it', () => {
  for (const file of readdirSync(GOLDEN)) {
    const { insights, howTo: told } = JSON.parse(readFileSync(resolve(GOLDEN, file), 'utf8')) as ScanReport;
    const fixes = insights.filter(({ fix }) => fix.summary !== '');
    for (const { id, fix } of fixes) {
      if (fix.changes.length === 0) expect(fix.paste.at(-1)?.label, `${file}: ${id}`).toMatch(/^Message to /);
      expect(CHANGES_OF_CHECKS[id as keyof typeof CHANGES_OF_CHECKS]).toEqual(expect.arrayContaining(fix.changes));
      for (const change of fix.changes) {
        expect(told.map((entry) => entry.change)).toContain(change);
        for (const { id: builder } of BUILDERS) {
          const { here, general } = howTo(change, { id: builder, plugins: [] });
          expect(here).not.toBeNull();
          expect(here?.state === 'unverified' ? general.length : here?.steps.length).toBeGreaterThan(0);
        }
      }
    }
  }
});

it('no step that a golden report hands over speaks of the report, which its readers never see', () => {
  for (const file of readdirSync(GOLDEN)) {
    const { insights, howTo: told } = JSON.parse(readFileSync(resolve(GOLDEN, file), 'utf8')) as ScanReport;
    const steps = insights.flatMap(({ fix }) => [fix.summary, ...fix.steps]);
    expect(JSON.stringify([told, steps]), file).not.toMatch(/\bth(?:is|e) report\b/i);
  }
  for (const [name, cell] of cells) for (const line of linesOf(cell)) expect(line, name).not.toMatch(/\breport\b/i);
});

/** Cells with the vendor's own page as their source. Raise a number when a cell is filled, never lower it. */
const FROM_THE_MAKER: Readonly<Record<BuilderId, number>> = {
  wordpress: 17,
  wix: 12,
  squarespace: 8,
  godaddy: 0,
  shopify: 14,
  webflow: 16,
  weebly: 0,
  duda: 0,
  jimdo: 2,
  ionos: 0,
  'google-sites': 1,
  framer: 8,
  joomla: 16,
  drupal: 18,
  ghost: 17,
  'github-pages': 17,
  netlify: 17,
};

describe('the steps of each builder', () => {
  it.each(BUILDER_ROWS.map((row) => [row.id, row] as const))(
    '%s: as many come from its maker as this table says',
    (id, { steps }) => {
      const cells: Cell[] = Object.values(steps);
      const count = cells.filter((cell) => cell.state !== 'unverified' && cell.source.by === 'maker').length;
      expect(count).toBe(FROM_THE_MAKER[id]);
    },
  );

  it('exist for every kind of change, or are marked as missing', () => {
    for (const { id, steps } of BUILDER_ROWS) expect(Object.keys(steps).sort(), id).toEqual([...CHANGE_KINDS].sort());
  });

  it.each(cells.filter(([, { state }]) => state !== 'unverified'))(
    '%s: named source, two to four short lines',
    (_name, cell) => {
      if (cell.state === 'unverified') throw new Error('filtered above');
      expect(cell.source.url).toMatch(/^https?:\/\/\S+$/);
      expect(cell.source.read).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(linesOf(cell).length).toBeGreaterThanOrEqual(2);
      expect(linesOf(cell).length).toBeLessThanOrEqual(4);
      for (const line of linesOf(cell)) expect(line.length, line).toBeLessThanOrEqual(MAX_STEP_LENGTH);
    },
  );

  it('are in plain words that an owner can read', () => {
    const general = CHANGE_KINDS.map(
      (change) => [`general, ${change}`, [...GENERAL_STEPS[change].steps, GENERAL_STEPS[change].proof]] as const,
    );
    const outcomes = Object.entries(FIX_CHECK_WORDS).map(([outcome, words]) => [outcome, [words]] as const);
    const lines = cells.map(([name, cell]) => [name, linesOf(cell)] as const);
    const faults = [...lines, ...outcomes, ...general].flatMap(([name, lines]) => {
      const text = lines.map(ourWords).join(' ');
      const jargon = text.match(JARGON)?.[0];
      const grade = readingGrade(text);
      return [
        ...(jargon ? [`${name}: ${jargon}: ${text}`] : []),
        ...(grade > HIGHEST_GRADE ? [`${name}: grade ${grade.toFixed(1)}: ${text}`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('have short titles without jargon', () => {
    for (const { title } of Object.values(GENERAL_STEPS)) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(title).not.toMatch(JARGON);
    }
  });
});

it('every check names the changes that its fix asks for', () => {
  for (const { id } of CHECKS) expect(CHANGES_OF_CHECKS[id].length).toBeGreaterThan(0);
});

it('a plugin with steps for the change comes before WordPress itself', () => {
  const plain = howTo('robots-file', { id: 'wordpress', plugins: [] });
  const yoast = howTo('robots-file', { id: 'wordpress', plugins: ['yoast', 'elementor'] });
  expect(plain.here).toMatchObject({ name: 'WordPress', state: 'not-possible' });
  expect(yoast.here).toMatchObject({ name: 'WordPress with Yoast SEO', state: 'steps' });
  expect(howTo('text', { id: 'wordpress', plugins: ['yoast'] }).here?.name).toBe('WordPress');
});

it('an unknown builder gets only the general steps', () => {
  expect(howTo('text', { id: null, plugins: [] })).toMatchObject({ here: null, general: GENERAL_STEPS.text.steps });
});

describe('a text in the form of the builder', () => {
  const block: Paste = {
    label: 'Card',
    language: 'json-ld',
    text: '<script type="application/ld+json">\n{"a": 1}\n</script>',
  };
  it('keeps its script tags for a code box, and drops them if the box adds them', () => {
    expect(inForm(block, ['block'])).toEqual(block);
    expect(inForm(block, [])).toEqual(block);
    expect(inForm(block, ['json']).text).toBe('{"a": 1}');
    expect(inForm(block, ['fields', 'json']).text).toBe('{"a": 1}');
  });
  it('has words and address of each link for a box that asks for both, and stays code elsewhere', () => {
    const link: Paste = { label: 'Dial', language: 'html', text: '<a href="tel:+12085550134">(208) 555-0134</a>' };
    const list: Paste = {
      label: 'Links',
      language: 'html',
      text: '<ul>\n  <li><a href="https://a.example/?x=1&amp;y=2">Lee &amp; Sons</a></li>\n  <li><a href="[address]">Yelp</a></li>\n</ul>',
    };
    expect(inForm(link, ['fields'])).toEqual({
      label: 'Dial',
      language: 'text',
      text: 'Text: (208) 555-0134\nLink: tel:+12085550134',
    });
    expect(inForm(list, ['fields', 'block']).text).toBe(
      'Text: Lee & Sons\nLink: https://a.example/?x=1&y=2\n\nText: Yelp\nLink: [address]',
    );
    expect(inForm(link, ['block'])).toEqual(link);
    expect(inForm({ ...link, text: '<meta name="robots">' }, ['fields']).language).toBe('html');
  });
  it('follows from the steps of the change', () => {
    expect(pasteForm('site-markup', { id: 'squarespace', plugins: [] })).toBe('block');
    expect(pasteForm('title-and-description', { id: 'shopify', plugins: [] })).toBe('fields');
    expect(pasteForm('text', { id: null, plugins: [] })).toBeNull();
  });
});

it('every plugin is in the list for reports', () => {
  expect(BUILDER_PLUGIN_ROWS.map(({ id }) => id)).toEqual(BUILDER_PLUGINS.map(({ id }) => id));
});

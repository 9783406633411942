import {
  dayHoursWords,
  pasteTable,
  SHEET_FIELD_IDS,
  type SheetFacts,
  sheetContradictions,
} from '@named-first/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectEdited } from '../../../test/edited-site.ts';
import { FIXTURE_SITES } from '../../../test/fixture-sites.ts';
import { judge } from '../../report/judge.ts';
import { judgeForClient } from '../../report/judge-for-client.ts';
import { deriveSiteFacts } from '../site-facts.ts';

const SHEET: SheetFacts = {
  name: ['Quillfeather & Sons'],
  company: ['pipe workshop'],
  trade: ['pipe smith'],
  owner: ['Ottoline Quillfeather'],
  ownerTitle: ['master pipe smith'],
  founded: ['1903'],
  country: ['US'],
  phone: ['(614) 227-6850'],
  email: ['ottoline@quillfeather.example'],
  street: ['77 Hidden Hollow Lane'],
  city: ['Zanesville'],
  region: ['OH'],
  postalCode: ['43799'],
  addressShown: ['no'],
  towns: ['Zanesville', 'Duncan Falls'],
  monday: ['8:00 am – 6:00 pm'],
  saturday: ['by appointment'],
  sunday: ['closed'],
  emergency: ['no'],
  services: ['Pipe whittling'],
  prices: ['Pipe whittling: from $149'],
  licenceKind: ['Ohio pipe license'],
  licenceNumber: ['PX-90210'],
  insurer: ['Hollow Mutual'],
  profiles: ['https://www.facebook.com/quillfeather'],
};

const collected = new Map<string, ReturnType<typeof collectEdited>>();
function artifactsOf(site: string) {
  const artifacts = collected.get(site) ?? collectEdited(site, []);
  collected.set(site, artifacts);
  return artifacts;
}

const judgedOnce = new Map<string, ReturnType<typeof judgeWith>>();

/** What the engine makes of a site with the sheet above; judged once for all tests. */
function judged(site: string) {
  const made = judgedOnce.get(site) ?? judgeWith(site, SHEET);
  judgedOnce.set(site, made);
  return made;
}

async function judgeWith(site: string, sheet: SheetFacts) {
  const artifacts = await artifactsOf(site);
  const { report, client } = judgeForClient(artifacts, sheet);
  const texts = Object.values(client.fixes ?? {})
    .flatMap(({ paste }) => paste.filter((text) => !pasteTable(text)))
    .map(({ text }) => text.replace(/(?:https?:\/\/\S*)?\/[\w./-]*/g, ''))
    .join('\n');
  return { artifacts, report, client, texts };
}

test.each(FIXTURE_SITES)('a sheet leaves the report of %s unchanged, byte for byte', async (site) => {
  const { artifacts, report } = await judged(site);
  expect(JSON.stringify(report)).toBe(JSON.stringify(judge(artifacts)));
});

test.each(FIXTURE_SITES)(
  'of %s the texts to paste hold what was signed and nothing else that was read',
  async (site) => {
    const { artifacts, texts } = await judged(site);
    const { certain } = deriveSiteFacts(artifacts);
    const read = [certain.name?.shown, certain.phone?.shown, certain.phone?.value, certain.address?.value.street];
    for (const value of read) if (value) expect(texts).not.toContain(value);
    for (const service of certain.services) expect(texts).not.toContain(`name": "${service.shown}"`);
    expect(texts).not.toContain('Hidden Hollow');
    expect(texts).not.toContain('43799');
  },
);

test('every kind of fact reaches a paste for a site with little content', async () => {
  const all = await Promise.all(FIXTURE_SITES.map((site) => judged(site)));
  const texts = all.map((one) => one.texts).join('\n');
  const told = [
    ...['Quillfeather & Sons', 'pipe workshop', 'Pipe smith', '(614) 227-6850', '+16142276850', 'Zanesville, OH'],
    ...['Duncan Falls', 'Pipe whittling', 'Pipe whittling: from $149', 'by appointment', 'closed', '6:00 pm'],
  ];
  for (const value of told) expect(texts, value).toContain(value);
});

test.each(FIXTURE_SITES)('with a blank sheet, nothing read from %s is pasted', async (site) => {
  const { artifacts, texts } = await judgeWith(site, {});
  const { certain } = deriveSiteFacts(artifacts);
  const facts = [certain.name, certain.phone, certain.address, ...certain.services];
  for (const fact of facts) if (fact) expect(texts).not.toContain(fact.shown);
});

const word = fc.string({ minLength: 1, maxLength: 30 });
const wild = fc.dictionary(fc.constantFrom(...SHEET_FIELD_IDS), fc.array(word, { minLength: 1, maxLength: 3 }), {
  maxKeys: 12,
}) as fc.Arbitrary<SheetFacts>;

test('whatever a sheet contains, the score stays and pasted markup is valid', async () => {
  const artifacts = await artifactsOf(FIXTURE_SITES[0]!);
  const plain = JSON.stringify(judge(artifacts));
  fc.assert(
    fc.property(wild, (sheet) => {
      const { report, client } = judgeForClient(artifacts, sheet);
      expect(JSON.stringify(report)).toBe(plain);
      const blocks = Object.values(client.fixes ?? {}).flatMap(({ paste }) =>
        paste.filter(({ language, text }) => language === 'json-ld' && text.startsWith('<script')),
      );
      for (const { text } of blocks) {
        const json = text.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '');
        expect(json).not.toMatch(/<\//);
        expect(() => JSON.parse(json)).not.toThrow();
      }
    }),
    { numRuns: 15 },
  );
});

test.each(FIXTURE_SITES)('the draft from %s does not contradict what was read there', async (site) => {
  const { client } = judgeForClient(await artifactsOf(site), null);
  const facts = Object.fromEntries(client.readings.map(({ field, lines }) => [field, lines])) as SheetFacts;
  expect(sheetContradictions(facts, client.readings)).toEqual([]);
});

test('a difference in hours comes with its place', async () => {
  const sites = await Promise.all(
    FIXTURE_SITES.map(async (site) => judgeForClient(await artifactsOf(site), null).client.readings),
  );
  const readings = sites.find((all) => all.some(({ field }) => field === 'tuesday'))!;
  const told = dayHoursWords({ kind: 'open', times: [{ opens: 181, closes: 1101 }] });
  const [found] = sheetContradictions({ tuesday: [told] }, readings);
  expect(found).toMatchObject({ field: 'tuesday', label: 'Tuesday', told: '3:01 am – 6:21 pm' });
  expect(found!.evidence.length).toBeGreaterThan(0);
});

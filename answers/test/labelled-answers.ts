import { readdirSync, readFileSync } from 'node:fs';
import type { BusinessFacts, ClaimKind, ClaimVerdict, OwnVerdict } from '@named-first/contract';
import { PhoneReader, parseWeeklyHours } from '@named-first/scanner/readers';
import { type AskedAnswer, PROVIDERS, type QuestionFamily } from '../src/answer.ts';

type LabelledFacts = {
  name: string;
  domain: string;
  trade: string[];
  alsoCalled?: string[];
  language: string;
  country: string;
  phones: string[];
  addresses: string[];
  towns: string[];
  hours: string;
  emergency: boolean | null;
  prices?: string[];
  services: string[];
  licences: string[];
  profiles: string[];
};

export type LabelledAnswer = {
  id: string;
  set: 'tuning' | 'checking';
  facts: BusinessFacts;
  asked: AskedAnswer;
  verdict: OwnVerdict;
  rivals: readonly string[];
  claims: readonly { kind: ClaimKind; verdict: ClaimVerdict }[];
};

const VERDICTS: Readonly<Record<string, OwnVerdict>> = {
  yes: 'named',
  no: 'not-named',
  namesake: 'somebody-alike',
  cited: 'cited-only',
};
const CLAIMS = { right: 'right', wrong: 'wrong', unknown: 'not-on-site' } as const;

/** All labelled answers of one set; `labels/README.md` has the format. */
export function labelledAnswers(set: LabelledAnswer['set']): LabelledAnswer[] {
  const folder = new URL(`../labels/${set}/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const end = text.indexOf('\n}\n') + 2;
      const facts = factsOf(JSON.parse(text.slice(0, end)) as LabelledFacts);
      return text
        .slice(end)
        .split(/^# /m)
        .slice(1)
        .map((block) => answerOf(block, { set, facts, file: file.replace('.txt', '') }));
    });
}

/** The facts of a labelled business, all certain. */
export function factsOf(labelled: LabelledFacts): BusinessFacts {
  const { language, country, domain } = labelled;
  const reader = new PhoneReader(country, { language });
  const fact = (shown: string) => ({
    shown,
    certain: true,
    evidence: { url: `https://${domain}/`, place: 'text' as const, excerpt: shown },
  });
  const hours = parseWeeklyHours(labelled.hours, language);
  const towns = labelled.towns.map((town) => town.split(', '));
  return {
    domain,
    readAt: '2026-11-20T09:00:00.000Z',
    language,
    country,
    trade: labelled.trade[0] ?? null,
    name: fact(labelled.name),
    alsoCalled: labelled.alsoCalled ?? [],
    phones: labelled.phones.map((shown) => ({ value: reader.parse(shown) ?? '', ...fact(shown) })),
    addresses: labelled.addresses.map((written) => {
      const [street, city, region, postalCode] = written.split('|').map((part) => part || null);
      return {
        street: street ?? null,
        city: city ?? null,
        region: region ?? null,
        postalCode: postalCode ?? null,
        ...fact(written.replaceAll('|', ', ')),
      };
    }),
    towns: towns.map(([name = '', region]) => ({ name, region: region ?? null })),
    hours: hours && { intervals: hours.intervals, closedDays: hours.closedDays, ...fact(labelled.hours) },
    emergency:
      labelled.emergency === null
        ? null
        : { offered: labelled.emergency, ...fact(labelled.emergency ? '24/7' : 'no emergency service') },
    prices: (labelled.prices ?? []).map((written) => {
      const [service = '', amount = '', currency = ''] = written.split('|');
      return {
        service,
        amount: Number(amount),
        currency: { '£': 'GBP' }[currency] ?? currency,
        ...fact(`${service} ${currency}${amount}`),
      };
    }),
    services: labelled.services.map(fact),
    licences: labelled.licences.map(fact),
    profiles: labelled.profiles.map((url) => ({ name: new URL(url).hostname, url })),
    disagreeing: [],
  };
}

type Setting = { set: LabelledAnswer['set']; facts: BusinessFacts; file: string };

function answerOf(block: string, { set, facts, file }: Setting): LabelledAnswer {
  const [head = '', ...lines] = block.split('\n');
  const [number = '', provider = '', family = ''] = head.trim().split(' ');
  const valuesOf = (name: string): string[] =>
    lines.filter((line) => line.startsWith(`@${name} `)).map((line) => line.slice(name.length + 2).trim());
  const question = lines.find((line) => line.startsWith('? '))?.slice(2) ?? '';
  const text = lines
    .filter((line) => !line.startsWith('@') && !line.startsWith('? '))
    .join('\n')
    .trim();
  const source = (written: string) => ({
    url: written.split(' | ')[0] ?? '',
    title: written.slice(written.indexOf(' | ') + 3) || null,
  });
  const claims = (['right', 'wrong', 'unknown'] as const).flatMap((name) =>
    valuesOf(name).flatMap((kinds) =>
      kinds.split(' ').map((kind) => ({ kind: kind as ClaimKind, verdict: CLAIMS[name] })),
    ),
  );
  return {
    id: `${file} ${number}`,
    set,
    facts,
    asked: askedAnswer({
      id: `${file}-${number}`,
      provider: PROVIDERS.find((one) => one === provider) ?? 'pasted',
      family: family as QuestionFamily,
      question,
      text,
      cited: valuesOf('cited').map(source),
      consulted: valuesOf('consulted').map(source),
      facts,
    }),
    verdict: VERDICTS[valuesOf('named')[0] ?? ''] ?? 'not-named',
    rivals: valuesOf('rivals').flatMap((names) => names.split(' | ')),
    claims,
  };
}

type Source = { url: string; title: string | null };
type AnswerParts = {
  id: string;
  provider: AskedAnswer['cohort']['provider'];
  family: QuestionFamily;
  question: string;
  text: string;
  cited: readonly Source[];
  consulted: readonly Source[];
  facts: BusinessFacts;
};

/** An answer as it is stored, about the main town of a business. */
export function askedAnswer({
  id,
  provider,
  family,
  question,
  text,
  cited,
  consulted,
  facts,
}: AnswerParts): AskedAnswer {
  const [town] = facts.towns;
  return {
    id,
    question: { id: family, family, phrasing: 0, text: question, language: facts.language, version: 1 },
    place: { town: town?.name ?? '', region: town?.region ?? '', country: facts.country ?? '', timeZone: null },
    sample: 0,
    cohort: {
      provider,
      host: `${provider}.example`,
      served: 'a-model',
      tool: 'web_search',
      toolChoice: 'required',
      effort: 'low',
      placeMode: 'field',
      questionsVersion: 1,
    },
    askedAt: '2026-11-21T09:00:00.000Z',
    answer: {
      state: 'answered',
      text,
      cut: false,
      cited: cited.map((one) => ({ ...one, start: null, end: null, quote: null })),
      consulted,
      searches: [],
      searched: true,
      served: 'a-model',
      usage: { inputTokens: 0, outputTokens: 0, searches: 1 },
      cost: { micros: 0, kind: 'unknown' },
      requestId: null,
    },
  };
}

import type { Evidence } from '@named-first/contract';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { townsWithRegion } from '../places/place-names.ts';
import { type Prose, proseOf, sentenceEvidence, sentencesWith } from '../prose/sentences.ts';
import { nodesOf, textsOf } from '../prose/source-excerpt.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';

export const CREDENTIAL_GROUPS = ['licence', 'insured', 'certification', 'membership', 'person', 'years'] as const;
export type CredentialGroup = (typeof CREDENTIAL_GROUPS)[number];

export type Credential = {
  group: CredentialGroup;
  /** The words that carry it, e.g. `NATE-certified`, `since 1987`. */
  shown: string;
  /** Licence, registration, bar or NPI number when one stands beside it. */
  number: string | null;
  evidence: Evidence;
};

export type CredentialFacts = {
  credentials: readonly Credential[];
  /** Groups found, in catalogue order. */
  groups: readonly CredentialGroup[];
  /** The first credential that carries a number. */
  numbered: Credential | null;
  /** A claim of being bonded: in California it must never be suggested (cslb.ca.gov on Business and Professions Code §7071.13). */
  bonded: Evidence | null;
  /** The business is in California, by address, towns or licence words. */
  california: boolean;
};

type CredentialInput = { pages: readonly PageFacts[]; markup: MarkupFacts; trade: Pick<TradeFacts, 'trade'> };
type Rule = { group: CredentialGroup; cues: readonly string[]; pattern: RegExp; onText?: boolean };

/** A number that stands right behind the word for it: `License #PLB-C-12345`, `CSLB Lic. 1023456`, `NPI: 1234567890`. */
const NUMBERED =
  /\b(?:licen[sc]e|lic|registration|reg|certificate|cert|permit|contractor|cslb|ccb|roc|npi|bar|bpr|sbn|wsba|ardc|bbo|osb|isb|rce|hic|tecl|tacla?b?|mpl|m|cfc|ccc|cac|ec)\b\.?(?: (?:number|no|num|nr|is|id|board|and|contractor|plumbing|electrical|roofing|hvac|master|state|bar))*\.?\s?[:#]?\s?#?\s?((?=[a-z.-]{0,8} ?\d)[a-z]{0,6}[-. ]?[a-z]{0,3}[-. ]?\d{3,12}[a-z]?(?:-\d{1,6})?)\b/;
const LICENCE_CUES = [
  'license',
  'licence',
  'licensed',
  'lic',
  'registration',
  'reg',
  'certificate',
  'permit',
  'contractor',
  'cslb',
  'ccb',
  'roc',
  'npi',
  'bar',
  'hic',
  'tecl',
  'tacla',
  'taclb',
  'mpl',
  'cfc',
  'ccc',
  'cac',
  'bpr',
  'sbn',
  'wsba',
  'ardc',
  'bbo',
  'osb',
  'isb',
  'licenses',
  'admitted',
];
/** A year or a phone number behind such a word is no licence. */
const NO_NUMBER = /^(?:19|20)\d{2}$|^\d{3}-\d{4}$/;

/** A person with a role: `owner Maria Lopez`, `Dr. Anna Reyes`, `Tom Reed founded the shop`. Run on the text as written. */
export const PERSON_NAMED =
  /\b(?:[Oo]wners?|[Ff]ounders?|[Cc]o-?[Oo]wners?|[Pp]resident|[Aa]ttorneys?|[Mm]aster [Pp]lumber|[Ff]oreman|[Pp]artner|[Mm]y name is|(?:[Oo]wned|[Ff]ounded|[Rr]un|[Ll]ed|[Ss]tarted) (?:and operated |and run )?by)(?:,| is| and| -| –|:)? (?:and \w+ )?(?:Dr\. )?(?!With |Us |Our |The |Program )\p{Lu}\p{Ll}+ (?:(?:\p{Lu}\.|and) )?\p{Lu}[\p{L}'’-]+|\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}+ is (?:admitted|licensed|board[- ]certified)\b|\bDr\.? \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+)?|\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}[\p{L}'’-]+,? (?:(?:is|was) (?:the|our|a|an) )?(?!an? )(?:\w+ )?(?:[Oo]wner|[Ff]ounder|DDS|DMD|MD|M\.D\.|Esq|[Aa]ttorney|[Mm]aster [Pp]lumber|[Pp]resident|(?:has )?(?:started|founded|opened|owns|runs|leads))\b/u;

const RULES: readonly Rule[] = [
  {
    group: 'licence',
    cues: LICENCE_CUES,
    pattern:
      /\blicen[sc]ed\b|\b(?:state |contractor'?s? |plumbing |electrical )licen[sc]e\b|\badmitted to (?:the )?(?:practice|[\w ]{3,20}bar)\b|\blicen[sc]e (?:number|no\.?|#)/,
  },
  {
    group: 'insured',
    cues: ['insured', 'insurance', 'liability', 'workers'],
    pattern:
      /\b(?:fully |licensed (?:and|&) |and |are |is )?insured\b|\b(?:carry|carries|general) (?:[\w$,.]+ ){0,4}?(?:liability|insurance)\b|\b(?:carry|carries|have|covered by|with) (?:[\w$,.]+ ){0,4}?workers'? comp(?:ensation)?\b/,
  },
  {
    group: 'certification',
    cues: [
      'certified',
      'certification',
      'certifications',
      'nate',
      'epa',
      'nabcep',
      'board',
      'gaf',
      'owens',
      'master',
      'certainteed',
      'factory',
      'accredited',
      'trane',
      'fellowship',
      'diplomate',
      'specialist',
      'lead',
      'backflow',
      'osha',
      'haag',
      'invisalign',
      'diamond',
      'journeyman',
    ],
    pattern:
      /\bnate[- ]certified\b|\bnate\b(?= tech)|\bepa(?: section)? 608\b|\bepa[- ](?:lead|certified|universal)|\bnabcep\b|\bboard[- ]certified\b|\bdiplomate of\b|\b(?:gaf|owens corning|certainteed|malarkey|trane|carrier|lennox|daikin|mitsubishi|generac|tesla|enphase|rinnai|navien) (?:\w+ ){0,2}?(?:certified|master elite|preferred|comfort specialist|elite|premier dealer|factory authorized|diamond|shinglemaster|select|dealer|installer)\b|\bmaster elite\b|\b(?:factory|manufacturer)[- ](?:trained|authorized|certified)\b|\b(?:certified|accredited) (?:[\w-]+ ){0,3}?(?:installers?|technicians?|specialists?|inspectors?|contractors?|plumbers?|roofers?|professionals?|public accountant|tester)\b|\bbackflow[- ]certified\b|\bosha[- ]?\d{2}\b|\bhaag certified\b|\bmaster (?:plumber|electrician)\b|\binvisalign (?:provider|diamond|certified)/,
  },
  {
    group: 'membership',
    cues: [
      'member',
      'members',
      'membership',
      'bbb',
      'accredited',
      'association',
      'chamber',
      'phcc',
      'acca',
      'nrca',
      'ada',
      'aaj',
      'society',
      'guild',
      'academy',
    ],
    onText: true,
    pattern:
      /\b[Mm]embers? (?:of|since) (?:the |both the )?[\p{Lu}\d][\p{L}\d&.'’-]*(?: (?:of |and |the |for )?\p{Lu}[\p{L}&.'’-]*){0,6}|\b(?:BBB|Better Business Bureau)[- ](?:[Aa]ccredited|[Mm]ember|[Rr]at\w+|A\+)|\b[Aa]ccredited by the (?:BBB|Better Business)|\b[Cc]hamber of [Cc]ommerce\b|\b(?:PHCC|ACCA|NRCA|SEIA|ADA|AAJ|NARI|NAHB|IAPMO) [Mm]embers?\b|\b(?:Association|Chamber|Bar|Academy|Society) [Mm]embers?\b|\bA\+ (?:BBB|rating with the B)/u,
  },
  {
    group: 'person',
    cues: [
      'owner',
      'owners',
      'owned',
      'founder',
      'founded',
      'attorney',
      'admitted',
      'licensed',
      'dr',
      'dds',
      'dmd',
      'md',
      'president',
      'master',
      'partner',
      'i',
      'name',
      'esq',
      'started',
      'run',
      'led',
      'dentist',
      'doctor',
      'lawyer',
      'foreman',
      'opened',
      'owns',
      'runs',
      'leads',
    ],
    // A name begins with capitals: that is only seen in the text as written.
    onText: true,
    pattern: PERSON_NAMED,
  },
  {
    group: 'years',
    cues: ['since', 'established', 'est', 'founded', 'years', 'year', 'opened', 'started', 'generation', 'decades'],
    pattern:
      /\b(?:since|established(?: in)?|est\.?|founded in|opened in|started in|in business since) (?:19|20)\d{2}\b|\b(?:\d{1,3}\+?|ten|twelve|fifteen|twenty|twenty-five|thirty|forty|fifty) years? (?:of (?:\w+ )?(?:experience|service|practice)|in (?:business|practice|the (?:trade|business|field))|experience|serving)\b|\b(?:over|more than) (?:\d{2,3}\+?|twenty|thirty|forty|fifty) years\b|\b(?:19|20)\d{2}\b(?= (?:by|when)\b)|\b(?:founded|opened|started)\b.{0,40}\bin (?:19|20)\d{2}\b/,
  },
];
const BONDED = /\bbonded\b/;
const BONDED_CUES = ['bonded'];
const CSLB = /\bcslb\b|\bcontractors state license board\b|\bca (?:lic|license|contractor)\b/;
const CSLB_CUES = ['cslb', 'contractors', 'lic', 'license'];
const CALIFORNIA_CUES = ['ca', 'calif', 'california'];
const MOST_PER_GROUP = 5;

/** What a stranger could check: licence, insurance, certificates, memberships, a named person, years. */
export function deriveCredentials({ pages, markup }: CredentialInput): CredentialFacts {
  const proses = pages.map(proseOf);
  const credentials = RULES.flatMap((rule) => byRule(rule, proses));
  return {
    credentials,
    groups: CREDENTIAL_GROUPS.filter((group) => credentials.some((credential) => credential.group === group)),
    numbered: credentials.find(({ number }) => number !== null) ?? null,
    bonded: bondedClaim(proses),
    california: isInCalifornia(proses, markup),
  };
}

function byRule(rule: Rule, proses: readonly Prose[]): Credential[] {
  const found = new Map<string, Credential>();
  for (const prose of proses) {
    for (const sentence of sentencesWith(prose, rule.cues)) {
      if (sentence.lower.endsWith('?')) continue;
      const number = rule.group === 'licence' ? numberIn(sentence.lower, sentence.text) : null;
      const match = rule.pattern.exec(rule.onText ? sentence.text : sentence.lower);
      if (!match && (number === null || rule.group !== 'licence')) continue;
      const at = match?.index ?? number?.at ?? 0;
      const shown = match ? sentence.text.slice(at, at + match[0].length) : (number?.words ?? '');
      const key = `${shown.toLowerCase()} ${number?.value ?? ''}`;
      if (!found.has(key))
        found.set(key, {
          group: rule.group,
          shown,
          number: number?.value ?? null,
          evidence: sentenceEvidence(prose, sentence, at),
        });
    }
  }
  // A number is worth more than a promise: keep those when there are many.
  return [...found.values()]
    .sort((a, b) => Number(b.number !== null) - Number(a.number !== null))
    .slice(0, MOST_PER_GROUP);
}

function numberIn(lower: string, text: string): { value: string; words: string; at: number } | null {
  const match = NUMBERED.exec(lower);
  const value = match?.[1];
  if (!match || value === undefined || NO_NUMBER.test(value)) return null;
  const at = match.index + match[0].length - value.length;
  const written = text.slice(at, at + value.length);
  // `ROC 318842` is a number with its series; `for 350` is not.
  if (/\s/.test(written) && /[a-z]/.test(written)) return null;
  return { value: written, words: text.slice(match.index, match.index + match[0].length), at: match.index };
}

function bondedClaim(proses: readonly Prose[]): Evidence | null {
  for (const prose of proses) {
    for (const sentence of sentencesWith(prose, BONDED_CUES)) {
      if (BONDED.test(sentence.lower)) return sentenceEvidence(prose, sentence);
    }
  }
  return null;
}

function isInCalifornia(proses: readonly Prose[], markup: MarkupFacts): boolean {
  for (const { node } of markup.businesses) {
    for (const address of nodesOf(node, 'address')) {
      const region = textsOf(address, 'addressRegion')[0];
      if (region) return /^(?:ca|calif(?:ornia)?\.?)$/i.test(region);
    }
  }
  return proses.some((prose) => {
    if (sentencesWith(prose, CSLB_CUES).some(({ lower }) => CSLB.test(lower))) return true;
    return sentencesWith(prose, CALIFORNIA_CUES).some(({ text }) => townsWithRegion(text)[0]?.region === 'CA');
  });
}

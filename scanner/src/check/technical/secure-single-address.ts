import type { Evidence } from '@named-first/contract';
import type { CanonicalFact, UrlVariantFacts } from '../../understand/access/url-variants.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { defineCheck } from '../check.ts';
import { countOf } from '../name-list.ts';
import { type Fault, finding, type Judgement, notMeasured, quoted, success } from '../verdict.ts';

/** Redirects from a URL variant to the home page; more than this is a chain. */
const MAX_HOPS = 2;
/** Missing canonical lines on inner pages count only if most pages lack one. */
const MISSING_SHARE = 0.5;

type Flaw = {
  status: Fault;
  description: string;
  evidence: (Evidence | null)[];
  steps: string[];
  canonical?: string;
};

/** Whether the site uses HTTPS and answers at a single address. */
export const secureSingleAddress = defineCheck({
  id: 'secure-single-address',
  needs: ['urlVariants'],
  judge: ({ urlVariants }: Pick<SiteFacts, 'urlVariants'>): Judgement => {
    if (!urlVariants.measured)
      return notMeasured('We could not try the different ways to your home page, so we say nothing about its address.');
    const flaw =
      securityOf(urlVariants) ?? canonicalError(urlVariants) ?? originsOf(urlVariants) ?? canonicalWarning(urlVariants);
    if (!flaw) return oneSafeAddress(urlVariants);
    const { status, description, steps, canonical } = flaw;
    const evidence = flaw.evidence.filter((item) => item !== null);
    const paste =
      canonical === undefined
        ? []
        : [
            {
              label: 'Canonical line for the <head> of the page',
              language: 'html' as const,
              text: `<link rel="canonical" href="${canonical}">`,
            },
          ];
    return finding(status, description, evidence, { summary: summaryOf(flaw), steps, paste });
  },
});

function securityOf(facts: UrlVariantFacts): Flaw | null {
  if (facts.https === 'bad-certificate') {
    return {
      status: 'error',
      description:
        'Your secure address (https) has a broken certificate. Browsers warn visitors away, and machines that read the web turn back.',
      evidence: [],
      steps: [
        `Renew or replace the certificate for every name of the site (the failure was ${facts.httpsProblem ?? 'a TLS error'}).`,
        'Most hosts issue one for free under "SSL/TLS".',
      ],
    };
  }
  if (facts.https === 'missing') {
    return {
      status: 'error',
      description:
        'Your site does not answer at a secure address (https). Browsers call it "not secure", and many machines ask only the secure address.',
      evidence: evidenceOf(facts),
      steps: [
        'Switch on a free certificate in your host\'s "SSL/TLS" settings.',
        'Then send every http address on to https with one permanent (301) redirect.',
      ],
    };
  }
  return null;
}

function canonicalError(facts: UrlVariantFacts): Flaw | null {
  const bad = facts.canonicals.filter((fact) => fact.problem === 'other-host' || fact.problem === 'dead');
  const [first] = bad;
  if (!first) return null;
  const what = first.problem === 'dead' ? 'a page that does not work' : `another site, ${hostOf(first.target ?? '')}`;
  return {
    status: 'error',
    description: `${countOf(bad.length, 'page')} of yours ${bad.length === 1 ? 'says' : 'say'} that the real copy is on ${what}. Machines then list that one and drop yours.`,
    evidence: bad.map((fact) => fact.evidence),
    steps: [
      'Make the canonical line of each page name the page itself.',
      'In WordPress it is the SEO plugin\'s "canonical URL" box; leave it empty to get the default.',
    ],
    canonical: first.page,
  };
}

function originsOf(facts: UrlVariantFacts): Flaw | null {
  const [a, b] = facts.separateOrigins;
  if (a !== undefined && b !== undefined) {
    const plain = facts.httpStaysOpen ? ' One of them is not secure.' : '';
    return {
      status: 'warning',
      description: `Your site answers at ${a} and ${b} alike.${plain} To a machine that can look like two businesses.`,
      evidence: evidenceOf(facts),
      steps: [
        `Choose one address and send the others there with one permanent (301) redirect.`,
        'Your host calls this "force HTTPS" and "preferred domain".',
      ],
    };
  }
  const [failing] = facts.variants.filter(({ status }) => status !== null && status >= 400);
  if (failing && a !== undefined) {
    return {
      status: 'warning',
      description: `Your site answers at ${a}, but ${originOf(failing.url)} answers with error ${failing.status ?? ''}. Whoever uses that address finds nothing.`,
      evidence: [failing.evidence, ...evidenceOf(facts)],
      steps: [`Send ${originOf(failing.url)} on to ${a} with one permanent (301) redirect.`],
    };
  }
  if (facts.httpStaysOpen) {
    return {
      status: 'warning',
      description:
        'Your site can be read at a plain http address and does not move visitors to the secure one. Browsers call that "not secure".',
      evidence: evidenceOf(facts),
      steps: ['Send every http address on to https with one permanent (301) redirect ("force HTTPS" at your host).'],
    };
  }
  if (facts.longestChain > MAX_HOPS) {
    return {
      status: 'warning',
      description: `It takes ${facts.longestChain} hops to get from one of your addresses to your home page. Machines give up on long chains, so one hop is best.`,
      evidence: evidenceOf(facts),
      steps: ['Merge the redirect rules so that each address leads to the final one in a single step.'],
    };
  }
  if (facts.temporaryRedirects.length > 0) {
    return {
      status: 'warning',
      description:
        'Your site sends visitors to its real address with a "for now" sign. Machines then keep the old address. Say "for good" instead.',
      evidence: evidenceOf(facts),
      steps: ['Change the redirect from temporary (302, 303 or 307) to permanent (301 or 308).'],
    };
  }
  if (facts.metaRefresh.length > 0) {
    return {
      status: 'warning',
      description:
        'A page of yours sends visitors on with an old trick inside the page. Many machines do not follow it and stop there.',
      evidence: [...facts.metaRefresh],
      steps: ['Replace the meta refresh by a permanent (301) redirect on the server.'],
    };
  }
  return null;
}

function canonicalWarning(facts: UrlVariantFacts): Flaw | null {
  const home = facts.canonicals.find((fact) => fact.role === 'home');
  const bad = facts.canonicals.filter((fact) => fact.problem !== null);
  if (bad.length === 0) return null;
  const most = bad.length / facts.canonicals.length > MISSING_SHARE;
  const unclear = bad.some((fact) => fact.problem !== 'missing');
  if (!home?.problem && !most && !unclear) return null;
  const first: CanonicalFact | undefined = home?.problem ? home : bad[0];
  const steps = ['Give each page one canonical line with its own full address, https and host included.'];
  if (first?.problem === 'several' && first.rival)
    return {
      status: 'warning',
      description: `A page of yours names two web addresses as its own: ${quoted(first.href ?? '')} and ${quoted(first.rival.href)}. Machines may list either one, or neither.`,
      evidence: [
        first.evidence,
        first.rival.evidence,
        ...bad.filter((fact) => fact !== first).map((fact) => fact.evidence),
      ],
      steps: [...steps, 'Two lines often come from a theme and a plugin that each add one: switch one off.'],
      canonical: first.page,
    };
  return {
    status: 'warning',
    description: `${countOf(bad.length, 'page')} of yours ${bad.length === 1 ? 'does' : 'do'} not clearly name ${bad.length === 1 ? 'its' : 'their'} own full web address. Copies under other addresses can then be taken for the real one.`,
    evidence: bad.map((fact) => fact.evidence),
    steps,
    canonical: first?.page ?? '',
  };
}

function oneSafeAddress(facts: UrlVariantFacts): Judgement {
  const answering = facts.variants.filter((variant) => variant.answered).length;
  const safe = facts.https === 'works' ? 'is secure and ' : '';
  const description = `Your site ${safe}answers at one address, ${facts.separateOrigins[0] ?? ''}. We tried ${countOf(answering, 'way')} to it and ${answering === 1 ? 'it led' : 'all led'} there.`;
  return success(
    description,
    evidenceOf(facts).filter((item) => item !== null),
  );
}

function summaryOf({ canonical, status }: Flaw): string {
  if (canonical !== undefined) return 'Make every page name its own full web address as the real one.';
  return status === 'error'
    ? 'Give your site a working secure address.'
    : 'Let every way to your site lead straight to one secure address.';
}

function evidenceOf(facts: UrlVariantFacts): (Evidence | null)[] {
  return facts.variants.filter((variant) => variant.answered).map((variant) => variant.evidence);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}

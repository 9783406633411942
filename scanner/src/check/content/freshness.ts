import type { Evidence } from '@named-first/contract';
import type { SiteFacts } from '../../understand/facts.ts';
import { monthName, monthsBetween } from '../../understand/freshness/written-dates.ts';
import { worksByJob } from '../../understand/trade/customers.ts';
import { defineCheck } from '../check.ts';
import { countOf } from '../name-list.ts';
import { wordsNotReadable } from '../readable-words.ts';
import { type Fix, finding, type Judgement, type Status, success } from '../verdict.ts';

const FRESH_MONTHS = 12;
const STALE_MONTHS = 24;

type Facts = Pick<SiteFacts, 'dates' | 'pages' | 'language' | 'trade'>;

/** Signs that the site is maintained or neglected. */
export const freshness = defineCheck({
  id: 'freshness',
  needs: ['dates', 'pages', 'language', 'trade'],
  judge: (facts: Facts): Judgement => wordsNotReadable(facts) ?? judgeDates(facts),
});

function judgeDates({ dates, trade, pages }: Facts): Judgement {
  const { newest, copyright, expired, comingSoon, today } = dates;
  const months = newest ? monthsBetween(newest.date, today) : null;
  const clean = expired.length === 0 && comingSoon.length === 0;
  const oldCopyright = copyright !== null && (Number(today.slice(0, 4)) - copyright.year) * 12 > STALE_MONTHS;
  const status = statusOf(dates, months, oldCopyright);
  const signs: Evidence[] = [...expired.map(({ evidence }) => evidence), ...comingSoon];
  const byJob = worksByJob(trade);
  const description = describe(dates, months, status, { byJob, pages: pages.length });
  const excerpts = [...signs, ...(newest ? [newest.evidence] : []), ...(copyright ? [copyright.evidence] : [])];
  return status === 'success'
    ? success(description, excerpts)
    : finding(status, description, excerpts, fix(dates, clean, byJob));
}

function statusOf({ expired, comingSoon }: Facts['dates'], months: number | null, oldCopyright: boolean): Status {
  if (expired.length > 0) return 'error';
  if (months === null) return oldCopyright ? 'error' : 'warning';
  if (months > STALE_MONTHS) return 'error';
  return months <= FRESH_MONTHS && comingSoon.length === 0 ? 'success' : 'warning';
}

function describe(
  { newest, copyright, expired, comingSoon }: Facts['dates'],
  months: number | null,
  status: Status,
  { byJob, pages }: { byJob: boolean; pages: number },
): string {
  const [over] = expired;
  const date = newest ? `Your newest date is ${monthName(newest.date)}` : null;
  if (over)
    return date
      ? `${date}; this offer is over but still up: "${over.shown}".`
      : `This offer is over but still up: "${over.shown}". We found no newer date.`;
  if (status === 'success') return `${date ?? ''}, and nothing on your site looks out of date.`;
  if (comingSoon.length > 0 && months !== null && months <= FRESH_MONTHS)
    return `${date ?? ''}, but part of your site says it is not done yet. That looks like nobody is there.`;
  if (date) return `${date}. That is ${age(months ?? 0)} ago, and AI likes to name firms that are plainly at work.`;
  // Other dates may be there, such as that of a law, and on pages that were not read.
  const dateless = `On the ${pages === 1 ? 'page' : countOf(pages, 'page')} we read, we found no date of ${byJob ? 'a job' : 'news'}, a review or an update`;
  if (copyright)
    return `${dateless}, only the copyright year ${copyright.year}. That does not tell anyone ${byJob ? 'when you last did a job' : 'whether the rest is up to date'}.`;
  return `${dateless}. Nobody can tell whether you are still at work.`;
}

/** Months, or whole years from two years on. */
function age(months: number): string {
  return months >= STALE_MONTHS ? `${Math.floor(months / 12)} years` : countOf(months, 'month');
}

function fix({ expired, comingSoon }: Facts['dates'], clean: boolean, byJob: boolean): Fix {
  const what = byJob ? 'a real, recent job' : 'something new and true';
  return {
    summary: clean
      ? `Show ${what} once a month. Never change a date without changing the words.`
      : `Take down what is over or unfinished. Then show ${what} once a month.`,
    steps: [
      ...expired.map(({ shown, evidence }) => `Remove or renew the offer "${shown}" on ${evidence.url}`),
      ...comingSoon.map(({ url, excerpt }) => `Finish or remove "${excerpt}" on ${url}`),
      byJob
        ? 'Each month add one finished job: what it was, in which town, in which month, with a photo.'
        : 'Each month add one piece of news with its month: new hours or prices, a person, a photo, a date.',
      'Do not put today’s date on old pages: Google warns against it, and it helps nobody.',
    ],
    paste: [
      byJob
        ? {
            label: 'A job to fill in',
            language: 'text',
            text: 'Finished in [month, year]: [what you did] in [town]. It took [number] hours. The trouble was [what], and we solved it by [how].',
          }
        : {
            label: 'News to fill in',
            language: 'text',
            text: 'New in [month, year]: [what is new, such as a person, a price or opening hours]. [One fact about it: a name, a number, a date].',
          },
    ],
  };
}

import type { CheckId } from './checks.ts';
import type { Evidence, Paste } from './report.ts';

type Lesson = {
  /** As the outline names it. */
  title: string;
  /** What it is about, in one sentence of the outline. */
  text: string;
  /** The subject of its mail. */
  subject: string;
  /** The checks it is about; none for the two that look at the whole report. */
  checks: readonly CheckId[];
};

/** The seven-day course, a lesson a day: the outline on the site, the schedule and the mails are all made from it. */
export const COURSE_LESSONS = [
  {
    title: 'Your weakest spot',
    text: 'The worst finding in your report, and the shortest way to mend it.',
    subject: 'Day 1: the weakest spot on your site',
    checks: [],
  },
  {
    title: 'Open the door',
    text: 'Make sure the assistants are let in and may quote you.',
    subject: 'Day 2: is the door open?',
    checks: [
      'ai-search-crawlers-allowed',
      'text-without-javascript',
      'edge-lets-assistants-in',
      'quoting-permission',
      'robots-file-health',
      'secure-single-address',
      'fast-light-pages',
      'sitemap-health',
      'crawl-waste',
      'llms-txt',
    ],
  },
  {
    title: 'Who, what, where',
    text: 'One sentence that tells an assistant which business you are.',
    subject: 'Day 3: one sentence that says who you are',
    checks: [
      'who-what-where',
      'titles-and-headings',
      'name-phone-address-agree',
      'service-area-coverage',
      'identity-links',
    ],
  },
  {
    title: 'Your digital business card',
    text: 'The labeled facts that every assistant looks for first.',
    subject: 'Day 4: the business card that machines read',
    checks: ['business-schema-type', 'schema-matches-page', 'business-schema-complete', 'service-and-faq-schema'],
  },
  {
    title: 'Answer what buyers ask',
    text: 'Price, hours, same-day, licensed: say it where it can be read.',
    subject: 'Day 5: answer it before they ask',
    checks: ['answers-buyer-questions', 'service-pages', 'hours-and-contact', 'concrete-facts', 'freshness'],
  },
  {
    title: 'Proof that can be checked',
    text: 'Reviews and licenses as words, not as pictures.',
    subject: 'Day 6: proof that can be checked',
    checks: ['reviews-readable', 'verifiable-credentials'],
  },
  {
    title: 'Look again',
    text: 'Scan once more, see what moved, and decide what comes next.',
    subject: 'Day 7: look again',
    checks: [],
  },
] as const satisfies readonly Lesson[];

/** What a lesson shows of the lead's own report. */
export type LessonFinding =
  | {
      state: 'found';
      title: string;
      description: string;
      evidence: Evidence[];
      summary: string;
      steps: string[];
      paste: Pick<Paste, 'label' | 'language' | 'text'> | null;
      pointsToGain: number;
    }
  /** Nothing is wrong in this lesson's subject. */
  | { state: 'clear' }
  /** What is wrong in it was the subject of an earlier lesson. */
  | { state: 'covered'; title: string }
  /** The site could not be read, so nothing is known. */
  | { state: 'unread' };

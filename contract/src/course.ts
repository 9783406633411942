import type { CheckId } from './checks.ts';
import type { Evidence, Paste } from './report.ts';

type Lesson = {
  /** As in the outline on the site. */
  title: string;
  /** The topic, in one sentence of the outline. */
  text: string;
  /** The subject line of its mail. */
  subject: string;
  /** The checks that the lesson is about; empty for the two lessons about the whole report. */
  checks: readonly CheckId[];
};

/**
 * The seven-day course, one lesson a day. The outline on the site, the schedule and the mails are all built from it.
 */
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
      /** Where to click; absent in mails queued by an older version. */
      where?: { title: string; builder: string | null; steps: string[] } | null;
      pointsToGain: number;
    }
  /** The checks of this lesson found no problem. */
  | { state: 'clear' }
  /** An earlier lesson already covered this lesson's problem. */
  | { state: 'covered'; title: string }
  /** The site could not be read, so there is no finding. */
  | { state: 'unread' };

import type { ServiceText } from '../service-text';
import { SOURCES } from '../sources';

export const googleBusinessProfileManagement: ServiceText = {
  headTitle: 'Google Business Profile Management',
  description:
    'Your Google Business Profile kept complete, correct and in step with your website every week: what we change, what Google forbids, from $99 a month.',
  lead: 'Google Business Profile management means that one person here looks at your profile every week and keeps it true: categories, services, service area, hours, photos, posts and questions. It is part of every plan.',
  what: [
    'The profile is what Google Maps shows, and what Google’s own assistant knows about you. Left alone, a profile drifts: a category that never fitted, last year’s hours, a service that you gave up long ago.',
    'We correct the profile and the website together. When they differ, a machine has to guess which of the two is right.',
  ],
  findings: [
    {
      says: 'Details about businesses were right about 68% of the time in ChatGPT and Perplexity, and every time in Gemini, which takes them from Google Maps.',
      ...SOURCES.sociReported,
    },
    {
      says: 'Listings such as this one were 42% of the sources cited for local questions, nearly as many as websites.',
      ...SOURCES.yext,
    },
    {
      says: 'The name on the profile must be the name on your sign. A business without a counter for customers must hide its street address.',
      ...SOURCES.profileRules,
    },
  ],
  unknown:
    'Nobody outside Google can say how much a single photo or post moves you, and we do not pretend to. Distance from the person who asks counts for a lot, and no profile changes where you are.',
  months: [
    {
      when: 'First month',
      work: 'Access as a manager, never as the owner. Categories, services, area and hours corrected. Duplicates reported to Google. The website brought into line.',
    },
    {
      when: 'Every week',
      work: 'A look at edits that strangers suggested, new questions, holiday hours, and photos of your recent jobs as you send them.',
    },
    {
      when: 'Every month',
      work: 'The figures that Google gives, calls, directions and clicks, beside those of the month before, in the monthly report.',
    },
  ],
  limits: [
    'No words stuffed into the business name, no invented addresses, no borrowed mailboxes. Profiles are suspended for all three.',
    'No promise of a place in the map’s top three.',
  ],
  questions: [
    {
      question: 'Who owns the profile?',
      answer: 'You do. We are added as a manager, and you can remove us with two clicks.',
    },
    {
      question: 'My profile was suspended. Can you help?',
      answer:
        'We prepare the appeal with you: the proof that Google asks for and the correction that it wants to see. Google decides, and it can take weeks.',
    },
    {
      question: 'What do Core, Enhanced, Advanced and Elite mean?',
      answer:
        'How much is done each month, growing with the plan: from keeping the facts right to regular posts and photos, and services worked out in detail. In Ultimate your own account manager looks after it.',
    },
  ],
  comparison: ['GBP optimization', 'Monthly report'],
};

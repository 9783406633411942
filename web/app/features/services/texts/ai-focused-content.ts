import type { ServiceText } from '../service-text';
import { SOURCES } from '../sources';

export const aiFocusedContent: ServiceText = {
  headTitle: 'AI-Focused Content for Service Businesses',
  description:
    'Pages and posts with prices, times, towns and steps that an assistant can repeat: how they are made, what research says works, and which plans include them.',
  lead: 'AI-focused content is writing that answers one question of one customer completely: what the job is, what it costs, how long it takes, where you do it and who vouches for you.',
  what: [
    'Many service websites describe ten jobs on one page, in words that fit any company: quality, trusted, affordable. Asked what a sewer camera inspection costs in your town, an assistant finds nothing there to repeat and quotes somebody who wrote it down.',
    'We interview you about a job, write its page, and have you check every figure. Nothing is published that you could not say to a customer’s face.',
  ],
  findings: [
    {
      says: 'Definitions, numbers, comparisons and steps raised the share of an answer that came from a page. Putting text into question-and-answer form alone did not.',
      ...SOURCES.answerShare,
    },
    {
      says: 'Pages with readable addresses were cited more often: 89.8% against 81.1%.',
      ...SOURCES.ahrefsPrompts,
    },
    {
      says: 'Rewriting only the body text often made pages harder to find. Titles, headings and descriptions have to move with it.',
      ...SOURCES.bodyText,
    },
  ],
  unknown:
    'No engine names an ideal length, and we do not write to one. A page should stop when the question is answered.',
  months: [
    {
      when: 'First month',
      work: 'A list of the jobs you want more of, matched with the pages you have. The two that lack most are written first.',
    },
    {
      when: 'Every month after',
      work: 'The blog posts in your plan, each about a question that your office hears. Old pages get new prices and dates when something has really changed.',
    },
    {
      when: 'On the Ultimate plan',
      work: 'Pillar pages as well: one thorough page on a whole subject, such as replacing a furnace, with the single jobs linked from it.',
    },
  ],
  limits: [
    'No town pages that differ by the name of the town alone. Search engines treat them as copies, and they can hurt you.',
    'No posts made by a machine and published unread. A person writes, and you approve.',
    'No dates changed to look fresh.',
  ],
  questions: [
    {
      question: 'Must I publish my prices?',
      answer:
        'No, but it helps. A range, a call-out fee or what makes a job dearer is enough to be quoted. We publish only what you agree to.',
    },
    {
      question: 'Who owns the texts?',
      answer: 'You do, from the day they are published, and you keep them if you leave.',
    },
    {
      question: 'Do you take the photos?',
      answer:
        'You do: photos of your own jobs say more than bought ones. We tell you what to photograph and how to name it.',
    },
  ],
  comparison: ['AI-optimized blog posts per month', 'FAQ schema'],
};

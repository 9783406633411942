import type { ServiceText } from '../service-text';
import { SOURCES } from '../sources';

export const reputationReviewManagement: ServiceText = {
  headTitle: 'Reputation & Review Management',
  description:
    'Every customer asked, every review answered, and a few of them readable on your own site: how we do it within the FTC’s rules, and what it costs.',
  lead: 'Reputation and review management is a routine: every customer is asked for a review, every review gets an answer, and the words that customers wrote stand where machines can read them.',
  what: [
    'Assistants pass on what your customers say, in their words: “they came within the hour”, “they explained the bill”. For that the reviews have to exist, on more than one site, and some of them have to be readable without running a script.',
    'We write the message that asks, set the moment at which it goes out, draft an answer to each review for you to approve, and put a few reviews on your site with name, month and source.',
  ],
  findings: [
    {
      says: 'Businesses that ChatGPT named had 4.3 stars on average.',
      ...SOURCES.soci,
    },
    {
      says: '45% of consumers used AI to find local businesses, after 6% a year earlier. They read reviews on six sites on average.',
      ...SOURCES.reviewSurvey,
    },
    {
      says: 'Fake reviews, bought reviews and hiding the bad ones are against federal law since October 2024.',
      ...SOURCES.reviewRule,
    },
    {
      says: 'Google shows no stars for ratings that a business marks up on its own site.',
      ...SOURCES.reviewMarkup,
    },
  ],
  unknown:
    'Whether stars cause a mention, or good businesses simply have both, no study has separated. How many reviews are enough depends on your town and trade.',
  months: [
    {
      when: 'First month',
      work: 'Profiles claimed where your customers look. A short request that goes to everyone after the job. Old reviews answered, worst first.',
    },
    {
      when: 'Second month',
      work: 'A page of reviews on your site in plain text, with links to where they come from. The script widget may stay beside it.',
    },
    {
      when: 'Every month after',
      work: 'New reviews in your inbox, each with a draft answer. What customers praise and what they complain about, counted, in the monthly report.',
    },
  ],
  limits: [
    'We ask everyone or no one. Sending only happy customers to Google is called gating, and it is not allowed.',
    'We never write a review, pay for one or offer a gift for one. We cannot take down an honest bad one.',
  ],
  questions: [
    {
      question: 'What do you do about a review that is a lie?',
      answer:
        'We report it to the platform with the evidence and answer it calmly. The platform decides whether it goes.',
    },
    {
      question: 'Do you answer in our name without asking?',
      answer: 'Only if you want that. By default nothing goes out before somebody at your company has said yes.',
    },
    {
      question: 'We are a dental practice. Is that a problem?',
      answer:
        'An answer must not even confirm that somebody is a patient. Our drafts for healthcare and legal clients are written so that they never do.',
    },
  ],
  comparison: ['Review management'],
};

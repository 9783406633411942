import type { ServiceText } from '../service-text';
import { SOURCES } from '../sources';

export const redditQuoraSeeding: ServiceText = {
  headTitle: 'Reddit & Quora Seeding, Done in the Open',
  description:
    'Answers on Reddit and Quora under your own name: how we choose questions, what we disclose, how little it weighs for local searches and why it still helps.',
  lead: 'Reddit and Quora seeding means answering questions that people really ask about your trade, in public, as who you are. A good answer stays online for years and is read by people and by assistants.',
  what: [
    'We look for open questions in the communities of your towns and of your trade: what a water heater costs, whether a quote is fair, what to do before the inspector comes. We draft an answer from your own experience, you correct it, and it goes up from an account that says it is your business.',
    'Links are rare. An answer that would be worth reading without your name in it is the only kind that moderators leave standing.',
  ],
  findings: [
    {
      says: 'Forums such as Reddit were only 2% of the sources once a question had a place in it.',
      ...SOURCES.yext,
    },
    {
      says: 'ChatGPT reads Reddit often and almost never names it as its source.',
      ...SOURCES.ahrefsPrompts,
    },
    {
      says: 'Whoever recommends a business and is tied to it has to say so, in the post itself.',
      ...SOURCES.endorsements,
    },
  ],
  unknown:
    'So this is our smallest lever for local questions, and we say it before you buy. What nobody has measured is how much an assistant’s opinion of a business is shaped by threads it never credits. We would not build a plan on it, which is why it comes with the larger plans and never alone.',
  months: [
    {
      when: 'First month',
      work: 'An account in your business’s name, the rules of each community read, a list of questions worth answering, and your way of explaining things put on paper.',
    },
    {
      when: 'Every month after',
      work: 'The number of posts in your plan, each approved by you. We answer replies to them, and we tell you when a complaint about you turns up so that you can answer it yourself.',
    },
  ],
  limits: [
    'No invented customers, no second accounts, no bought votes. All three break the sites’ rules, and fake testimonials break federal law.',
    'No answers in communities that do not want businesses. Some do not, and we leave.',
  ],
  questions: [
    {
      question: 'Will people know that it is us?',
      answer:
        'Yes, always. The account carries your business’s name, and a post that recommends you says that it is yours.',
    },
    {
      question: 'What if a post is removed?',
      answer: 'We find out which rule it broke, tell you, and write the next one so that it keeps to it.',
    },
    {
      question: 'Can we write the answers ourselves?',
      answer: 'Gladly. Yours are usually better. Send us a voice note and we turn it into an answer.',
    },
  ],
  comparison: ['Reddit/Quora posts per month'],
};

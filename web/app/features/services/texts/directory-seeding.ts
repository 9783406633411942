import type { ServiceText } from '../service-text';
import { SOURCES } from '../sources';

export const directorySeeding: ServiceText = {
  headTitle: 'Directory Seeding: 50+ Listings That Agree',
  description:
    'Your name, number and address made the same in 50+ directories, maps and trade lists. What is done, what stays yours, what it costs: every plan has it.',
  lead: 'Directory seeding puts one correct entry for your business into 50+ directories, maps and trade lists, and removes or merges the wrong ones. It is the ground floor of the other services, and it is in every plan.',
  what: [
    'Every move, new number and change of name leaves old entries behind. An assistant that finds two numbers for you may read out the dead one. It is dull work to find them all, claim them and write the same line into each, so few owners ever do it.',
    'We start with one sheet of facts that you sign off: name, number, address or towns, hours, categories, a short and a long description. Everything else is copied from that sheet.',
  ],
  findings: [
    {
      says: 'Listings were 42% of the sources that assistants cited for questions with a place in them.',
      ...SOURCES.yext,
    },
    {
      says: 'ChatGPT’s local answers drew on business websites for 58%, on mentions elsewhere for 27% and on directories for 15%.',
      ...SOURCES.chatGptSources,
    },
    {
      says: 'About a third of the business details that ChatGPT and Perplexity gave were wrong.',
      ...SOURCES.sociReported,
    },
  ],
  unknown:
    'The studies disagree about which directories an assistant reads, and the answer changes from year to year. So we promise none of them in particular: the point is that whichever is read says the same.',
  months: [
    {
      when: 'First month',
      work: 'The fact sheet, a search for every entry that exists, logins recovered, the large maps and directories corrected first.',
    },
    {
      when: 'Second month',
      work: 'The rest of the list, with the ones for your trade: different for a roofer, a law firm and a dental office. Duplicates reported.',
    },
    {
      when: 'Every month after',
      work: 'A sample checked again, because directories overwrite each other. When you change your hours, one message to us changes them everywhere.',
    },
  ],
  limits: [
    'No paid listings without your yes. Some directories charge, and we tell you before.',
    'No link farms. A directory that no customer has heard of is not on the list.',
  ],
  questions: [
    {
      question: 'Do the entries disappear when I cancel?',
      answer: 'No. They are made in your name and you get the logins. Nothing is switched off.',
    },
    {
      question: 'Can I use a tracking number?',
      answer:
        'On ads, yes. In listings and in the HTML of your site the main number should stand, or you will be known by two.',
    },
    {
      question: 'How long until they are all right?',
      answer:
        'Some change within days, some directories take weeks to approve an edit. The monthly report shows which are done.',
    },
  ],
  comparison: ['Directory submissions', 'AI and voice directory setup'],
};

import type { ServiceText } from '../service-text';
import { SOURCES } from '../sources';

export const voiceSearchOptimization: ServiceText = {
  headTitle: 'Voice Search Optimization: Siri and Alexa',
  description:
    'What Siri and Alexa need to read your business out loud: correct hours, one phone number, short answers and open doors for their crawlers. Plans and limits.',
  lead: 'Voice search optimization makes sure that Siri, Alexa and the assistant in a car can say your name, your hours and your number without getting one of them wrong. A spoken answer has room for one business.',
  what: [
    'People talk when their hands are full: water on the floor, a truck to drive, a child to hold. They ask who is open, how far it is and whether somebody can come today. The answer is put together from your website, from map listings and from directories that the maker of the device trusts.',
    'We correct all three, so that they agree, and write short sentences on your pages that sound right when a machine says them.',
  ],
  findings: [
    {
      says: 'Applebot feeds Siri, Spotlight and Safari. Where a site has no rules for it, it follows the rules for Googlebot.',
      ...SOURCES.applebot,
    },
    {
      says: 'Amazon runs crawlers so that Alexa can answer more questions, and says that they respect robots.txt.',
      ...SOURCES.amazonbot,
    },
    {
      says: 'The “speakable” label, often sold for voice search, is meant for news articles. A plumber’s page gains nothing from it.',
      ...SOURCES.speakable,
    },
  ],
  unknown:
    'Neither Apple nor Amazon says how one business is chosen over the next. What can be checked from outside is whether your facts are reachable and right, and that is what we work on.',
  months: [
    {
      when: 'First month',
      work: 'Your business claimed or corrected in Apple’s and Microsoft’s listings and in the directories that voice services read. Hours, holiday hours and number made the same everywhere.',
    },
    {
      when: 'Second month',
      work: 'One hours block in plain text, a phone number that a tap can dial, and one sentence about nights and weekends that matches the hours.',
    },
    {
      when: 'Every month after',
      work: 'Spoken test questions on a phone and a speaker, written down with the answer word for word, and the errors traced to the listing they came from.',
    },
  ],
  limits: [
    'No apps or “skills” for speakers. Callers do not install them.',
    'No claim to be open at night when you are not. A voice assistant repeats it at 2 a.m., and your phone rings.',
  ],
  questions: [
    {
      question: 'We have no storefront. Does it still work?',
      answer:
        'Yes. A business that drives to its customers lists towns instead of a street address, and can keep the home address hidden.',
    },
    {
      question: 'How will I notice it?',
      answer:
        'Ask your own phone. In the report you find the same questions month by month, with the answers as they were spoken.',
    },
    {
      question: 'Does Google’s assistant count too?',
      answer: 'Yes. It draws on your Google Business Profile, which every plan looks after.',
    },
  ],
  comparison: ['Voice search optimization', 'AI and voice directory setup'],
};

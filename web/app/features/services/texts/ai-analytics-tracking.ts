import type { ServiceText } from '../service-text';
import { SOURCES } from '../sources';

export const aiAnalyticsTracking: ServiceText = {
  headTitle: 'AI Analytics Tracking: Who Names You',
  description:
    'Which assistants name your business, for which questions, and what moved: how we measure it honestly, with repeats and ranges, and what cannot be measured.',
  lead: 'AI analytics tracking answers three questions every month: do assistants name you, for which questions, and which pages did they read. It is a dashboard for you and one page in plain words.',
  what: [
    'Nobody can look into other people’s chats. What can be done is to ask: a fixed list of questions that your customers would ask, put to each assistant again and again, with every answer kept word for word together with its date and its sources.',
    'We count how often you are named, and we show a range and not a rank. Beside it stands what can be counted exactly: visits that came from assistants, and their crawlers in your server’s log where you can give us access.',
  ],
  findings: [
    {
      says: 'The chance of getting the same list twice was under 1 in 100, over 2,961 answers to 600 people. Yet the leading names came back in 55% to 77% of the answers.',
      ...SOURCES.repeatedAnswers,
    },
    {
      says: 'Of 350,000 locations of large brands, ChatGPT named 1.2%, Perplexity 7.4% and Gemini 11%.',
      ...SOURCES.sociReported,
    },
  ],
  unknown:
    'A single question asked once proves nothing in either direction. What a customer sees also depends on where they stand and what they asked before, and no tool can measure that from outside. Visits that come without a sender, as many do, count as direct visits.',
  months: [
    {
      when: 'First month',
      work: 'Your list of questions by job and town: who to call, who is open, what it costs. The first round of answers, kept as the starting line.',
    },
    {
      when: 'Every month after',
      work: 'The same questions again, several times each. Named, cited, wrong or absent, with the sources that the assistant gave. Wrong statements are traced to the page or listing they came from.',
    },
    {
      when: 'Every quarter',
      work: 'The list of questions looked over with you: what moved, what did not, and which work comes next.',
    },
  ],
  limits: [
    'No “rank in ChatGPT”. There is none.',
    'No tracking of your visitors across other sites, and no names of people in the dashboard.',
    'No answer counts as a mention when it may mean another business with a similar name.',
  ],
  questions: [
    {
      question: 'Can I see the answers myself?',
      answer: 'All of them, as they were given, with the date and the assistant that gave them.',
    },
    {
      question: 'Do you need to see my analytics?',
      answer:
        'It helps to count visits from assistants, reading access is enough. Without it we measure the answers alone.',
    },
    {
      question: 'What is a good result?',
      answer:
        'A share that is higher than three months ago for the questions that bring you work. We compare you with your own past, and with the competitors you name.',
    },
  ],
  comparison: ['Advanced analytics dashboard', 'Monthly report'],
};

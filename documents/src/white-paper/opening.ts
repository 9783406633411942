import type { Block } from '../pdf/block.ts';
import { callout } from '../pdf/blocks/card.ts';
import { list } from '../pdf/blocks/list.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import { inShort } from '../publication/contents.ts';
import { barChart } from '../publication/figures/bar-chart.ts';
import { wayOfAnAnswer } from '../publication/figures/way-of-an-answer.ts';
import type { Rich } from '../publication/notes.ts';

/** A one-page summary, why the subject matters, and the five steps of the paper. */
export function opening(text: Rich): Block[] {
  return [...short(text), ...shift(text), ...way(text)];
}

function short(text: Rich): Block[] {
  return inShort(
    'The short answer',
    [
      text(
        '**An assistant can only name a business it can read.** Whether its bots are let in, and whether they find words when they come, decides more than anything written on the page.',
      ),
      text(
        '**Two kinds of bots visit you, and they are not the same decision.** Search bots fetch pages for answers. Training bots collect text for future models. Blocking the second costs you nothing in answers; blocking the first takes you out of them.',
      ),
      text(
        '**Facts must stand in plain text.** Hidden labels help a machine sort you; on their own they have not been shown to raise citations. Labels that contradict the page do harm.',
      ),
      text(
        '**Assistants compare.** Name, phone, address and hours that agree everywhere are what lets a machine trust them. In one study a third of the contact facts given out by two assistants were wrong.',
      ),
      text(
        '**Nobody can promise you a place.** The same question gives a different list almost every time. What can be worked on is how often you are among the names.',
      ),
    ],
    text(
      'This paper says what is known, how well it is known, and where knowledge ends. Every figure has a numbered source at the end. Where we have read a study only in a write-up, the list of sources says so.',
    ),
  );
}

function shift(text: Rich): Block[] {
  return [
    heading(1, '1. Why this is worth your time', { gap: 34 }),
    paragraph(
      text(
        'In a yearly survey of 1,002 American adults, 45% said they had used ChatGPT or a similar tool to find a local business. The year before it was 6%. [^brightlocal] A survey of one panel is not a census, and it does not say how often. Still, no other way of finding a plumber has grown like that.',
      ),
    ),
    paragraph(
      text(
        'An answer differs from a page of links in one way that matters to a business: it is short. Where a map shows three and a result page ten, an assistant often names two or three, with a reason for each. The first study to count this looked at nearly 350,000 locations of chains: [^soci]',
      ),
    ),
    barChart({
      title: 'Share of locations recommended in local answers',
      unit: '%',
      most: 40,
      bars: [
        { label: 'Google local 3-pack', value: 35.9 },
        { label: 'Gemini', value: 11, ours: true },
        { label: 'Perplexity', value: 7.4, ours: true },
        { label: 'ChatGPT', value: 1.2, ours: true },
      ],
      caption: text(
        'Locations of 2,751 multi-location brands. [^soci] Independent businesses were not in this study; its authors note that chains appear less often in AI recommendations than local firms do.',
      ),
    }),
    paragraph(
      text(
        'The same study compared what assistants said about those businesses with the truth. Gemini, which leans on Google Maps, got the profile facts right. ChatGPT and Perplexity had about 68% of them right. [^soci] A wrong number read out with confidence is a lost call, and it starts with facts that are missing, old, or said in two ways.',
      ),
    ),
  ];
}

function way(text: Rich): Block[] {
  return [
    heading(1, '2. From your page to an answer', { gap: 30 }),
    paragraph(
      text(
        'No company publishes how its assistant chooses. But the route a page has to travel is well documented, step by step, and each step can be checked from outside.',
      ),
      { keep: true },
    ),
    wayOfAnAnswer(),
    paragraph(
      text(
        'The first two steps are gates: pass or fail. The next two are odds: you raise or lower them. The last is partly chance. That order is also the order of work. A better sentence on a page that no bot may open changes nothing.',
      ),
      { gap: 12 },
    ),
    heading(2, 'Two ways to know you'),
    paragraph(
      text(
        'An assistant can speak from memory (what its model learned in training, months or years ago) or look things up while you wait. For a question such as “who fixes furnaces near me”, memory is a poor guide, and the large assistants search. They use an index of their own, the index of a search engine, or both:',
      ),
    ),
    list([
      text(
        '**Google’s AI Overviews and AI Mode** draw on Google’s ordinary index. There is no second one: a page must be indexed and allowed to show a snippet, and nothing else is asked of it. [^google-ai]',
      ),
      text(
        '**ChatGPT, Claude and Perplexity** each send search bots of their own, with names you can address in your robots file. [^openai] [^anthropic] [^perplexity]',
      ),
      text(
        '**Siri, Spotlight and Safari** use Applebot, [^apple] **Alexa** uses Amzn-SearchBot, [^amazon] and **Copilot** lives on Bing’s index.',
      ),
    ]),
    callout([
      paragraph(
        text(
          '**What is not known.** Which listings feed ChatGPT’s local answers is disputed: Foursquare, Bing, Yelp and Google have each been called the main one. A 2024 study found the businesses’ own sites behind 58% of sources, mentions elsewhere behind 27% and directories behind 15%. [^chatgptlocal] Later samples look different. Treat any single “secret source” as a guess.',
        ),
        { gap: 0 },
      ),
    ]),
  ];
}

import type { Block } from '../pdf/block.ts';
import { callout } from '../pdf/blocks/card.ts';
import { list } from '../pdf/blocks/list.ts';
import { table } from '../pdf/blocks/table.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import type { Rich } from '../publication/notes.ts';

/** Steps two and three: what a bot sees of a page, and how an assistant picks a few pages from many. */
export function reading(text: Rich): Block[] {
  return [...seen(text), ...picked(text), ...edits(text)];
}

function seen(text: Rich): Block[] {
  return [
    heading(1, '4. Read: what is left when nothing runs', { gap: 30 }),
    paragraph(
      text(
        'Your browser runs a page’s code before you see it. Most AI bots do not. A network study of late 2024 found that the crawlers of OpenAI, Anthropic and Perplexity fetch scripts but do not run them; Google’s, Apple’s and Bing’s do render. [^vercel] On a site that builds itself in the browser, the first group finds an empty frame: no services, no towns, no phone number.',
      ),
    ),
    paragraph(
      text(
        'The same study counted waste. 34% of the fetches of ChatGPT’s and Claude’s crawlers ended at a page that does not exist, and 14% of ChatGPT’s went through a redirect. [^vercel] Dead links on your own site spend visits that will not come back.',
      ),
    ),
    list([
      text(
        '**See it yourself:** open your home page, choose “View page source”, and search for your phone number. If it is not in there, most assistants do not have it either.',
      ),
      text(
        '**Text in pictures is not text.** Hours in a banner image, a price list as a photo, reviews in a widget that loads later: all of it is blank to a bot that runs nothing.',
      ),
      text(
        '**Speed is a courtesy with consequences.** A live assistant opens many pages while a person waits. No owner publishes its patience, so we know no number; a server that takes seconds to begin is at risk.',
      ),
    ]),
  ];
}

function picked(text: Rich): Block[] {
  return [
    heading(1, '5. Picked: the title is the doorman', { gap: 30 }),
    paragraph(
      text(
        'Before an assistant reads a page it sees a list: titles, addresses, a line of description. An analysis of 1.4 million ChatGPT prompts found that pages that were cited had titles closer to the question than pages that were passed over (similarity 0.602 against 0.484), and closer still to the smaller questions that the assistant asks itself (0.656). Addresses made of readable words were cited in 89.8% of cases, opaque ones in 81.1%. [^titles] These are correlations, but they fit an independent test of the whole chain: there, rewriting only the body of a page often hurt its chances, and titles, headings and descriptions softened the harm. [^sageo]',
      ),
    ),
    paragraph(
      text(
        'For a local business that means a page for each service you want to be asked about, with a title that a stranger understands: “Water heater repair in Columbus | Lee Plumbing” and not “Services”. In a yearly survey of practitioners, dedicated service pages came second among everything thought to influence AI visibility. [^whitespark] That is expert opinion; we share it, and call it that.',
      ),
    ),
  ];
}

function edits(text: Rich): Block[] {
  return [
    heading(2, 'Do clever edits help? The numbers and their small print'),
    paragraph(
      text(
        'The paper that gave the field its name, GEO, edited one of five sources and measured how much of the answer came from it. [^geo] Its figures are quoted everywhere, mostly without the conditions: an older model, five results handed to it, four fifths of the questions not local, and one page edited while its rivals stood still.',
      ),
      { keep: true },
    ),
    table(
      [
        { head: 'Edit to the source', share: 2.2 },
        { head: 'Share of the answer (19.3 before)', share: 2 },
        { head: 'Change', share: 1 },
      ],
      [
        ['Quotations added', '27.2', '+41%'],
        ['Statistics added', '25.2', '+31%'],
        ['Sources cited', '24.6', '+27%'],
        ['Stuffed with keywords', '17.7', '−8%'],
      ],
    ),
    paragraph(
      text(
        'A later benchmark, peer reviewed, tried such methods in six fields with several pages using them at once. Only 3 of 54 combinations of method and field made a significant difference. In retail, ordinary ranking work moved a page by 2.77 places and the best edit by 0.36; and what there was shrank as rivals did the same. [^cseo] A study of 602 prompts found that the question-and-answer form by itself did not raise a page’s share, while definitions, numbers, comparisons and steps did. [^formats]',
      ),
      { gap: 9 },
    ),
    callout([
      paragraph(
        text(
          '**What we make of it.** Write facts because customers ask for them: what it costs, how long it takes, what you guarantee, which license you hold. Do it for the reader; count any gain in citations as a bonus. Do not pay for tricks.',
        ),
        { gap: 0 },
      ),
    ]),
  ];
}

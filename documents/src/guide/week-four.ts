import type { Block } from '../pdf/block.ts';
import { callout } from '../pdf/blocks/card.ts';
import { code } from '../pdf/blocks/code.ts';
import { list } from '../pdf/blocks/list.ts';
import { table } from '../pdf/blocks/table.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import type { Rich } from '../publication/notes.ts';

const SHEET = ['Our site', 'Google profile', 'Apple Maps', 'Bing Places', 'Facebook', 'Yelp', 'A trade directory'];

export function weekFour(text: Rich): Block[] {
  return [...listings(text), ...measuring(text), ...leaveAlone(text)];
}

function listings(text: Rich): Block[] {
  return [
    heading(1, 'Week 4: Make the web agree', { gap: 30 }),
    paragraph(
      text(
        'In local answers, listings are cited almost as often as businesses’ own sites: 42% against 44% in one large study. [^yext] In another, two assistants had only about 68% of businesses’ facts right. [^soci] Where sources disagree, an assistant picks one, or leaves you out.',
      ),
    ),
    list(
      [
        text(
          'Claim your Google Business Profile. Name, number, hours, towns and trade exactly as in your facts. If you work at customers’ homes, hide your address and set a service area.',
        ),
        text('Do the same on Apple Maps (Apple Business Connect) and Bing Places.'),
        text(
          'Then the listings people check in your trade; see the table. Claim what exists before you make anything new, and have duplicates removed.',
        ),
        text(
          'Link from your site’s footer to your own page on each of them, and put the same addresses under “sameAs” on your business card. At least four, one of them a map.',
        ),
        text(
          'Open each link. A link to facebook.com itself, or to the page of whoever made your template, proves nothing.',
        ),
      ],
      { sign: 'box', itemGap: 5 },
    ),
    table(
      [
        { head: 'Trade', share: 1.1, strong: true },
        { head: 'Where people, and assistants, look', share: 4 },
      ],
      [
        ['All', 'Google, Apple and Bing maps; Facebook; Yelp; BBB; Nextdoor'],
        ['Home services', 'Angi, HomeAdvisor, Houzz, Thumbtack; your state’s license register'],
        ['Solar', 'EnergySage, SolarReviews'],
        ['Legal', 'Avvo, Justia, FindLaw; your state bar'],
        ['Healthcare', 'Healthgrades, Zocdoc, Vitals; the NPI registry'],
      ],
      { gap: 12 },
    ),
    heading(2, 'Your agreement sheet: fill in, compare, correct', { outline: false }),
    table(
      [
        { head: 'Where', share: 1.5, strong: true },
        { head: 'Name', share: 1 },
        { head: 'Number', share: 1 },
        { head: 'Hours', share: 1 },
        { head: 'Towns or address', share: 1.4 },
        { head: 'Checked on', share: 1 },
      ],
      SHEET.map((place) => [place, '', '', '', '', '']),
      { gap: 6 },
    ),
  ];
}

function measuring(text: Rich): Block[] {
  return [
    heading(2, 'See whether it works'),
    paragraph(
      text(
        'Answers vary: the same list twice has a chance of under 1 in 100. [^sparktoro] So one question proves nothing, in either direction. Ask the same five, ten times each, over a few days, and count.',
      ),
      { keep: true },
    ),
    code(
      'Five questions to ask',
      'Who is a good [plumber] in [Columbus]?\nWho can fix [a burst pipe] in [Columbus] tonight?\nWhat does [a new water heater] cost in [Columbus], and who installs it?\nIs [your business] licensed, and what do customers say about it?\nCompare [your business] with [a competitor].',
    ),
    list(
      [
        text(
          'Write down date, assistant, question, and whether you were named: 3 of 10 is a number you can compare next quarter.',
        ),
        text(
          'Read what is said about you. Every wrong fact has a source: find it (most assistants link it) and correct it there.',
        ),
        text('Ask new customers how they found you, and write “assistant” on the list of answers.'),
      ],
      { sign: 'box', itemGap: 5 },
    ),
    heading(2, 'Every quarter, one hour'),
    list(
      [
        text('Hours, holidays, prices and staff: still true, everywhere?'),
        text('Run our free scan again and compare it with the last one.'),
        text('Click through your menu and footer: no dead links.'),
        text('One new job, photo or answer, with its date. Do not change dates without changing words.'),
        text('New plugin, new host, new firewall? Do the checks of week 1 again.'),
      ],
      { sign: 'box', itemGap: 4 },
    ),
  ];
}

function leaveAlone(text: Rich): Block[] {
  return [
    heading(2, 'What you can leave alone'),
    table(
      [
        { head: 'Offered to you', share: 2.2, strong: true },
        { head: 'Why you can say no', share: 3.4 },
      ],
      [
        [
          'An llms.txt file',
          text(
            'In about 300,000 domains it made no difference. [^llms] If you have one, see that its facts are right.',
          ),
        ],
        ['FAQ markup for extra space in Google', text('That display ended in May 2026. [^faq]')],
        ['Hundreds of town pages', 'Copies with the name changed are a known way to lose traffic.'],
        [
          'Adding statistics and quotations to every page',
          text('Promising in one laboratory study, [^geo] mostly without effect in a stricter one. [^cseo]'),
        ],
        ['A guaranteed first place in ChatGPT', 'Nobody can guarantee it, and there is no fixed place to be first in.'],
      ],
    ),
    callout([
      paragraph(
        text(
          '**If you would rather have it done.** Everything in this guide is work we do for clients every month. The free scan on our site shows what is missing on yours, with the fixes ready to paste, whether you hire us or not.',
        ),
        { gap: 0 },
      ),
    ]),
  ];
}

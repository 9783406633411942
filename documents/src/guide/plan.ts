import type { Block } from '../pdf/block.ts';
import { callout } from '../pdf/blocks/card.ts';
import { code } from '../pdf/blocks/code.ts';
import { list } from '../pdf/blocks/list.ts';
import { table } from '../pdf/blocks/table.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import { fourWeeks } from '../publication/figures/four-weeks.ts';
import type { Rich } from '../publication/notes.ts';

/** The one-page plan, who does what, and the letter to the person who maintains the site. */
export function plan(text: Rich): Block[] {
  return [
    heading(1, 'The plan'),
    paragraph(
      text(
        'This guide is the doing. It takes a local service business through four weeks of small jobs, in the order that matters: first let the assistants in, then say who you are, then answer what customers ask, then make the rest of the web agree. Why each step matters, with the evidence, is in our white paper “How AI Assistants Choose a Local Business”.',
      ),
    ),
    fourWeeks(),
    heading(2, 'How to use it'),
    list([
      text(
        '**Tick as you go.** Every box is one job. Each chapter ends with a check that tells you whether it worked.',
      ),
      text(
        '**Copy what is in the gray boxes.** Replace everything in [square brackets]. Never leave a bracket on a live page, and never fill one with something that is not true.',
      ),
      text(
        '**Do week 1 even if you do nothing else.** A site that bots may not open gains nothing from the other three.',
      ),
    ]),
    heading(2, 'Who can do what'),
    table(
      [
        { head: 'Who', share: 1.3, strong: true },
        { head: 'Jobs', share: 3.2 },
        { head: 'Time, roughly', share: 1.2 },
      ],
      [
        [
          'You, the owner',
          'Facts, prices, towns, hours, answers, asking for reviews, the Google profile',
          'Two hours a week',
        ],
        [
          'Whoever edits the site',
          'Titles, text, new pages, business card markup, plugin settings',
          'An afternoon a week',
        ],
        [
          'Your developer or host',
          'robots.txt, firewall, redirects, rendering without scripts, speed',
          'A few hours in week 1',
        ],
      ],
    ),
    callout([
      paragraph(
        text(
          '**No promises.** Nobody outside the AI companies knows how an assistant weighs one business against another, and the same question rarely gets the same list twice. [^sparktoro] These jobs make you readable, identifiable and easy to verify. They raise your odds. They cannot buy a place.',
        ),
        { gap: 0 },
      ),
    ]),
    heading(2, 'Before you start: three things to write down'),
    paragraph(
      text('You will paste them again and again. Write them once, and use them letter for letter everywhere.'),
      { keep: true },
    ),
    code(
      'Your facts',
      'Name:     [the name on your sign, without Inc. or LLC]\nNumber:   [one main number, the one you answer]\nPlace:    [street address, if customers come to you]\n          [or the list of towns, if you go to them]\nHours:    [Monday to Friday, 7:00 am to 6:00 pm]\nNights:   [what happens when somebody calls at 2 am]\nLicense:  [number and the board that issued it]\nSince:    [year you began]',
    ),
    heading(2, 'A letter for whoever keeps your site'),
    paragraph(text('Most of week 1 is their work. Send this:'), { keep: true }),
    code(
      'E-mail to your web person',
      'Hello [name],\n\nI want AI assistants to be able to read our site. Please check and tell me:\n\n1. Does robots.txt block OAI-SearchBot, Claude-SearchBot, Claude-User,\n   PerplexityBot, Googlebot, Bingbot, Applebot, Amzn-SearchBot\n   or meta-webindexer? If so, please allow them.\n2. Does our firewall, CDN or security plugin have a switch such as\n   "block AI bots"? If so, please let verified search bots through.\n3. Is there a noindex, nosnippet, max-snippet or noarchive setting\n   on the home page or any service page? Please remove it.\n4. With JavaScript switched off, do our name, phone number, services\n   and towns still appear on the page?\n\nBlocking bots that only train AI models is fine with me.\n\nThank you,\n[your name]',
    ),
  ];
}

import type { Block } from '../pdf/block.ts';
import { callout } from '../pdf/blocks/card.ts';
import { code } from '../pdf/blocks/code.ts';
import { list } from '../pdf/blocks/list.ts';
import { table } from '../pdf/blocks/table.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import type { Rich } from '../publication/notes.ts';

export function weekThree(text: Rich): Block[] {
  return [
    heading(1, 'Week 3: Answer what customers ask', { gap: 30 }),
    paragraph(
      text(
        'People do not ask an assistant for “solutions”. They ask who can fix a water heater in Dublin on a Saturday, and what it will cost. An assistant can only quote an answer that somebody wrote down.',
      ),
    ),
    heading(2, 'A page for every job'),
    list(
      [
        text('List the jobs you want to be called for. Three is a fine start.'),
        text(
          'Give each its own page: a title with job and town, about 300 words of your own, a photo of your work, and the main number. In a survey of practitioners, dedicated service pages came second among what is thought to matter for AI visibility. [^whitespark]',
        ),
        text(
          'Town pages only where you have something true to say: jobs done there, local rules, how fast you arrive. The same page with another town’s name is worth nothing and can harm you.',
        ),
      ],
      { sign: 'box', itemGap: 5 },
    ),
    code(
      'Outline of a service page',
      '[Water heater repair] in [Columbus]\n\nWhat we do: [one sentence: job, brands, towns].\nSigns that you need it: [three signs].\nWhat it costs: [from $X], or how you price: [flat fee after a free look].\nHow long it takes: [typical duration].\nWho comes: [names, license number].\nGuarantee: [months or years, on what].\nBook: call [(614) 555-0142] or [link].',
    ),
    heading(2, 'Twelve questions, twelve sentences'),
    paragraph(
      text(
        'Answer each in one plain sentence that makes sense on its own, in visible text, on the page where it belongs. The form of questions and answers is not what counts; the facts are. [^formats]',
      ),
      { keep: true },
    ),
    table(
      [
        { head: 'Customers ask', share: 2 },
        { head: 'A sentence that can be quoted', share: 3.4 },
      ],
      [
        ['What do you do?', 'We repair and install [furnaces, air conditioners and heat pumps].'],
        ['Which towns do you serve?', 'We serve [Columbus, Dublin, Westerville and Hilliard].'],
        ['How do I reach you?', 'Call [(614) 555-0142]; [a person] answers.'],
        ['When are you open?', 'We are open [Monday to Friday, 7:00 am to 6:00 pm].'],
        ['Do you come in an emergency?', 'Yes: [day and night], usually within [two hours] in [Columbus].'],
        ['What does it cost?', 'A [service call] is [$89], credited toward the repair.'],
        ['Is the estimate free?', 'Estimates for [replacements] are free.'],
        ['Are you licensed and insured?', '[Ohio] license [number]; insured by [company].'],
        ['Do you guarantee your work?', '[Two years] on labor, [ten] on [parts by the maker].'],
        ['Who does the work?', '[Names], employed by us; [no subcontractors].'],
        ['What do customers say?', '“[Words of a customer]” ([first name], [town], [month and year])'],
        ['How do I book?', 'Book online at [address], or call.'],
      ],
    ),
    paragraph(
      text(
        'Every answer must be true on the day it is read. A price that is out of date is worse than “call for a price”.',
      ),
      { gap: 8 },
    ),
    heading(2, 'Questions of your trade'),
    table(
      [
        { head: 'Trade', share: 1, strong: true },
        { head: 'They also ask about', share: 4 },
      ],
      [
        ['HVAC', 'brands, maintenance plans, heat pumps and rebates, financing'],
        ['Plumbing', 'how fast you come for a leak, water heaters, how you clear drains, financing'],
        ['Roofing', 'materials, storm damage and insurance claims, inspections, how long a roof takes'],
        ['Solar', 'incentives and tax credits, batteries, net metering, time to installation'],
        [
          'Legal',
          'fields of law, kind of fee (contingency, flat, hourly), courts or states, whether the first meeting is free',
        ],
        ['Healthcare', 'insurance you take, new patients, clinicians by name, booking online'],
      ],
    ),
    heading(2, 'Proof'),
    list(
      [
        text(
          'Write your license number and the board that issued it, and link to the public register. A number can be checked; “fully licensed” cannot. In California contractors must show it in advertising anyway. [^cslb]',
        ),
        text(
          'Put five real reviews on your site as text, with first name, town and date, and a link to where they were posted. A widget that loads later is blank to most answer bots. [^vercel]',
        ),
        text('No star ratings of yourself in the markup: Google does not show them. [^stars]'),
        text('Ask after each job. One message, the same for everybody, nothing offered in return.'),
      ],
      { sign: 'box', itemGap: 5 },
    ),
    code(
      'Asking for a review',
      'Thank you for having us today, [name]. If you have two minutes, a few words\nabout the job help the next person decide: [link to your Google review form].\n[Your name], [business]',
    ),
    callout([
      paragraph(
        text(
          '**Check that it worked.** Give a friend the twelve questions and your site for ten minutes. Every question they cannot answer with a sentence from your pages, an assistant cannot answer either.',
        ),
        { gap: 0 },
      ),
    ]),
  ];
}

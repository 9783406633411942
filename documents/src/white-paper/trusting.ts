import type { Block } from '../pdf/block.ts';
import { callout } from '../pdf/blocks/card.ts';
import { list } from '../pdf/blocks/list.ts';
import { table } from '../pdf/blocks/table.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import { barChart } from '../publication/figures/bar-chart.ts';
import type { Rich } from '../publication/notes.ts';

/** Steps four and five: what makes a fact credible, why answers vary, and what is not known. */
export function trusting(text: Rich): Block[] {
  return [...believed(text), ...labels(text), ...named(text), ...known(text)];
}

function believed(text: Rich): Block[] {
  return [
    heading(1, '6. Believed: facts that agree', { gap: 30 }),
    paragraph(
      text(
        'When the question has a place in it, assistants cite different sources than they do for general knowledge. An analysis of 6.8 million citations in answers to local questions found: [^yext]',
      ),
      { keep: true },
    ),
    barChart({
      title: 'Where citations in local answers point',
      unit: '%',
      most: 60,
      bars: [
        { label: 'Businesses’ own sites', value: 44, ours: true },
        { label: 'Listings', value: 42 },
        { label: 'Reviews and social', value: 8 },
        { label: 'Forums', value: 2 },
      ],
      caption: text(
        '6.8 million citations by ChatGPT, Gemini and Perplexity. [^yext] The company behind the study sells listings management; mainly chains were studied.',
      ),
    }),
    paragraph(
      text(
        'Your site and your listings are nearly equal halves, and you hold the pen in both. What makes them credible is plain: they say the same thing. One name, one main number, one address or one list of towns, one set of hours; in the text, in the hidden labels, in Google’s profile, in the directories of your trade.',
      ),
    ),
    list([
      text(
        '**Every further number needs a label.** “Fax”, “after hours”, “Dayton office”. Three unlabeled numbers are three candidates for the wrong one.',
      ),
      text('**Call tracking** should swap the number by script and leave the real one in the page’s source.'),
      text(
        '**Licenses can be looked up.** A license number on the page can be compared with a public register; “fully licensed” cannot. In California, for one, contractors must show the number in advertising anyway. [^cslb]',
      ),
      text('**Work at your customers’ homes?** Then publish the towns you serve and not your home address.'),
    ]),
  ];
}

function labels(text: Rich): Block[] {
  return [
    heading(2, 'What hidden labels do, and do not'),
    paragraph(
      text(
        'Structured data (JSON-LD in the words of schema.org) tells a machine “this is a plumber, this is the phone number”. It is worth having: it removes doubt about who you are, and schema.org has precise types for most trades. [^schemaorg] But the best test so far, 1,885 pages that added it, matched with 4,000 that did not, found no clear gain in citations: −4.6% in AI Overviews, +2.4% in AI Mode, +2.2% in ChatGPT, the last two within the noise. [^schema] All of those pages were already cited often, so the test says little about an unknown site. We read it this way: labels support facts that are visible, and cannot replace them.',
      ),
    ),
    table(
      [
        { head: 'Often sold', share: 1.4, strong: true },
        { head: 'What the evidence says', share: 3.6 },
      ],
      [
        [
          'llms.txt',
          text(
            'About 300,000 domains: no relation to citations; a model that predicts them got better without it. [^llms] Harmless. Not worth money.',
          ),
        ],
        [
          'FAQ markup for stars and drop-downs',
          text(
            'Google ended FAQ rich results in May 2026. [^faq] Answer the questions in visible text; the markup earns nothing there.',
          ),
        ],
        ['Your own star rating in markup', text('Google does not show ratings that a business gives itself. [^stars]')],
        ['Posting on Reddit', text('2% of citations once a place is in the question, all forums together. [^yext]')],
      ],
    ),
  ];
}

function named(text: Rich): Block[] {
  return [
    heading(1, '7. Named: odds, not ranks', { gap: 30 }),
    paragraph(
      text(
        '600 people put the same questions to assistants and collected 2,961 answers. The chance of getting the same list of names twice was under 1 in 100; the same list in the same order, about 1 in 1,000. And yet the leading names came back in 55% to 77% of the answers. [^sparktoro]',
      ),
    ),
    paragraph(
      text(
        'So there is no “position 3 in ChatGPT”. There is a rate: in how many of many answers you are named. Anyone who shows you a rank from one question on one day shows you chance. Ask for the number of questions, how often each was asked, and the margin.',
      ),
    ),
  ];
}

function known(text: Rich): Block[] {
  return [
    heading(1, '8. What is known, and what is not', { gap: 30 }),
    table(
      [
        { head: 'Claim', share: 2.4 },
        { head: 'How well known', share: 1.1, strong: true },
        { head: 'Why', share: 2.4 },
      ],
      [
        [
          'A blocked search bot keeps you out of that assistant’s answers',
          'Documented',
          text('Owners’ own pages [^openai] [^anthropic]'),
        ],
        [
          'noindex and nosnippet keep you out of Google’s AI answers',
          'Documented',
          text('Google’s own pages [^google-ai] [^robots-meta]'),
        ],
        [
          'Text that needs scripts is not seen by most answer bots',
          'Measured',
          text('One network study, end of 2024 [^vercel]'),
        ],
        [
          'Titles and readable addresses go with being cited',
          'Measured',
          text('Correlation in a large sample [^titles]'),
        ],
        [
          'Facts that agree everywhere make you credible',
          'Likely',
          'Owners ask for it; errors in answers are common; no clean experiment',
        ],
        ['Structured data raises citations', 'Not shown', text('A matched study found none [^schema]')],
        ['llms.txt raises citations', 'Not shown', text('A large sample found none [^llms]')],
        ['Which directory feeds which assistant', 'Disputed', 'Samples disagree and change'],
        ['How an assistant weighs one business against another', 'Unknown', 'Nobody has published it'],
      ],
    ),
    callout([
      paragraph(
        text(
          '**Half of it is off your site.** Google’s profile, directories, reviews elsewhere and firewall rules keyed to real bot addresses cannot be judged from your pages. A scan that claims to is guessing. Ours lists what it cannot see.',
        ),
        { gap: 0 },
      ),
    ]),
    heading(2, 'What to do on Monday'),
    list(
      [
        text('Open `yoursite.com/robots.txt`. Look for the tokens of chapter 3 under a `Disallow: /`.'),
        text('View the source of your home page and look for your phone number, your towns and your services.'),
        text('Read your titles aloud. Would a stranger know the trade and the town?'),
        text(
          'Put your site’s phone, hours and name beside your Google profile and two directories. Make them the same.',
        ),
        text(
          'Run the free scan on our site. It reads your pages the way the answer bots do and gives 26 findings, each with its evidence.',
        ),
      ],
      { sign: 'number' },
    ),
  ];
}

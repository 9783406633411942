import type { Block } from '../pdf/block.ts';
import { callout } from '../pdf/blocks/card.ts';
import { code } from '../pdf/blocks/code.ts';
import { table } from '../pdf/blocks/table.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import type { Rich } from '../publication/notes.ts';

const SEARCH_BOTS = [
  ['OAI-SearchBot', 'OpenAI', 'Out of ChatGPT’s search answers; a bare link may remain'],
  ['Claude-SearchBot', 'Anthropic', 'Less visible, and less accurate, in Claude’s search'],
  ['PerplexityBot', 'Perplexity', 'Out of Perplexity’s results'],
  ['Googlebot', 'Google', 'Out of Search, AI Overviews and AI Mode'],
  ['Bingbot', 'Microsoft', 'Out of Bing and Copilot'],
  ['Applebot', 'Apple', 'Out of Siri, Spotlight and Safari'],
  ['Amzn-SearchBot', 'Amazon', 'Out of Alexa’s answers'],
  ['meta-webindexer', 'Meta', 'Not cited by Meta AI'],
  ['DuckAssistBot', 'DuckDuckGo', 'Out of its AI answers'],
  ['MistralAI-Index', 'Mistral', 'Out of Mistral’s answers'],
] as const;

const OTHER_BOTS = [
  ['ChatGPT-User', 'OpenAI', 'Opens a page because a person asked. May not follow robots.txt'],
  [
    'Claude-User',
    'Anthropic',
    'The same for Claude, and it does follow robots.txt: a block means Claude cannot open your page',
  ],
  ['Perplexity-User', 'Perplexity', 'The same for Perplexity. Generally ignores robots.txt'],
  ['GPTBot', 'OpenAI', 'Training. A block costs nothing in answers'],
  ['ClaudeBot', 'Anthropic', 'Training. A block costs nothing in answers'],
  ['CCBot', 'Common Crawl', 'A public archive used for training'],
  [
    'Google-Extended',
    'Google',
    'A control word, not a visitor: training and grounding of the Gemini app. Not Search, not AI Overviews',
  ],
  ['Applebot-Extended', 'Apple', 'A control word for training alone'],
] as const;

/** Step one: which crawlers visit, what a block costs, and what else keeps an assistant out. */
export function crawlers(text: Rich): Block[] {
  return [...visitors(text), ...robotsFile(text), ...otherDoors(text)];
}

function visitors(text: Rich): Block[] {
  return [
    heading(1, '3. Let in: the visitors and their names', { gap: 30 }),
    paragraph(
      text(
        'Each bot carries a name, its token, and looks for that name in the file `/robots.txt` of your site. These are the ones whose visits feed answers:',
      ),
      { keep: true },
    ),
    table(
      [
        { head: 'Token', share: 1.5, strong: true },
        { head: 'Owner', share: 1 },
        { head: 'What a block costs you', share: 3.2 },
      ],
      SEARCH_BOTS.map((row) => [...row]),
    ),
    paragraph(
      text(
        'Owners’ own words: [^openai] [^anthropic] [^perplexity] [^google-ai] [^apple] [^amazon]. Applebot is a special case: where it is not named, it follows the rules you wrote for Googlebot. [^apple]',
      ),
      { gap: 8 },
    ),
    heading(2, 'Those that do something else'),
    table(
      [
        { head: 'Token', share: 1.5, strong: true },
        { head: 'Owner', share: 1 },
        { head: 'What it is', share: 3.2 },
      ],
      OTHER_BOTS.map((row) => [...row]),
    ),
    paragraph(
      text(
        'Grok has no documented token at all, and a browser that an assistant drives for a person looks like any other browser. Names such as `anthropic-ai` or a plain `Claude` still circulate in block lists; for the first we found no documentation by its owner, and the second matches nothing, because the whole token has to match.',
      ),
      { gap: 8 },
    ),
  ];
}

function robotsFile(text: Rich): Block[] {
  return [
    heading(2, 'The mistake that really happens'),
    paragraph(
      text(
        'Most sites let everybody in. Those that shut a door mostly shut the wrong one. In a careful reading of 906 recorded sites, two blocked every search bot, but 18 let Google and Bing in while blocking the answer bots of ChatGPT, Claude and Perplexity all together. [^geocheck] The usual cause is a list of “AI bots to block” pasted whole. Such lists mix search bots with training bots.',
      ),
    ),
    paragraph(text('If you would rather not train models but do want to be named, say exactly that:'), { keep: true }),
    code(
      'robots.txt: answers yes, training no',
      'User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: CCBot\nUser-agent: Google-Extended\nUser-agent: Applebot-Extended\nDisallow: /\n\nUser-agent: *\nAllow: /',
    ),
    paragraph(
      text(
        'Two rules of the standard surprise people. A named group replaces the general one: a bot that finds its own name no longer reads `User-agent: *`. And when robots.txt answers with a server error, a crawler must assume that everything is forbidden; a missing file (404) means the opposite, that everything is allowed. [^rfc9309]',
      ),
      { gap: 10 },
    ),
  ];
}

function otherDoors(text: Rich): Block[] {
  return [
    heading(2, 'Doors that robots.txt does not show'),
    table(
      [
        { head: 'Where', share: 1.3, strong: true },
        { head: 'What happens', share: 3.6 },
      ],
      [
        [
          'Firewall or CDN',
          'A bot named welcome in robots.txt is turned away with 403 or a puzzle. Several large services offer a switch that blocks “AI bots” and treats search and training bots alike.',
        ],
        ['noindex', 'The page leaves the index, and with it every answer that the index feeds.'],
        [
          'nosnippet, max-snippet:0',
          text('The page may not be used as direct input for AI Overviews and AI Mode. [^robots-meta]'),
        ],
        ['data-nosnippet', text('The same for one part of a page. [^robots-meta]')],
        [
          'noarchive, nocache',
          'Google ignores the first. Bing keeps such a page out of Copilot’s answers, or shows only its address, title and snippet.',
        ],
        [
          'A switch in Search Console',
          'Since August 2026 an owner can take a whole site out of Google’s AI answers. It cannot be seen from outside: ask whoever manages your account.',
        ],
      ],
    ),
    callout([
      paragraph(
        text(
          '**How sure are we?** Tokens and their purpose: very, they are the owners’ own documentation. Whether a bot behaves as documented on your site: only your server’s log can tell. A test visit that uses a bot’s name but not its address may be refused where the real one is let in.',
        ),
        { gap: 0 },
      ),
    ]),
  ];
}

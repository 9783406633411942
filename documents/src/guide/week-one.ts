import type { Block } from '../pdf/block.ts';
import { callout } from '../pdf/blocks/card.ts';
import { code } from '../pdf/blocks/code.ts';
import { list } from '../pdf/blocks/list.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import type { Rich } from '../publication/notes.ts';

export function weekOne(text: Rich): Block[] {
  return [
    heading(1, 'Week 1: Open the doors', { gap: 30 }),
    paragraph(
      text(
        'Assistants send search bots to fetch pages for their answers. Those bots read your robots file first, then meet your firewall, then look for settings on the page, then read what is there without running your code.',
      ),
    ),
    heading(2, 'Your robots file'),
    list(
      [
        text(
          'Open `yoursite.com/robots.txt` in a browser. Nothing there (page not found)? Good: everything is allowed. An error page or your home page? Have it fixed: a server error tells bots to stay away from the whole site. [^rfc9309]',
        ),
        text(
          'Look for the names in the letter above. Under a `Disallow: /`, they are shut out of the answers. [^openai] [^anthropic]',
        ),
        text(
          'A long list of AI names, pasted from somewhere? Delete it and use the box below: such lists mix the bots that answer with those that train.',
        ),
        text('No `Crawl-delay` of 10 or more. It makes a bot with little time see little.'),
      ],
      { sign: 'box', itemGap: 5 },
    ),
    paragraph(
      text(
        'Two versions. The first welcomes everybody; the second welcomes everybody who answers customers and keeps training bots out.',
      ),
      { keep: true, gap: 10 },
    ),
    code('robots.txt, open to all', 'User-agent: *\nAllow: /\n\nSitemap: https://[yoursite.com]/sitemap.xml'),
    code(
      'robots.txt, answers yes, training no',
      'User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: CCBot\nUser-agent: Google-Extended\nUser-agent: Applebot-Extended\nUser-agent: meta-externalagent\nDisallow: /\n\nUser-agent: *\nAllow: /\n\nSitemap: https://[yoursite.com]/sitemap.xml',
    ),
    paragraph(
      text(
        'On WordPress an SEO plugin usually has an editor for this file; on Wix, Squarespace and Shopify look for it in the SEO settings. Keep lines that were there for a reason, such as those that hide an admin area.',
      ),
      { gap: 10 },
    ),
    heading(2, 'Your security'),
    list(
      [
        text(
          'Ask your host or look in your CDN’s panel for a switch that blocks AI bots or “scrapers”. Turn it off, or allow verified search bots.',
        ),
        text('Security plugins keep lists of bad bots. Take the names in the letter off them.'),
        text(
          'Ask for the log: did OAI-SearchBot or PerplexityBot visit in the last month, and was the answer 200? 403 and 429 mean refused.',
        ),
      ],
      { sign: 'box', itemGap: 5 },
    ),
    heading(2, 'Hidden settings on your pages'),
    list(
      [
        text(
          'View the source of your home page and two service pages (right-click, “View page source”). Search for `noindex`, `nosnippet`, `max-snippet` and `noarchive`. None of them should be there. The first three keep you out of Google’s AI answers, [^robots-meta] the last out of Copilot’s.',
        ),
        text(
          'WordPress: under Settings, Reading, the box “Discourage search engines from indexing this site” must be empty.',
        ),
      ],
      { sign: 'box', itemGap: 5 },
    ),
    heading(2, 'Words that need no script'),
    list(
      [
        text(
          'In the same source, search for your phone number, one service and one town. Not found? Most answer bots do not see them: they fetch your scripts but do not run them. [^vercel]',
        ),
        text(
          'Ask for server rendering or prerendering, or put at least name, services, towns, hours and phone into plain HTML.',
        ),
        text(
          'Text in pictures (hours in a banner, prices as a photo, a menu as a PDF scan) goes into real text as well.',
        ),
        text('One address: `http`, `www` and the bare name should all lead to the same secure address in one hop.'),
      ],
      { sign: 'box', itemGap: 5 },
    ),
    callout([
      paragraph(
        text(
          '**Check that it worked.** Open robots.txt again: the names are gone or allowed. Ask an assistant that can browse: “Open [yoursite.com] and tell me the phone number and the towns served.” It should quote both. If it says that it cannot open the page, go back to your security.',
        ),
        { gap: 0 },
      ),
    ]),
  ];
}

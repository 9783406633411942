import type { Builder } from '../builder.ts';
import { page, sourceFile, steps, unverified } from '../steps.ts';

const REDIRECTS = page('https://docs.netlify.com/manage/routing/redirects/overview.md', '2026-11-22');
const HEADERS = page('https://docs.netlify.com/routing/headers/', '2026-11-22');
const GUIDES = '32a261b6b2437464aca7e51bf9b48bcac1e2835c';
const DEPLOY = sourceFile('netlify/context-and-tools', GUIDES, 'skills/netlify-deploy/SKILL.md', '2026-11-23');
const ACCESS = sourceFile('netlify/context-and-tools', GUIDES, 'skills/netlify-access-control/SKILL.md', '2026-11-23');

/** Netlify has no editor: a file is changed on the computer, and the whole folder is published again. */
const PUBLISH =
  'Open the “Deploys” page of the site at Netlify and drop the folder there. A site that comes from Git: commit instead.';

export const netlify: Builder = {
  id: 'netlify',
  fingerprints: [
    { by: 'own-host', host: 'netlify.app' },
    { by: 'header', name: 'server', matches: /^netlify/i },
    { by: 'header', name: 'x-nf-request-id', matches: /./ },
  ],
  steps: {
    'title-and-description': steps(DEPLOY, [
      'Open the file of the page in the folder of your site.',
      'Put the new words into <title> and into the tag named “description”, both in the head.',
      PUBLISH,
    ]),
    heading: steps(DEPLOY, [
      'Open the file of the page in the folder of your site.',
      'Put the main heading into one <h1> and all others into <h2> or lower.',
      PUBLISH,
    ]),
    text: steps(DEPLOY, [
      'Open the file of the page in the folder of your site.',
      'Paste the text between <p> and </p> where visitors should read it.',
      PUBLISH,
    ]),
    'new-page': steps(DEPLOY, [
      'Copy a page in the folder of your site and name it after the job or town, such as drain-cleaning.html.',
      'Replace its title, heading and text, and link it from your menu.',
      PUBLISH,
    ]),
    'site-markup': steps(
      DEPLOY,
      [
        'Open the file of the home page in the folder of your site.',
        'Paste the whole block just before </head>. If the site has a layout file, put it there once.',
        PUBLISH,
      ],
      { paste: 'block' },
    ),
    'page-markup': steps(
      DEPLOY,
      [
        'Open the file of that one page in the folder of your site.',
        'Paste the whole block just before </head>.',
        PUBLISH,
      ],
      { paste: 'block' },
    ),
    'footer-links': steps(DEPLOY, [
      'Open each page, or the layout file if there is one, in the folder of your site.',
      'Add a link for each address inside <footer>.',
      PUBLISH,
    ]),
    'hours-block': steps(DEPLOY, [
      'Open the file of your contact page in the folder of your site.',
      'Paste the hours as text, one line for each day, and again into the footer.',
      PUBLISH,
    ]),
    'phone-link': steps(DEPLOY, [
      'Open the file of the page in the folder of your site.',
      'Replace the number by the link given here, the one that starts with tel:.',
      PUBLISH,
    ]),
    'robots-file': steps(DEPLOY, [
      'Make a plain text file named robots.txt at the top of the folder that you publish, or open the one there.',
      'Change the lines as shown.',
      PUBLISH,
    ]),
    sitemap: steps(DEPLOY, [
      'Make a file named sitemap.xml at the top of the folder that you publish.',
      'List the full address of each page. Add a line with “Sitemap:” and its address to robots.txt.',
      PUBLISH,
    ]),
    noindex: steps(HEADERS, [
      'Open the file _headers in the folder that you publish, or the headers part of netlify.toml.',
      'Delete any line that sends “X-Robots-Tag: noindex”.',
      'Publish the folder again. Then look for a tag named “robots” in the page itself.',
    ]),
    'canonical-and-redirects': steps(REDIRECTS, [
      'Make a plain text file named _redirects, without an ending, in the folder that you publish.',
      'Write one line for each old address, such as: /old-page /new-page 301',
      'Publish the folder again.',
    ]),
    'picture-text': steps(DEPLOY, [
      'Open the file of the page in the folder of your site.',
      'Write a few plain words into the alt attribute of the picture.',
      PUBLISH,
    ]),
    'reviews-as-text': steps(DEPLOY, [
      'Open the file of the page in the folder of your site.',
      'Put each review into <blockquote>, word for word, with name and month below it.',
      PUBLISH,
    ]),
    'root-file': steps(DEPLOY, [
      'Make a plain text file named llms.txt at the top of the folder that you publish.',
      'Paste the text given here.',
      PUBLISH,
    ]),
    'server-speed': unverified,
    'lighter-page': unverified,
    'bot-settings': steps(ACCESS, [
      'Open the project at Netlify and look at its visibility. It must be “Public”, without a password.',
      'If your plan has firewall rules, look whether one blocks the bots named here.',
      'If Cloudflare stands before the site, open Security Settings there and look at “Block AI bots”.',
    ]),
  },
};

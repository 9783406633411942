import type { Builder } from '../builder.ts';
import { page, steps, unverified } from '../steps.ts';

const EDIT = page(
  'https://docs.github.com/en/repositories/working-with-files/managing-files/editing-files',
  '2026-11-22',
);
const CREATE = page(
  'https://docs.github.com/en/repositories/working-with-files/managing-files/creating-new-files',
  '2026-11-22',
);
const HTTPS = page(
  'https://docs.github.com/en/pages/getting-started-with-github-pages/securing-your-github-pages-site-with-https',
  '2026-11-22',
);

export const githubPages: Builder = {
  id: 'github-pages',
  fingerprints: [
    { by: 'own-host', host: 'github.io' },
    { by: 'header', name: 'server', matches: /^github\.com$/i },
    { by: 'header', name: 'x-github-request-id', matches: /./ },
    { by: 'generator', matches: /^jekyll\b/i },
  ],
  steps: {
    'title-and-description': steps(EDIT, [
      'Open the repository and browse to the file of the page.',
      'Click the pencil to edit the file.',
      'Put the new words into <title> and into the tag named “description”, both in the head.',
      'Commit the change. The site updates by itself.',
    ]),
    heading: steps(EDIT, [
      'Open the repository and browse to the file of the page.',
      'Click the pencil to edit the file.',
      'Put the main heading into one <h1> and all others into <h2> or lower.',
      'Commit the change. The site updates by itself.',
    ]),
    text: steps(EDIT, [
      'Open the repository and browse to the file of the page.',
      'Click the pencil to edit the file.',
      'Paste the text between <p> and </p> where visitors should read it.',
      'Commit the change. The site updates by itself.',
    ]),
    'new-page': steps(CREATE, [
      'Open the repository and browse to the top folder of the site.',
      'Click “Add file” and “Create new file”, and name it after the job or town, such as drain-cleaning.html.',
      'Copy the code of a page you have and replace its title, heading and text. Link it from your menu.',
      'Commit the new file. The site updates by itself.',
    ]),
    'site-markup': steps(
      EDIT,
      [
        'Open the repository and browse to the file of the page.',
        'Click the pencil to edit the file.',
        'Paste the whole block just before </head>. If the site has a layout file, put it there once.',
        'Commit the change. The site updates by itself.',
      ],
      { paste: 'block' },
    ),
    'page-markup': steps(
      EDIT,
      [
        'Open the repository and browse to the file of the page.',
        'Click the pencil to edit the file.',
        'Paste the whole block just before </head> of that one page.',
        'Commit the change. The site updates by itself.',
      ],
      { paste: 'block' },
    ),
    'footer-links': steps(EDIT, [
      'Open the repository and browse to the file of the page.',
      'Click the pencil to edit the file.',
      'Add a link for each address inside <footer>. If the site has a layout file, edit it there once.',
      'Commit the change. The site updates by itself.',
    ]),
    'hours-block': steps(EDIT, [
      'Open the repository and browse to the file of the page.',
      'Click the pencil to edit the file.',
      'Paste the hours as text, one line for each day, and again into the footer.',
      'Commit the change. The site updates by itself.',
    ]),
    'phone-link': steps(EDIT, [
      'Open the repository and browse to the file of the page.',
      'Click the pencil to edit the file.',
      'Replace the number by the link given here, the one that starts with tel:.',
      'Commit the change. The site updates by itself.',
    ]),
    'robots-file': steps(CREATE, [
      'Open the repository and browse to the top folder of the site.',
      'Click “Add file” and “Create new file”, and name it robots.txt.',
      'Type the lines as shown. If the file exists, open it and click the pencil instead.',
      'Commit the new file. The site updates by itself.',
    ]),
    sitemap: steps(CREATE, [
      'Open the repository and browse to the top folder of the site.',
      'Click “Add file” and “Create new file”, and name it sitemap.xml.',
      'List the full address of each page. Add a line with “Sitemap:” and its address to robots.txt.',
      'Commit the new file. The site updates by itself.',
    ]),
    noindex: steps(EDIT, [
      'Open the repository and browse to the file of the page.',
      'Click the pencil to edit the file.',
      'Delete the tag named “robots” if it says “noindex” or “nosnippet”.',
      'Commit the change. The site updates by itself.',
    ]),
    'canonical-and-redirects': steps(HTTPS, [
      'Open the repository, then Settings > Pages.',
      'Tick “Enforce HTTPS”, so that http leads to https.',
      'For the “canonical” line, edit the file of each page: it should name the page itself.',
    ]),
    'picture-text': steps(EDIT, [
      'Open the repository and browse to the file of the page.',
      'Click the pencil to edit the file.',
      'Write a few plain words into the alt attribute of the picture.',
      'Commit the change. The site updates by itself.',
    ]),
    'reviews-as-text': steps(EDIT, [
      'Open the repository and browse to the file of the page.',
      'Click the pencil to edit the file.',
      'Put each review into <blockquote>, word for word, with name and month below it.',
      'Commit the change. The site updates by itself.',
    ]),
    'root-file': steps(CREATE, [
      'Open the repository and browse to the top folder of the site.',
      'Click “Add file” and “Create new file”, and name it llms.txt.',
      'Paste the text given here.',
      'Commit the new file. The site updates by itself.',
    ]),
    'server-speed': unverified,
    'lighter-page': unverified,
    'bot-settings': steps(HTTPS, [
      'Open the repository, then Settings > Pages, and tick “Enforce HTTPS”.',
      'If Cloudflare stands before the site, open Security Settings there and look at “Block AI bots”.',
    ]),
  },
};

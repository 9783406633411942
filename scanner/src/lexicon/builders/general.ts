import type { ChangeKind } from '@named-first/contract';

/** The name of a kind of change, and how to make it if the builder is unknown. */
export type GeneralSteps = {
  title: string;
  steps: readonly string[];
  /** How to verify from outside that it is done. */
  proof: string;
};

/** For every kind of change. The texts are for owners. */
export const GENERAL_STEPS: Readonly<Record<ChangeKind, GeneralSteps>> = {
  'title-and-description': {
    title: 'Page title and description',
    steps: [
      'Open the settings of the page and look for “SEO”, “Search” or “Google”.',
      'Put the new words into the boxes for title and description.',
      'Save and publish. Do the same for each page listed.',
    ],
    proof: 'Open the page and read the name on its browser tab. It is the new title.',
  },
  heading: {
    title: 'Heading',
    steps: [
      'Open the page in the editor and click the line that should be the heading.',
      'Choose “Heading 1” as its style. Use that style once on each page.',
      'Save and publish.',
    ],
    proof: 'Open the page. One main heading is at the top and says what the page is about.',
  },
  text: {
    title: 'Text on a page',
    steps: [
      'Open the page in the editor and add a text block where visitors will read it.',
      'Paste the text and fill in the blanks in square brackets.',
      'Save and publish.',
    ],
    proof: 'Open the page, choose “View page source” in the browser and search for the new words.',
  },
  'new-page': {
    title: 'New page',
    steps: [
      'Open the list of pages and choose “Add page” or “New”.',
      'Give the page a name and a web address that say what it is about.',
      'Add it to your menu, then save and publish.',
    ],
    proof: 'Open the new address. Then reach the page from the menu by clicks alone.',
  },
  'site-markup': {
    title: 'Hidden label for the whole site',
    steps: [
      'Look in the settings of the site for “Custom code”, “Code injection” or “Header”.',
      'Paste the whole block there. It belongs in the head of the site.',
      'Save and publish.',
    ],
    proof: 'Paste the address into “validator.schema.org”. It shows the name of the business.',
  },
  'page-markup': {
    title: 'Hidden label for one page',
    steps: [
      'Open the settings of that one page and look for “Custom code” or “Advanced”.',
      'Paste the whole block there. If there is no such box, use a block for “HTML” on the page.',
      'Save and publish.',
    ],
    proof: 'Paste the address of that page into “validator.schema.org”. It shows the new block.',
  },
  'footer-links': {
    title: 'Links in the footer',
    steps: [
      'Open the editor and click the footer, the last part of every page.',
      'Add a text or link element for each link and paste the address.',
      'Save and publish.',
    ],
    proof: 'Click each link in the footer. It leads to your own profile.',
  },
  'hours-block': {
    title: 'Opening hours',
    steps: [
      'Open your contact page and add a text block.',
      'Paste the hours as text, one line for each day. A picture of them cannot be read.',
      'Put the same lines into the footer, then save and publish.',
    ],
    proof: 'Mark the hours with the mouse and copy them. They arrive as text.',
  },
  'phone-link': {
    title: 'Phone number that dials',
    steps: [
      'Open the page and mark the phone number.',
      'Choose “Link” and then “Phone”. If there is only a box for an address, type tel: and the number.',
      'Save and publish.',
    ],
    proof: 'Tap the number on a phone. It offers to call.',
  },
  'robots-file': {
    title: 'Robots file',
    steps: [
      'Look in the SEO settings for “robots.txt”, or ask your host where the file is.',
      'Change the lines as shown. Leave all others as they are.',
      'Save, then open your web address with /robots.txt at the end to see the result.',
    ],
    proof: 'Open the web address with /robots.txt at the end and read the new lines.',
  },
  sitemap: {
    title: 'Map of your site',
    steps: [
      'Look in the SEO settings for “sitemap” and switch it on.',
      'Open your web address with /sitemap.xml at the end to see it.',
      'Name that address in your robots file: a line with “Sitemap:” and the address.',
    ],
    proof: 'Open the web address with /sitemap.xml at the end. It lists the pages.',
  },
  noindex: {
    title: 'Let search list and quote a page',
    steps: [
      'Open the settings of the page and look for “Hide from search” or “noindex”.',
      'Switch it off, so that search may list the page.',
      'Look for the same switch in the settings of the whole site. Save and publish.',
    ],
    proof: 'Open the page, choose “View page source” and search for “noindex”. It is gone.',
  },
  'canonical-and-redirects': {
    title: 'One address, and redirects',
    steps: [
      'Look in the settings for “Redirects” or “Domains” and choose one main address.',
      'Add a permanent redirect (301) from each old address to the new one.',
      'Open an old address in a browser: it should lead to the new one in one step.',
    ],
    proof: 'Open an old address. The browser shows the new one.',
  },
  'picture-text': {
    title: 'Words for a picture',
    steps: [
      'Click the picture in the editor and look for “Alt text” or “Description”.',
      'Write what the picture shows in a few plain words.',
      'If the picture holds text, write that text on the page as well. Save and publish.',
    ],
    proof: 'Choose “View page source” and search for “alt=”. The words are there.',
  },
  'reviews-as-text': {
    title: 'Reviews as text',
    steps: [
      'Open the page where reviews belong and add a text or quote block for each.',
      'Copy three reviews word for word, with name, month and where they were left.',
      'Link to the place where they were left. Save and publish.',
    ],
    proof: 'Mark a review with the mouse and copy it. It arrives as text.',
  },
  'root-file': {
    title: 'File at the top of your site',
    steps: [
      'Open the file manager of your host, or ask whoever runs the site.',
      'Put the file into the top folder, the one that holds the home page.',
      'Open your web address with the name of the file at the end to see it.',
    ],
    proof: 'Open the web address with the name of the file at the end.',
  },
  'bot-settings': {
    title: 'Security and bot settings',
    steps: [
      'Find out who guards your site: your host, a security plugin or Cloudflare.',
      'Look there for “Bots”, “AI bots” or “Firewall” and let the bots named here in.',
      // developers.cloudflare.com/bots/additional-configurations/block-ai-bots, read on 2026-11-22.
      'In Cloudflare open Security Settings, filter by “Bot traffic” and set “Block AI bots” to “Do not block”.',
      'If you cannot find it, send the message given here to your host.',
    ],
    proof: 'Scan the site again: the scan asks for the page as each assistant does.',
  },
  'server-speed': {
    title: 'Speed of the server',
    steps: [
      'Look in the settings of your host or site for “Cache” and switch on the cache for pages.',
      'If your host offers a “CDN”, switch it on. It keeps copies of your pages near your customers.',
      'If that does not help, ask your host what takes the time.',
    ],
    proof: 'Scan the site again: the scan measures how soon your server starts to answer.',
  },
  'lighter-page': {
    title: 'Lighter pages',
    steps: [
      'Remove apps, widgets and code that the page does not use.',
      'If a picture is part of the code of the page, upload it as a file and show that file.',
      'Put your name, service, town and phone near the top. Save and publish.',
    ],
    proof: 'Scan the site again: the scan measures the size of each page.',
  },
};

import type { Block } from '../pdf/block.ts';
import { callout } from '../pdf/blocks/card.ts';
import { code } from '../pdf/blocks/code.ts';
import { list } from '../pdf/blocks/list.ts';
import { table } from '../pdf/blocks/table.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import { firstScreen } from '../publication/figures/first-screen.ts';
import type { Rich } from '../publication/notes.ts';

const CARD = `<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "[Plumber]",
  "name": "[Lee Plumbing]",
  "url": "https://[yoursite.com]/",
  "telephone": "[+1-614-555-0142]",
  "image": "https://[yoursite.com]/[photo-or-logo.jpg]",
  "priceRange": "[$$]",
  "areaServed": ["[Columbus]", "[Dublin]", "[Westerville]"],
  "openingHours": ["[Mo-Fr 07:00-18:00]", "[Sa 08:00-12:00]"],
  "sameAs": [
    "[address of your Google Maps listing]",
    "[address of your Facebook page]",
    "[address of your BBB page]"
  ]
}
</script>`;

const ADDRESS = `"address": {
  "@type": "PostalAddress",
  "streetAddress": "[12 Main Street]",
  "addressLocality": "[Columbus]",
  "addressRegion": "[OH]",
  "postalCode": "[43215]",
  "addressCountry": "US"
},`;

export function weekTwo(text: Rich): Block[] {
  return [...identity(text), ...titles(text), ...businessCard(text)];
}

function identity(text: Rich): Block[] {
  return [
    heading(1, 'Week 2: Say who you are', { gap: 30 }),
    paragraph(
      text(
        '“Quality you can trust since 1998” could be a roofer in Boise or a dentist in Bath. A machine that must name somebody in Columbus tonight needs name, trade and place, early and in plain words.',
      ),
      { keep: true },
    ),
    firstScreen(),
    list(
      [
        text('Put one sentence near the top of your home page and on the About page: who, what, where.'),
        text('The main heading of the home page names your trade and your town.'),
        text(
          'Name your towns. “And surrounding areas” cannot be matched to anybody. Three or more, as text, not only on a map.',
        ),
        text(
          'One main number, the same in the header, in the footer, on the contact page and behind the phone link. Label every other one: fax, after hours, second office.',
        ),
        text('Hours as text, with one line on what happens outside them. Do not claim 24/7 beside “closed Sunday”.'),
      ],
      { sign: 'box', itemGap: 5, gap: 12 },
    ),
    code('The sentence', '[Name] is a [plumbing company] serving [Columbus], [Dublin] and [Westerville], [Ohio].'),
    code(
      'The hours block',
      'Open Monday to Friday, [7:00 am] to [6:00 pm], and Saturday, [8:00 am] to [12:00 pm].\nClosed on Sunday.\nEmergency outside these hours? Call [(614) 555-0142]: [who answers, how fast you come].',
    ),
    code('The phone link (HTML)', '<a href="tel:[+16145550142]">[(614) 555-0142]</a>'),
  ];
}

function titles(text: Rich): Block[] {
  return [
    heading(2, 'Titles'),
    paragraph(
      text(
        'The title of a page is what an assistant reads before it decides to open it. In a study of 1.4 million prompts, cited pages had titles closer to the question, and readable addresses were cited more often than opaque ones. [^titles] Each page gets its own.',
      ),
      { keep: true },
    ),
    table(
      [
        { head: 'Page', share: 1, strong: true },
        { head: 'Instead of', share: 1.4 },
        { head: 'Write', share: 2.8 },
        { head: 'Address', share: 1.6 },
      ],
      [
        ['Home', 'Home', '[Plumber] in [Columbus], [OH] | [Name]', '/'],
        ['Service', 'Services', '[Water heater repair] in [Columbus] | [Name]', '/water-heater-repair/'],
        ['Town', 'Locations', '[Plumber] in [Dublin], [OH] | [Name]', '/dublin-oh/'],
        ['Contact', 'Contact us', 'Contact [Name]: phone, hours, towns', '/contact/'],
      ],
    ),
    list(
      [
        text('Write a title for every page a customer could land on; no two alike.'),
        text('One main heading (H1) on each page that says the same as the title in other words.'),
        text('A description of one sentence for each page.'),
      ],
      { sign: 'box', itemGap: 4, gap: 9 },
    ),
  ];
}

function businessCard(text: Rich): Block[] {
  return [
    heading(2, 'Your digital business card'),
    paragraph(
      text(
        'A few lines in the page’s head tell machines what kind of business you are. They have not been shown to raise citations by themselves; [^schema] they remove doubt about who you are. Put in only what visitors can read on the page too. A card that contradicts the page is worse than none.',
      ),
      { keep: true },
    ),
    code('LocalBusiness card, for a business that goes to its customers', CARD),
    code('If customers come to you, add this after “image”', ADDRESS),
    heading(3, 'Which type?'),
    table(
      [
        { head: 'Trade', share: 1, strong: true },
        { head: 'Type to use', share: 3.1 },
        { head: 'Not', share: 2.2 },
      ],
      [
        ['HVAC', 'HVACBusiness', 'LocalBusiness alone: true, but vague'],
        ['Plumbing', 'Plumber', 'The same'],
        ['Roofing', 'RoofingContractor', 'GeneralContractor'],
        ['Solar', 'HomeAndConstructionBusiness (no type for solar)', 'LocalBusiness alone'],
        ['Legal', 'LegalService', 'Attorney: retired by schema.org'],
        ['Healthcare', 'Dentist, Physician, MedicalClinic, Optician', 'MedicalOrganization alone'],
      ],
    ),
    paragraph(text('Types as of schema.org 30.0. [^schemaorg]'), { gap: 6 }),
    callout([
      paragraph(
        text(
          '**Check that it worked.** Paste your home page’s address into validator.schema.org: one business, no errors, your real number. Then read the card beside the page, fact by fact. Last, ask somebody who does not know you to look at the first screen for five seconds and tell you trade and town.',
        ),
        { gap: 0 },
      ),
    ]),
  ];
}

import type { ShownInsight } from '../stored-scan';

/**
 * Shown if nothing is known about the site: the problems most often found on similar sites. The text deliberately
 * speaks of sites in general; nothing was read on the visitor's own site.
 */
export function fallbackInsights(score: number): ShownInsight[] {
  return [
    {
      id: 1,
      category: 'Structured Data',
      title: 'Your digital business card',
      description:
        'Assistants look for a labeled block of facts: name, trade, phone, hours, towns. On most local sites it is missing or half filled in, so they guess.',
      status: score > 60 ? 'warning' : 'error',
      impact: 'high',
    },
    {
      id: 2,
      category: 'Crawl Budget',
      title: 'What AI readers spend their visit on',
      description:
        'A reader opens only a few pages of a site. Dead links, endless tag pages and a broken robots file often use up that visit before it reaches your services.',
      status: score > 50 ? 'warning' : 'error',
      impact: 'high',
    },
    {
      id: 3,
      category: 'Entity Recognition',
      title: 'One name, one number, one address',
      description:
        'When the name or the phone number differs between the page, the footer and the map listing, an assistant cannot be sure they are the same business.',
      status: 'error',
      impact: 'high',
    },
    {
      id: 4,
      category: 'Content Quality',
      title: 'Can AI answer your customers’ questions from your site?',
      description:
        'Do you come out the same day? What does a visit cost? Are you licensed? Sites that leave these out give an assistant nothing to repeat.',
      status: 'warning',
      impact: 'medium',
    },
    {
      id: 5,
      category: 'Citations',
      title: 'Proof that others can check',
      description:
        'Reviews, license numbers and memberships are often pictures or pop-ups that no assistant can read. Unread proof counts for nothing.',
      status: 'error',
      impact: 'high',
    },
    {
      id: 6,
      category: 'Technical SEO',
      title: 'What AI sees before your website “loads”',
      description:
        'Most AI readers do not run scripts. Where a page fills itself in later, they see an empty one, with no services, no prices and no phone number.',
      status: 'warning',
      impact: 'medium',
    },
  ];
}

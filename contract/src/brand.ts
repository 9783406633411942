/**
 * Everything an agency replaces to run the product under its own name: name, contacts, claims.
 * Plans and prices are in `plans.ts`.
 */
export const brand = {
  name: 'Named First',
  /** The `what-is` page and export file names are derived from this. */
  slug: 'named-first',
  tagline: 'Be the business the assistant names first.',
  /** What we are, in words a customer would use. */
  trade: 'AI search marketing agency',
  companySite: 'https://namedfirst.com',
  phone: { display: '(614) 369-0148', e164: '+16143690148' },
  email: 'hello@namedfirst.com',
  mailFrom: 'Named First <hello@namedfirst.com>',
  postalAddress: {
    street: '150 East Gay Street, Suite 1200',
    city: 'Columbus',
    region: 'OH',
    postalCode: '43215',
    country: 'US',
  },
  /** The same town as a reader writes it. */
  place: 'Columbus, Ohio',
  /** Where clients are visited; everybody else is served by phone and video. */
  towns: ['Columbus', 'Dublin', 'Westerville', 'Hilliard', 'Grove City'],
  /** The paper that reports sent by mail are set for: `letter` or `a4`. */
  paper: 'letter',
  timeZone: 'America/New_York',
  supportHours: 'Mon-Fri 9am-6pm EST',
  /** The same hours for machines, as schema.org's `openingHours`. */
  openingHours: 'Mo-Fr 09:00-18:00',
  /** Pages of ours elsewhere, shown on the reviews page and told to machines: a map, LinkedIn, Facebook … */
  profiles: [] as readonly { name: string; url: string }[],
  chatHours: '24/7',
  discountCode: 'NAMEDFIRST20',
  copyrightYear: 2024,
  claims: {
    clients: '500+',
    trafficGrowth: '287%',
    yearsOfExperience: '20+',
    newsletterReaders: '12,000+',
    badges: ['No Setup Fees', 'Cancel Anytime', 'Results Guaranteed'],
  },
} as const;

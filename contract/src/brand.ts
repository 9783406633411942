/** Somebody who may be named. */
type Person = { name: string; role: string };

/**
 * Everything an agency replaces to run the product under its own name: name, contacts, people, proof, claims.
 *
 * All of it is an example. The agency, its founder, its registration number, its address, its profiles and its figures
 * are made up and must be replaced before the site goes live; then set `isExample` to false. Until that is done the
 * server says so at every start that is not on loopback. Plans and prices are in `plans.ts`, what clients say is in
 * `testimonials.ts`.
 */
export const brand = {
  isExample: true as boolean,
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
  profiles: [
    { name: 'Google Maps', url: 'https://www.google.com/maps/place/Named+First' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/namedfirst' },
    { name: 'YouTube', url: 'https://www.youtube.com/@namedfirst' },
    { name: 'Facebook', url: 'https://www.facebook.com/namedfirst' },
  ] as readonly { name: string; url: string }[],
  /** Who answers for the agency, by name. The first is shown in the footer and told to machines as the founder. */
  people: [{ name: 'Claire Novak', role: 'Founder' }] as readonly [Person, ...Person[]],
  /** A number that anybody can look up, and who issued it. */
  registration: { number: '4519876', issuer: 'Ohio Secretary of State' },
  /** The year in which the agency began. */
  inBusinessSince: 2006,
  /** An association that would confirm it. */
  membership: 'Columbus Chamber of Commerce',
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

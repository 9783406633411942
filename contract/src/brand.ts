/** A person who may be named in public. */
type Person = { name: string; role: string };

/**
 * Everything an agency replaces to run the product under its own name: name, contacts, people, proof, claims.
 *
 * All values are examples. The agency, its founder, its registration number, its address, its profiles and its figures
 * are invented and must be replaced before the site goes live; then set `isExample` to false. Until then the server
 * logs a warning at every start that is not on loopback. Plans and prices are in `plans.ts`, testimonials in
 * `testimonials.ts`.
 */
export const brand = {
  isExample: true as boolean,
  name: 'Named First',
  /** The `what-is` page and export file names are derived from this. */
  slug: 'named-first',
  tagline: 'Be the business the assistant names first.',
  /** What the agency does, in a customer's words. */
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
  /** The same town as readers write it. */
  place: 'Columbus, Ohio',
  /** Where the agency visits clients. All others are served by phone and video. */
  towns: ['Columbus', 'Dublin', 'Westerville', 'Hilliard', 'Grove City'],
  /** The paper size of reports sent by mail: `letter` or `a4`. */
  paper: 'letter',
  timeZone: 'America/New_York',
  supportHours: 'Mon-Fri 9am-6pm EST',
  /** The same hours in the format of schema.org's `openingHours`. */
  openingHours: 'Mo-Fr 09:00-18:00',
  /** The agency's pages on other sites (a map, LinkedIn, Facebook …), for the reviews page and the structured data. */
  profiles: [
    { name: 'Google Maps', url: 'https://www.google.com/maps/place/Named+First' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/namedfirst' },
    { name: 'YouTube', url: 'https://www.youtube.com/@namedfirst' },
    { name: 'Facebook', url: 'https://www.facebook.com/namedfirst' },
  ] as readonly { name: string; url: string }[],
  /**
   * The people who represent the agency. The first is shown in the footer and given as founder in the structured data.
   */
  people: [{ name: 'Claire Novak', role: 'Founder' }] as readonly [Person, ...Person[]],
  /** A public registration number and who issued it. */
  registration: { number: '4519876', issuer: 'Ohio Secretary of State' },
  /** The year in which the agency was founded. */
  inBusinessSince: 2006,
  /** An association that can confirm the membership. */
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

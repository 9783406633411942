import { address } from '../en/address.ts';
import { areas } from '../en/areas.ts';
import { contact } from '../en/contact.ts';
import { days } from '../en/days.ts';
import { emergency } from '../en/emergency.ts';
import { hours } from '../en/hours.ts';
import { names } from '../en/names.ts';
import { pages } from '../en/pages.ts';
import { prices } from '../en/prices.ts';
import { proofs } from '../en/proofs.ts';
import { reviews } from '../en/reviews.ts';
import { services } from '../en/services.ts';
import { speech } from '../en/speech.ts';
import type { WordExample } from '../language.ts';

/** Texts that the words of the language must find, and texts that they must leave alone. */
export const examples: readonly WordExample[] = [
  { words: days.holidays, found: ['Closed on bank holidays'], notFound: ['We do hols'] },
  { words: hours.closed, found: ['Sunday: Closed'], notFound: ['close to the station', 'enclosed porch'] },
  {
    words: hours.byAppointment,
    found: ['Saturday: By appointment', 'Sat by-appointment only', 'Weekends: By request'],
    notFound: ['book an appointment'],
  },
  { words: hours.allDay, found: ['Open 24 hours', '24/7 service'], notFound: ['within 24 days'] },
  { words: contact.labels.fax, found: ['Fax: (208) 555-0133'], notFound: ['faxing is fun'] },
  { words: contact.labels.emergency, found: ['After-hours line'], notFound: ['emerging artists'] },
  {
    words: contact.otherNumbers,
    found: ['VAT No. 123 4567 89', 'License #12345'],
    notFound: ['Call 0161 496 0000', 'delicious'],
  },
  { words: contact.counted, found: ['604 COMMENTS'], notFound: ['comment'] },
  { words: address.streets, found: ['12 High St', '100 Market Street'], notFound: ['streetwise', 'a stir'] },
  { words: names.pages.home, found: ['Acme Plumbing Home Page'], notFound: ['Home Depot'] },
  { words: names.kindsOfWork, found: ['massage'], notFound: ['massager'] },
  { words: names.tradingAs, found: ['Ann Reed trading as The Bakery'], notFound: ['trading assets'] },
  { words: pages.roles.imprint, found: ['Legal notice'], notFound: ['illegal'] },
  { words: reviews.praise, found: ['I highly recommend them', 'Thanks, Ann!'], notFound: ['recommerce', 'a stopover'] },
  { words: reviews.nouns, found: ['Our testimonials'], notFound: ['previewed'] },
  { words: reviews.around.invites, found: ['Leave a Google review'], notFound: ['postal', 'sleeve'] },
  { words: speech.negation, found: ['We do not offer emergency service'], notFound: ['knot'] },
  { words: areas.before, found: ['Proudly serving Boise'], notFound: ['deserving'] },
  { words: areas.biography, found: ['Hailing from Breese, Illinois'], notFound: ['universal'] },
  { words: areas.visits, found: ['We come to your home', 'Our service area'], notFound: ['full service'] },
  { words: emergency.offers, found: ['We offer emergency repairs', 'Emergency call-outs'], notFound: ['a coffer'] },
  { words: emergency.anyHour, found: ['Round-the-clock help', 'day or night'], notFound: ['by day'] },
  { words: proofs.kinds.licensed, found: ['Licensed and bonded', 'state-accredited'], notFound: ['unlicensed'] },
  { words: proofs.careers.wanted, found: ['Min. 2 years of experience', 'at least 5'], notFound: ['minute'] },
  { words: services.headings.services, found: ['Our Services', 'What we do'], notFound: ['Serviceable'] },
  { words: services.headings.other, found: ['Meet the team', 'Service areas'], notFound: ['Teamwear'] },
  { words: services.labels.praise, found: ['Free estimates', 'Locally owned since 1990'], notFound: ['Bonding'] },
  { words: services.labels.fees, found: ['Call-out fee', '10% discounts'], notFound: ['Discharge'] },
  { words: prices.limits.before, found: ['on installs over $2,000', 'exceeding £500'], notFound: ['overhaul $90'] },
  { words: prices.ofOthers.average, found: ['on average $90'], notFound: ['above average care'] },
  {
    words: hours.aroundTheClock.emergencies,
    found: ['24/7 emergency service', 'call-outs at any hour'],
    notFound: ['urgent repairs'],
  },
  { words: pages.paths.signIn, found: ['/log-in/'], notFound: ['/admission/'] },
  { words: areas.provinces, found: ['County Clare'], notFound: ['accounting'] },
  { words: address.others, found: ['the Financial Ombudsman Service', 'ICO registration'], notFound: ['icon'] },
];

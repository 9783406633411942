/**
 * What clients say, and the figures next to it.
 *
 * The six testimonials are placeholders: these people and firms do not exist. Before the site goes public, the agency
 * replaces them with quotes from its own clients, with their permission, and sets `TESTIMONIALS_ARE_EXAMPLES` to false,
 * which removes the note from the page. They are never marked up as reviews, because a firm's reviews of itself are not
 * eligible for stars (https://developers.google.com/search/docs/appearance/structured-data/review-snippet,
 * "Self-serving reviews").
 */
import { brand } from './brand.ts';

export type Testimonial = {
  quote: string;
  name: string;
  /** What they are, and of which business. */
  role: string;
  business: string;
  trade: string;
  town: string;
  /** When they said it: month and year. */
  month: string;
};

export const TESTIMONIALS_ARE_EXAMPLES = true;

export const TESTIMONIAL_STATS = [
  { figure: '98%', words: 'client satisfaction' },
  { figure: brand.claims.trafficGrowth, words: 'average traffic increase' },
  { figure: '4.9', words: 'average rating' },
  { figure: brand.claims.clients, words: 'happy clients' },
] as const;

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    quote:
      'Furnace repair used to be one line on our home page. Now it has a page with prices on it, and callers have read it. They ask when we can come, no longer how much it is.',
    name: 'Dana Whitfield',
    role: 'General manager',
    business: 'Northside Heating & Air',
    trade: 'HVAC',
    town: 'Westerville, Ohio',
    month: 'October 2026',
  },
  {
    quote:
      'Three different phone numbers were going around for us, one of them dead since 2019. They found every place it stood and had it fixed in a month. The wrong calls stopped.',
    name: 'Marcus Reyes',
    role: 'Service manager',
    business: 'Clearwater Plumbing',
    trade: 'Plumbing',
    town: 'Grove City, Ohio',
    month: 'September 2026',
  },
  {
    quote:
      'After hail, people ask their phone who does free inspections. We do, and had never written it down. Two paragraphs and a list of towns later, that is how they tell us they found us.',
    name: 'Ellen Brandt',
    role: 'Office manager',
    business: 'Ridgeline Roofing',
    trade: 'Roofing',
    town: 'Hilliard, Ohio',
    month: 'September 2026',
  },
  {
    quote:
      'The first month was mostly tidying up, and they said it would be. In the third I heard “ChatGPT gave me your name” at a kitchen table. I read the monthly report in ten minutes.',
    name: 'Tom Okafor',
    role: 'Sales lead',
    business: 'Sunfield Solar',
    trade: 'Solar',
    town: 'Dublin, Ohio',
    month: 'August 2026',
  },
  {
    quote:
      'They wrote nothing that I could not defend before the bar. Plain answers to what people ask before they call a lawyer, each with the name of the attorney who checked it.',
    name: 'Priya Raman',
    role: 'Managing partner',
    business: 'Raman & Cole Family Law',
    trade: 'Legal',
    town: 'Columbus, Ohio',
    month: 'July 2026',
  },
  {
    quote:
      'Every second call was about which insurance we take. Now it stands on the site in words, and the assistants get it right. I asked four of them myself to be sure.',
    name: 'Susan Meyer',
    role: 'Practice manager',
    business: 'Meyer Family Dental',
    trade: 'Healthcare',
    town: 'Dublin, Ohio',
    month: 'June 2026',
  },
];

import { CHECKS } from '@named-first/contract';

/** In every report, because half of what decides an answer cannot be read from a website. */
export const NOT_VISIBLE = [
  'Your Google Business Profile and what it says',
  'Your entries in directories and on map services',
  'How many reviews you have on other sites, and how good they are',
  "Google Search Console's switch that takes a whole site out of AI answers",
  'Firewall rules that know the real AI bots by where they come from',
  'Whether an assistant has named you so far',
] as const;

/** How the score is calculated, and what it does not mean. */
export const METHOD =
  `Each of the ${CHECKS.length} checks earns its full weight for success, half for a warning and nothing for an error. ` +
  'The score is the earned share of everything that could be measured, limited by the lowest cap shown. The weights are ' +
  'our judgement: no assistant publishes its own, and Google says that scores of other companies are not its data.';

type ReviewWidget = {
  name: string;
  mark: string;
  /** The vendor also has feeds of photos, menus and forms. */
  alsoOther?: true;
};

/**
 * Scripts and mount elements of review widgets, with URLs from each vendor's embed code. Their content is not in the
 * fetched page.
 */
export const REVIEW_WIDGETS: readonly ReviewWidget[] = [
  { name: 'Elfsight', mark: 'elfsight', alsoOther: true },
  { name: 'Trustindex', mark: 'trustindex' },
  { name: 'Birdeye', mark: 'birdeye.com' },
  { name: 'Podium', mark: 'podium.com' },
  { name: 'EmbedSocial', mark: 'embedsocial', alsoOther: true },
  { name: 'EmbedReviews', mark: 'embedreviews' },
  { name: 'ReviewsOnMyWebsite', mark: 'reviewsonmywebsite' },
  { name: 'NiceJob', mark: 'nicejob' },
  { name: 'Trustpilot', mark: 'widget.trustpilot' },
  { name: 'Taggbox', mark: 'taggbox', alsoOther: true },
  { name: 'SociableKit', mark: 'sociablekit', alsoOther: true },
  { name: 'Grade.us', mark: 'grade.us' },
  { name: 'Broadly', mark: 'broadly.com' },
  { name: 'Reputation.com', mark: 'reputation.com' },
  { name: 'Google reviews widget', mark: 'google-reviews' },
  { name: 'Google Customer Reviews', mark: 'apis.google.com/js/platform' },
  { name: 'Widewail', mark: 'widewail' },
  { name: 'Swell', mark: 'swellcx' },
  { name: 'RatingsWidget', mark: 'rating-widget.com' },
  { name: 'GatherUp', mark: 'gatherup.com' },
];

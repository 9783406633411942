import type { Evidence } from '@named-first/contract';
import { american, lawsAbout } from '../../fix/country-words.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { defineCheck } from '../check.ts';
import { countOf, nameList } from '../name-list.ts';
import { unlessUnread, wordsNotReadable } from '../readable-words.ts';
import { type Fix, finding, type Judgement, notMeasured, type Status, success } from '../verdict.ts';

const ENOUGH_REVIEWS = 3;

type Facts = Pick<SiteFacts, 'reviews' | 'subject' | 'trade' | 'pages' | 'language' | 'site'>;

/** Reviews in the page's own text, with their author and source. */
export const reviewsReadable = defineCheck({
  id: 'reviews-readable',
  needs: ['reviews', 'subject', 'trade', 'pages', 'language', 'site'],
  judge: (facts: Facts): Judgement =>
    wordsNotReadable(facts) ?? banned(facts) ?? unlessUnread(judgeReviews(facts), facts, ['home', 'reviews']),
});

/** Where the law bans reviews in a trade, a site without them does right. */
function banned({ trade, subject }: Facts): Judgement | null {
  const [law] = trade.trade === 'healthcare' ? lawsAbout(subject, 'no-health-reviews') : [];
  return law === undefined ? null : notMeasured(`We do not ask for reviews on your site. ${law}`);
}

function judgeReviews({ reviews, subject }: Facts): Judgement {
  const { readable, bare, rating, ratingMarkup, platformLinks, widgets } = reviews;
  const visible = readable.length + bare.length;
  const good = readable.length >= ENOUGH_REVIEWS && platformLinks.length > 0 && rating !== null;
  // A widget shows its reviews to visitors, and a figure on the page shows the rating itself.
  const unseenStars = ratingMarkup.length > 0 && visible === 0 && rating === null && widgets.length === 0;
  const nothing = visible === 0 && widgets.length === 0 && rating === null;
  const status = good ? 'success' : unseenStars || nothing ? 'error' : 'warning';
  const excerpts: Evidence[] = [
    ...(unseenStars ? ratingMarkup.slice(0, 1) : []),
    ...(visible < ENOUGH_REVIEWS ? widgets.map(({ evidence }) => evidence) : []),
    ...[...readable, ...bare].slice(0, ENOUGH_REVIEWS).map(({ evidence }) => evidence),
    ...(rating ? [rating.evidence] : []),
    ...platformLinks.slice(0, 1).map(({ evidence }) => evidence),
  ];
  const description = describe(reviews, status, unseenStars);
  return status === 'success'
    ? success(description, excerpts)
    : finding(status, description, excerpts, fix(reviews, unseenStars, subject));
}

function describe(reviews: Facts['reviews'], status: Status, unseenStars: boolean): string {
  const { readable, bare, rating, platformLinks, widgets } = reviews;
  if (status === 'success') {
    return `AI can read ${countOf(readable.length, 'review')} on your site, and "${rating?.shown ?? ''}". You also link to ${nameList(platformLinks.map(({ platform }) => platform))}, where they can be checked.`;
  }
  if (unseenStars)
    return 'Your labels tell machines about stars, but we found neither the rating nor a review in the text of your pages. AI has nothing to quote, and the rules for such labels want both to be visible.';
  if (readable.length + bare.length === 0 && widgets.length > 0)
    return 'Your stars come from a widget that AI readers cannot run. To them you have no reviews.';
  if (readable.length + bare.length === 0) {
    if (rating) return `You state "${rating.shown}", but we found no review in the text of your site for AI to read.`;
    const [link] = platformLinks;
    const only = link ? `, only a link to ${link.platform}` : '';
    return `We found no reviews on your site that AI can read${only}. To AI you have none.`;
  }
  const lacks = [
    ...(readable.length < ENOUGH_REVIEWS ? lacksOf(reviews) : []),
    ...(rating ? [] : ['your rating or how many reviews you have']),
    ...(platformLinks.length > 0 ? [] : ['a link to the site where they can be checked']),
  ];
  const start =
    readable.length === 0
      ? 'Your reviews do not say enough to be checked.'
      : `AI can read ${countOf(readable.length, 'full review')} on your site.`;
  return `${start} Still missing: ${nameList(lacks, lacks.length)}.`;
}

/** What the reviews themselves lack: more of them, names, or dates and sources. */
function lacksOf({ readable, bare }: Facts['reviews']): string[] {
  const total = readable.length + bare.length;
  const nameless = bare.filter(({ name }) => name === null).length;
  const undated = bare.filter(({ date, platform }) => date === null && platform === null).length;
  const withReviews = (count: number) =>
    count === total ? 'each review' : `${count} of your ${countOf(total, 'review')}`;
  return [
    ...(nameless > 0 ? [`a name with ${withReviews(nameless)}`] : []),
    ...(undated > 0 ? [`a date or source with ${withReviews(undated)}`] : []),
    ...(total < ENOUGH_REVIEWS ? ['a few more reviews'] : []),
  ];
}

const MAX_TASKS = 2;

/** The first tasks of the fix, without what the site already has. */
function summaryOf({ readable, bare, rating, platformLinks }: Facts['reviews']): string {
  const visible = readable.length + bare.length;
  if (visible === 0)
    return 'Copy a few real reviews onto your site as plain text, with name, month and source. Link to the place they come from.';
  const tasks = [
    ...(readable.length < ENOUGH_REVIEWS && bare.length > 0
      ? ['Write a name, the month and the source next to each review.']
      : []),
    ...(visible < ENOUGH_REVIEWS ? ['Add a few more real reviews as plain text.'] : []),
    ...(rating ? [] : [STATE_RATING]),
    ...(platformLinks.length > 0 ? [] : ['Link to the site where your reviews can be checked.']),
  ];
  return tasks.slice(0, MAX_TASKS).join(' ');
}

const STATE_RATING = 'State your rating and how many reviews you have.';

function fix(reviews: Facts['reviews'], unseenStars: boolean, subject: Facts['subject']): Fix {
  const { readable, rating, widgets, platformLinks } = reviews;
  return {
    summary: summaryOf(reviews),
    steps: [
      ...(unseenStars
        ? [
            'Show the rating and the reviews behind it on the page. If there are none, remove the rating from your markup.',
          ]
        : []),
      ...(rating ? [] : [STATE_RATING]),
      'Take reviews as they come: never write, change or pick only the good ones.',
      ...lawsAbout(subject, 'reviews'),
      ...(widgets.length > 0
        ? [`You may keep the ${nameList(widgets.map(({ name }) => name))} widget; put the text beside it.`]
        : []),
      ...(platformLinks.length > 0
        ? []
        : [`Link to your own page on Google${american(subject) ? ', Yelp' : ''} or the site where your reviews are.`]),
    ],
    paste: [
      {
        label: 'Reviews to fill in',
        language: 'text',
        text: [
          ...(rating && platformLinks.length > 0
            ? []
            : ['[rating] stars from [number] reviews on [platform], as of [month, year]: [link to your page there]']),
          ...(readable.length < ENOUGH_REVIEWS ? ['first', 'second', 'third'] : []).map(
            (which) =>
              `“[Words of the ${which} customer, unchanged]” — [first name and initial], [town], [month, year], [platform]`,
          ),
        ].join('\n\n'),
      },
    ],
  };
}

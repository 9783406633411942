/** What an owner would write into a blank; the first line that matches the words of the blank is used. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/^hours, or closed/, 'closed'],
  [/^opening time/, '8:00 am'],
  [/^closing time/, '5:00 pm'],
  [/^(?:your phone number|digits of your number)/, '(614) 331-0172'],
  [/^your opening hours/, 'Mo-Fr 08:00-17:00'],
  [/web address of your logo/, 'https://cdn.example-host.net/logo.png'],
  [/link to your Google Maps/, 'https://maps.app.goo.gl/AbCdEf123'],
  [/links to your own profiles/, 'https://www.facebook.com/profile.php?id=100063'],
  [/^\$, \$\$/, '$$'],
  [/month/i, 'October 2026'],
  [/^year/, '2009'],
  [/^amount/, '140'],
  [/^number/, '12'],
  [/license number|bar number/, '4471980'],
  [/^state\b/i, 'Ohio'],
  [/kind of license/i, 'contractor'],
  [/association|chamber/, 'Chamber of Commerce'],
  [/first and last name|owner's name|^name/i, 'Jane Miller'],
  [/^title/, 'owner'],
  [/^what you (?:do|are)$/, 'a family business'],
  [/^one of your main services/, 'Repairs'],
  [
    /^what it includes/,
    'we come to you, find the cause, tell you what it costs, and put it right on the same day in most homes and offices',
  ],
  [
    /^Who you are, since when/,
    'We are a family business and have worked for people in this town for more than twenty years. Whoever answers the phone also knows the work and can tell you what it will take. We give a price before we begin, we keep to it, and we come back for nothing if something is not as it should be.',
  ],
  [
    /^What happens from the first call/,
    'You call and tell us what is wrong. We give you a time within two hours and call when we are on the way. We look at everything with you and write down the price. When you have agreed we begin, and most jobs are done on the day. You pay when you are content, by card or by transfer, and we stay reachable for questions afterwards.',
  ],
  [/first name/, 'Jane M.'],
  [/town and state/, 'Fort Worth, Texas'],
  [/^insurer/, 'State Farm'],
  [/brand|maker/, 'Lennox'],
  [/your e-mail address/, 'office@example-host.net'],
  [/web address/, 'https://www.example-host.net/proof'],
  [/^rating$/, '4.8'],
  [/^platform$/, 'Google'],
  [/^link to your page there/, 'https://www.google.com/maps/place/Our+Page'],
  [/^Words of the first/, 'They came within the hour and the house was warm again before dinner.'],
  [/^Words of the second/, 'The price was the one on the phone, and they swept the floor when they were done.'],
  [/^Words of the third/, 'I have called them for nine years, and somebody has picked up every single time.'],
  [
    /^The three signs/,
    'You hear a knocking sound that was not there last week. The bill goes up although nothing else in the house has changed. And one room, most often the one that is farthest away, is never quite right any more. One of the three is worth a call. Two of them together mean that waiting will cost more than coming out, because a small part that fails slowly takes the large part beside it along.',
  ],
  [
    /^Whom you offer it to/,
    'For everybody who has had the trouble for more than two weeks and wants to know what can be done about it. We see people of every age, and those who were somewhere else before are as welcome as those who come for the first time. If it is not for you, we say so on the phone, and tell you who in town does it better than we would.',
  ],
  [
    /^What to bring/,
    'Bring the papers that you have, and a list of what you want to ask. Come ten minutes early the first time.',
  ],
  [
    /^what changes the price/,
    'how far we drive, how old the parts are, and how many of them are within reach without opening a wall',
  ],
  [
    /^step$/,
    'We look at everything with you, write down what we see, and tell you in plain words what has to be done now, what can wait until next year, and what each of the two costs. Nothing begins before you have said yes to the sum.',
  ],
];

/** A profile of the business on each platform, with a URL in that platform's form. */
const PROFILE_PAGES: Record<string, (slug: string) => string> = {
  Facebook: (slug) => `https://www.facebook.com/${slug}`,
  Yelp: (slug) => `https://www.yelp.com/biz/${slug}`,
  BBB: (slug) => `https://www.bbb.org/us/oh/lima/profile/contractor/${slug}-0332-90041`,
  LinkedIn: (slug) => `https://www.linkedin.com/company/${slug}`,
  Nextdoor: (slug) => `https://nextdoor.com/pages/${slug}`,
  Angi: (slug) => `https://www.angi.com/companylist/us/oh/lima/${slug}-reviews-7204415.htm`,
  Thumbtack: (slug) => `https://www.thumbtack.com/oh/lima/contractor/${slug}/service/4471`,
  Avvo: (slug) => `https://www.avvo.com/attorneys/${slug}-4471`,
  Justia: (slug) => `https://lawyers.justia.com/firm/${slug}`,
  FindLaw: (slug) => `https://lawyers.findlaw.com/firm/${slug}`,
  Healthgrades: (slug) => `https://www.healthgrades.com/dentist/${slug}`,
  Zocdoc: (slug) => `https://www.zocdoc.com/practice/${slug}`,
  EnergySage: (slug) => `https://www.energysage.com/supplier/44/${slug}`,
  SolarReviews: (slug) => `https://www.solarreviews.com/installers/${slug}`,
  Vitals: (slug) => `https://www.vitals.com/practice/${slug}`,
  Instagram: (slug) => `https://www.instagram.com/${slug}`,
  Houzz: (slug) => `https://www.houzz.com/professionals/contractors/${slug}`,
  HomeAdvisor: (slug) => `https://www.homeadvisor.com/rated.${slug}.4471.html`,
  YouTube: (slug) => `https://www.youtube.com/@${slug}`,
  'State bar': () => 'https://www.texasbar.com/attorneys/member.cfm?id=4471',
  'GAF contractor directory': (slug) => `https://www.gaf.com/en-us/roofing-contractors/usa/oh/lima/${slug}-1104471`,
  'NPI registry': () => 'https://npiregistry.cms.hhs.gov/provider-view/1043392814',
  'Google Maps': () => 'https://maps.app.goo.gl/AbCdEf123',
  'Apple Maps': () => 'https://maps.apple.com/place?place-id=I4471',
  'Bing Maps': () => 'https://www.bing.com/maps?cid=4471',
};

function profilePage(platform: string, name: string): string {
  const page = PROFILE_PAGES[platform];
  if (!page) throw new Error(`What does the address of a page on ${platform} look like?`);
  return page(name.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
}

export const TOWNS = ['Springdale', 'Rogers', 'Bentonville', 'Lowell'];

/** The answers of one site's owner, which come before the answers above. */
export type OwnAnswers = { towns?: readonly string[]; answers?: readonly (readonly [RegExp, string])[] };

/** Fills every blank with the owner's answer, otherwise with the first of its choices. */
export function filled(text: string, business: string, own: OwnAnswers = {}): string {
  const towns = own.towns ?? TOWNS;
  let town = 0;
  return text.replace(/\[([^[\]"\n]+(?:\[[^\]]*\][^[\]"\n]*)*)\](?!\()/g, (_blank, words: string) => {
    if (/^(?:a )?town\b/.test(words)) return towns[town++ % towns.length] ?? 'Springdale';
    const answer = own.answers?.find(([pattern]) => pattern.test(words))?.[1];
    if (answer !== undefined) return answer;
    const platform = /^address of your (.+) page$/.exec(words)?.[1];
    if (platform) return profilePage(platform, business);
    return ANSWERS.find(([pattern]) => pattern.test(words))?.[1] ?? words.split(' / ')[0] ?? '';
  });
}

/** HTML with ASCII only, as the edits of a site need it. */
export const asAscii = (html: string) => html.replace(/[^\x20-\x7e\n]/gu, (letter) => `&#${letter.codePointAt(0)};`);
export const asHtml = (text: string) => asAscii(text.replace(/&/g, '&amp;').replace(/</g, '&lt;'));
export const asJson = (text: string) =>
  text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
export const asParagraphs = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${asHtml(line)}</p>`)
    .join('');

/** URLs become links, as in every editor. */
export const linked = (html: string) =>
  html.replace(/https:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

/** The Markdown outline of a page as HTML: headings and paragraphs. */
export function fromMarkdown(text: string): string {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, marks = '', words = line] = /^(#+) (.+)$/.exec(line) ?? [];
      const tag = marks === '' ? 'p' : `h${marks.length}`;
      return `<${tag}>${asHtml(words)}</${tag}>`;
    })
    .join('');
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLd, markupOf, pageFrom } from '../../../test/page-facts.ts';
import { deriveReviews } from './reviews.ts';

function reviewsOf(html: string, role: 'home' | 'reviews' = 'home') {
  const pages = [pageFrom(html, { role })];
  return deriveReviews({ pages, markup: markupOf(pages) });
}
const WORDS = 'They came the same night and fixed our burst pipe. I recommend them, thank you!';
const OTHER_WORDS = 'The price on the phone was the price on the bill. Great work, I recommend them!';

it('are the whole page of reviews, below a heading of any other kind', () => {
  const said = (name: string, words = WORDS) => `<p>${words}</p><p>${name} Reed</p><p>Boise, March 2026</p>`;
  const html = `<h1>What our clients say</h1><p>Clients rate us 4.9 out of 5 stars.</p><h2>Two trades</h2>${said('Ann')}${said('Tom', OTHER_WORDS)}`;
  const { readable, rating } = reviewsOf(html, 'reviews');
  expect(readable.map(({ name }) => name)).toEqual(['Ann Reed', 'Tom Reed']);
  expect(rating?.value).toBe(4.9);
});

it('are only the quotations where customers are quoted: the business speaks without quotation marks', () => {
  const quoted = (name: string, words: string) => `<p>“${words}”</p><p>${name} Reed, Google, March 2026</p>`;
  const ours = '<p>Something we should have done better? Write to us, and you hear from one of us by Friday.</p>';
  const html = `<h1>Reviews</h1>${quoted('Ann', WORDS)}${quoted('Tom', OTHER_WORDS)}${ours}`;
  expect(reviewsOf(html, 'reviews').readable.map(({ name }) => name)).toEqual(['Ann Reed', 'Tom Reed']);
});

it('all come from the platform of a link to all reviews that follows them', () => {
  const said = (name: string, words: string) => `<p>"${words}"</p><p>- ${name}</p>`;
  const html = `<h2>Avis</h2>${said('Anne P.', WORDS)}${said('Tom T.', OTHER_WORDS)}<a href="https://share.google/x">Lire tous nos avis sur Google</a>`;
  expect(reviewsOf(html).readable.map(({ name, platform }) => `${name} ${platform}`)).toEqual([
    'Anne P. Google',
    'Tom T. Google',
  ]);
});

it('are next to the icon of a quotation mark too, but not in quotations from history or calls to write one', () => {
  const card = (name: string, words: string) =>
    `<div><i class="bx bxs-quote-alt-left"></i><p>${words}</p><span>${name}</span></div>`;
  expect(reviewsOf(`${card('Ann Reed', WORDS)}${card('Tom Reed', OTHER_WORDS)}`).bare.map(({ name }) => name)).toEqual([
    'Ann Reed',
    'Tom Reed',
  ]);
  const tesla = '“Of all the resistances the one that most retards human movement is ignorance.”';
  expect(reviewsOf(`<h2>Words we love</h2><p>${tesla}</p><p>Nikola Tesla, 1900</p>`).bare).toEqual([]);
  const call = 'Have you passed with us? We would love to feature your story, leave us a review on Google.';
  expect(reviewsOf(`<h2>Reviews</h2><p>${call}</p><p>Ann Reed</p>`).bare).toEqual([]);
});

it('have no name of a word for reviews', () => {
  const html = `<h2>Reviews</h2><p>“${WORDS}”</p><p>Reseña de Google</p>`;
  expect(reviewsOf(html).bare).toMatchObject([{ name: null, platform: 'Google' }]);
});

it('can be checked in a search on Google that a link to reviews opens', () => {
  const link = (label: string) => `<a href="https://www.google.com/search?q=Ann+Reed&stick=x">${label}</a>`;
  expect(reviewsOf(link('Ver mais avaliações no Google')).platformLinks).toMatchObject([{ platform: 'Google' }]);
  expect(reviewsOf(link('Powered by a search')).platformLinks).toEqual([]);
});

describe('readable reviews', () => {
  it.each([
    [`<p>“${WORDS}”</p><p>— Jane D., March 2026</p>`, 'Jane D.', 'March 2026', null],
    [`<p>“${WORDS}” — Jane D., Google</p>`, 'Jane D.', null, 'Google'],
    [`<blockquote>${WORDS}</blockquote><p>Maria Lopez</p><p>Yelp review</p>`, 'Maria Lopez', null, 'Yelp'],
    [`<h2>What our customers say</h2><p>${WORDS}</p><p>Tom Reed · 3 weeks ago</p>`, 'Tom Reed', '3 weeks ago', null],
    [`<h2>Google reviews</h2><h4>Anna K.</h4><p>It was very good I must say. ${WORDS}</p>`, 'Anna K.', null, 'Google'],
    [`<h2>Google reviews</h2><h4>Anna K.</h4><p>${WORDS}</p>`, 'Anna K.', null, 'Google'],
    [`<h2>Happy clients</h2><p>${WORDS}</p><p>Ann Scott, Google</p><p>Home Owner</p>`, 'Ann Scott', null, 'Google'],
    [
      `<a href="https://share.google/x7"><p>Ann Scott</p> <p>${WORDS} ${WORDS}</p></a>`,
      'Ann Scott',
      null,
      'Google Maps',
    ],
    [`<p>"${WORDS}"</p><p>Bob and Sue Miller, Eagle, 05/12/2026</p>`, 'Bob and Sue Miller', '05/12/2026', null],
  ])('%s', (html, name, date, platform) => {
    expect(reviewsOf(html).readable).toMatchObject([{ name, date, platform }]);
  });

  it.each([
    [`<p>“${WORDS}”</p><p>— Jane D.</p>`],
    [`<p>“${WORDS}”</p><p>★★★★★</p>`],
    [`<h2>Reviews</h2><p>“${WORDS}”</p>`],
  ])('lack a name, or both date and platform: %s', (html) => {
    const { readable, bare } = reviewsOf(html);
    expect(readable).toEqual([]);
    expect(bare).toHaveLength(1);
  });

  it.each([
    ['<h2>Reviews</h2><p>Read our reviews on Google and tell us what you think.</p>'],
    ['<h2>About us</h2><p>We fix pipes at night and on weekends too.</p>'],
    ['<h2>Reviews</h2><h2>Contact</h2><p>Come and see us at our shop any day.</p>'],
    ['<h1>Reviews</h1><h2>Get a quote</h2><p>Tell us about the job and we call you back.</p><p>Ann Scott</p>'],
    [`<p>“${WORDS}”</p>`],
    [`<p>“${WORDS}”</p><p>Reserve</p>`],
    ['<blockquote>“Our hands help others and do not hurt.”</blockquote>'],
    ['<p>"Fotos" und mehr: Apple stellt OS X zum Download bereit.</p><p>Apple Watch</p>'],
    ['<p>“Susan is an outstanding lawyer with instincts.”</p><p>Chambers USA</p>'],
    ['<p>« Vorige | Nächste »</p><p>08.04.2015</p>'],
    ['<blockquote>“Imagination is more important than knowledge.”</blockquote><p>Albert Einstein</p>'],
    ['<h2>What patients should know</h2><p>Please bring your card and come a little early.</p><p>Book now</p>'],
    ['<h2>Reviews</h2><p>Wir arbeiten mit modernen Geräten und viel Erfahrung.</p><p>Kontakt</p>'],
    [`<h2>Reviews</h2><p>Placeholder texts, to be replaced soon.</p><p>“${WORDS}”</p><p>— Jane D.</p>`],
    [`<h2>Reviews</h2><p>Get your free quote today by filling in the form.</p>`],
    ["<h2>Reviews</h2><p>Don't take our word for it. Here's what real people say after our work.</p><p>Ann B.</p>"],
    ['<h2>Reviews</h2><p>A 5-star average across 1000+ completed projects in Boise.</p><p>Ann B.</p>'],
    ['<h2>Reviews</h2><p>We are a group of professional barbers in Boise.</p><p>Ann B.</p>'],
    ['<h2>Recensioni</h2><p>Recensioni vere, lasciate su un portale di nozze.</p><p>Ann B.</p>'],
    ["<h2>Reviews</h2><p>Don't just take our word — here's what local homeowners have said about us.</p><p>Ann B.</p>"],
    ['<h2>Opiniones</h2><p>Comentarios reales de vecinos que han confiado en nosotros.</p><p>Ann B.</p>'],
    ['<h2>Opiniones</h2><p>Si te ha gustado, una reseña en Google nos ayuda mucho. ¡Gracias!</p><p>Ann B.</p>'],
    ['<h2>Reviews</h2><div class="testimonial">Your review will appear here — we love to hear from you!</div>'],
    [`<h2>Reviews</h2><figure><span>Beispiel</span><blockquote>${WORDS}</blockquote><p>Jane D.</p></figure>`],
    ['<h2>Opiniones</h2><div class="review"><div>María L. Almería capital · Reparación de termo</div></div>'],
    ["<h2>Reviews</h2><p>We don't hard-sell: our business grows by word of mouth.</p><p>Ann B.</p>"],
    [
      '<a href="https://www.google.com/maps/@41.0,-3.1,19z">Casa Rural Los Robles. Travesia de las Huertas 1. Zarzuela de Galve, Spain, by the old mill</a>',
    ],
  ])('are not seen in %s', (html) => {
    const { readable, bare } = reviewsOf(html);
    expect([...readable, ...bare]).toEqual([]);
  });

  it('are below a line about reviews and a heading of other words', () => {
    const html = `<p>Testimonials</p><h3>Don't believe us</h3><p>${WORDS}</p><h6>Moram Khalid</h6><p>${OTHER_WORDS}</p><h6>Malik Madi</h6>`;
    expect(reviewsOf(html).bare.map(({ name }) => name)).toEqual(['Moram Khalid', 'Malik Madi']);
    expect(reviewsOf(html.replace('<p>Testimonials</p>', '<p>Our services</p>')).bare).toEqual([]);
  });

  it('may have only full names if there are several', () => {
    const html = `<p>“${WORDS}”</p><p>Ann Scott</p><p>“They were friendly and quick. Thanks, I recommend them!”</p><p>Tom Reed</p>`;
    expect(reviewsOf(html).bare).toHaveLength(2);
  });

  it('may have only first names below several quotations', () => {
    const quote = (name: string, words: string) => `<blockquote>“${words}”</blockquote><cite>${name}</cite>`;
    const [ann, tom] = [quote('Ann', WORDS), quote('Tom', OTHER_WORDS)];
    expect(reviewsOf(ann + tom).bare.map(({ name }) => name)).toEqual(['Ann', 'Tom']);
    expect(reviewsOf(ann).bare).toEqual([]);
  });

  it('may have the name in a heading above unquoted words', () => {
    const card = (name: string, words: string) => `<h3>${name}</h3><p>${words}</p>`;
    const cards =
      card('Ruddy uit Tienen', WORDS) + card('Sophie', OTHER_WORDS) + card('Anna K.', 'Super friendly, thank you!');
    const names = reviewsOf(`<h2>Customer reviews</h2>${cards}`).bare.map(({ name }) => name);
    expect(names).toHaveLength(3);
    expect(names[0]).toMatch(/^Ruddy/);
  });

  it.each([
    ["You don't have to use real names, first names are fine.", '<p>Family-run</p>'],
    ['Customer feedback helps people know what to expect from us.', '<p>★★★★★</p>'],
    ['Please click on one of the links to leave us a review.', '<p>Team Reed</p>'],
  ])('are not requests for one: %s', (text, behind) => {
    const { readable, bare } = reviewsOf(`<h2>Reviews</h2><p>${text}</p>${behind}`);
    expect([...readable, ...bare]).toEqual([]);
  });

  it('count once when pages repeat them', () => {
    const pages = [pageFrom(`<p>“${WORDS}” — Jane D.</p>`), pageFrom(`<p>“${WORDS}” — Jane D., Google</p>`)];
    expect(deriveReviews({ pages, markup: markupOf(pages) })).toMatchObject({
      readable: [{ name: 'Jane D.' }],
      bare: [],
    });
  });
});

describe('reviews in other languages', () => {
  it.each([
    [
      'de',
      '<h2>Was unsere Gäste sagen</h2><p>★ ★ ★ ★ ★</p><p>Eine wunderbare Massage, ich komme wieder!</p><p>Sandra M.</p><p>März 2025</p>',
    ],
    [
      'fr',
      "<h2>Avis clients</h2><p>« Travail soigné et équipe à l'écoute, je recommande. »</p><p>Marie L., il y a 2 mois</p>",
    ],
    [
      'es',
      '<h2>Lo que dicen nuestros clientes</h2><p>"Muy buen trato y reparación rápida."</p><p>Juan Pérez, Google</p>',
    ],
    ['it', '<h2>Dicono di noi</h2><p>“Personale gentile e lavoro perfetto.”</p><p>Anna Conti, due mesi fa</p>'],
    [
      'nl',
      '<h2>Ervaringen van klanten</h2><p>"Heel snel geholpen, een echte aanrader."</p><p>Jan de Vries, 3 weken geleden</p>',
    ],
    ['pt', '<h2>Depoimentos</h2><p>“Atendimento excelente e preço justo.”</p><p>Ana Lima, março de 2025</p>'],
  ])('%s', (language, html) => {
    const pages = [pageFrom(html)];
    const facts = deriveReviews({ pages, markup: markupOf(pages), language: { language } });
    expect(facts.readable).toHaveLength(1);
  });
});

it('are in a box that is called so, without a heading', () => {
  const card = (text: string, name: string) =>
    `<div class="slide"><p>${text}</p><div><span>${name}</span></div><div><span>Engineer</span></div></div>`;
  const cards =
    card('They keep advising us in all questions. Great!', 'Anna Miller') +
    card(OTHER_WORDS, 'Tom Reed') +
    card(WORDS, 'Jo Hill');
  const boxed = (name: string) => reviewsOf(`<h2>Team</h2><p>x</p><div class="${name}">${cards}</div>`).bare.length;
  expect(boxed('testimonial-content')).toBe(3);
  expect(boxed('content')).toBe(0);
});

it('are not what the business signs with the name in its title', () => {
  const said = (name: string) =>
    `<title>Ann Reed Massage | Boise</title><h2>Reviews</h2><div><p>"I would recommend her to anyone, the best massage of my life."</p><p>— ${name}</p></div>`;
  const names = (html: string) => {
    const { readable, bare } = reviewsOf(html);
    return [...readable, ...bare].map(({ name }) => name);
  };
  expect(names(said('Tom Hill'))).toEqual(['Tom Hill']);
  expect(names(said('Ann Reed Massage'))).toEqual([]);
  expect(names(said('Ann R'))).toEqual(['Ann R']);
  expect(names(said('Ann Reed'))).toEqual([]);
  expect(names(said('John Doe'))).toEqual([]);
  expect(names(said('Ann Reed').replace('Ann Reed Massage', 'A. Reed Massage'))).toEqual([]);
});

describe('ratings', () => {
  it.each([
    ['4.9 stars from 212 Google reviews', 4.9, 212],
    ['Rated 4.8 out of 5 based on 1,204 reviews', 4.8, 1204],
    ['350+ five-star reviews', null, 350],
    ['Oltre 3.300 recensioni', null, 3300],
    ['2 450 avis', null, 2450],
    ['⭐ 4.9 Google Reviews', 4.9, null],
    ['4,9 Bewertungen', 4.9, null],
    ['4.9 ★', 4.9, null],
    ['⭐ 5/5 reviews', 5, null],
    ['4.94 ★', 4.94, null],
    ['Our rating is 4.9/5 stars', 4.9, null],
  ])('%j', (text, value, count) => {
    const rating = reviewsOf(`<p>${text}</p>`).rating;
    expect([rating?.value ?? null, rating?.count ?? null]).toEqual([value, count]);
  });

  it.each([
    ['<p>Local Guide · 16 reviews · 5 photos</p>'],
    ['<p>Businesses that ChatGPT named had 4.3 stars on average.</p>'],
    ['<h2>Reviews</h2><p>“I gave them 4.9 stars, they came at once.” — Jane D.</p>'],
  ])('of others and of one customer are none: %s', (html) => {
    expect(reviewsOf(html).rating).toBeNull();
  });

  it('have a figure and its label in two blocks', () => {
    expect(reviewsOf('<div>5.0★</div><div>Average Google rating</div>').rating).toMatchObject({ value: 5 });
    expect(reviewsOf('<div>5.0</div><div>Contact</div>').rating).toBeNull();
  });

  it.each([
    ['<p>Rated 5 Stars on Facebook</p>', 'Rated 5 Stars'],
    ['<p>Oltre 3.300 recensioni</p>', '3.300 recensioni'],
    ['<p>4.8 ★ on Google (47 reviews)</p>', '4.8 ★ on Google (47 reviews)'],
  ])('are shown whole: %s', (html, shown) => {
    expect(reviewsOf(html).rating?.shown).toBe(shown);
  });

  it('need a number', () => {
    expect(reviewsOf('<p>Five-star service and great reviews</p>').rating).toBeNull();
  });

  it('in markup are separate from visible ones', () => {
    const { ratingMarkup, rating } = reviewsOf(jsonLd({ '@type': 'Plumber', aggregateRating: { ratingValue: 4.9 } }));
    expect(ratingMarkup).toHaveLength(1);
    expect(rating).toBeNull();
  });
});

describe('widgets and links', () => {
  it('recognizes a widget by its script', () => {
    const script = '<script src="https://static.elfsight.com/platform/platform.js" async></script>';
    expect(reviewsOf(`<h2>Latest from Instagram</h2>${script}`).widgets).toEqual([]);
    expect(reviewsOf(`<h2>What folks say</h2>${script}`).widgets).toHaveLength(1);
    const { widgets } = reviewsOf(`<a href="https://www.instagram.com/x">Instagram</a><h2>Our reviews</h2>${script}`);
    expect(widgets).toMatchObject([{ name: 'Elfsight', evidence: { place: 'script' } }]);
  });

  it('counts profiles on review platforms, not their front pages', () => {
    const { platformLinks } = reviewsOf(
      '<a href="https://www.yelp.com/biz/copper-creek">Yelp</a><a href="https://www.facebook.com/">f</a>',
    );
    expect(platformLinks.map(({ platform }) => platform)).toEqual(['Yelp']);
  });
});

it('never throws on any text', () => {
  const words = fc.constantFrom('“', '”', '—', 'Jane D.', 'Google', '4.9', 'reviews', 'March 2026', '★★★★★', WORDS);
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string()), { maxLength: 30 }),
      (list) => void reviewsOf(`<h2>Reviews</h2><p>${list.join('</p><p>')}</p>`),
    ),
  );
});

it.each([
  ['<h2>Reviews</h2><p>Explore our graphics. Click it. Read it.</p><p>About</p><p>We cover Boise and its towns.</p>'],
  ['<h2>Reviews</h2><p>Customers often want to know if the work was neat.</p><p>Mention the job, such as cabling.</p>'],
  ['<h2>Recensioni</h2><p>★★★★★</p><p>La fiducia delle famiglie. Leggete le testimonianze o lasciate la vostra.</p>'],
  ['<h2>Reviews</h2><p>Lorem ipsum dolor sit amet. I like it, great work!</p><p>Mary Bailey</p>'],
])('are not what the business writes on a page of reviews: %s', (html) => {
  const { readable, bare } = reviewsOf(html, 'reviews');
  expect([...readable, ...bare]).toEqual([]);
});

it('are found outside sections and quotation marks if several customers praise next to stars', () => {
  const said = (words: string) => `<div><p>★★★★★</p><p>${words}</p></div>`;
  const html = `<h2>Our work</h2>${said(WORDS)}${said(OTHER_WORDS)}${said('Super friendly, thank you!')}`;
  expect(reviewsOf(html).bare).toHaveLength(3);
});

it('may have quotation marks in a separate block, and invitations to write one do not count', () => {
  const card = (words: string, name: string) => `<div>"</div><p>${words}</p><div>🐕</div><div>${name}</div>`;
  const cards = card(WORDS, 'Sandra & Bram') + card('My dog loves the salon and comes home happy!', 'Peter & Luna');
  expect(reviewsOf(`<h2>What our customers say</h2>${cards}`).bare).toHaveLength(2);
  const invitation =
    '<p>Would Recommend</p><p>Had work done by us? We’d love to hear your story.</p><p>⭐ Leave a Google Review</p>';
  const { readable, bare } = reviewsOf(`<h2>Client Reviews</h2>${invitation}`, 'reviews');
  expect([...readable, ...bare]).toEqual([]);
});

describe('what no customer wrote', () => {
  const THIRD = 'Super friendly people, the best plumbers in town, thank you so much!';
  const cards = `<div><p class="card">${WORDS}</p><b>Ann Reed</b></div><div><p class="card">${OTHER_WORDS}</p><b>Tom Reed</b></div><div><p class="card">${THIRD}</p><b>Jo Hill</b></div>`;
  const textsOf = (html: string) => {
    const { readable, bare } = reviewsOf(html);
    return [...readable, ...bare].map(({ text }) => text);
  };
  const section = (content: string) => `<section class="reviews"><h2>Reviews</h2>${content}</section>`;

  it.each([
    ['the line that introduces the cards', section(`<p>Honest words of happy people in the whole county.</p>${cards}`)],
    ['the next section', `${section(cards)}<section><p>We work up to forty miles from Boise.</p></section>`],
    ['the footer', `${section(cards)}<footer><p>We are pleased that you chose us, thank you.</p></footer>`],
    ['a question to the reader', section(`${cards}<p class="card">Do you have a project? We are glad to help.</p>`)],
  ])('is not a review: %s', (_, html) => {
    expect(textsOf(html)).toEqual([WORDS, OTHER_WORDS, THIRD]);
  });

  it('is not a review if a note below the cards calls them placeholders', () => {
    expect(textsOf(section(`${cards}<p>Placeholder reviews shown, swap in your real ones.</p>`))).toEqual([]);
  });

  it('is not a review if a link in an element for quotations is all of it', () => {
    const link = '<blockquote><a href="https://www.facebook.com/reed">Dentist Dr. Ann Reed of Boise</a></blockquote>';
    expect(textsOf(`<p>Ann Reed</p>${link}<p>Facebook</p>`)).toEqual([]);
  });

  it('is not a review if the team says it', () => {
    const member = (name: string, words: string) =>
      `<div><h3>${name}</h3><p>Driving instructor</p><p>“${words}”</p></div>`;
    const people =
      member('Ann Reed', 'I love my job and every happy learner!') +
      member('Tom Reed', 'I am still happy about each learner who passes!') +
      member('Jo Hill', 'It is great to see how my learners grow!');
    const named = (name: string) => textsOf(`<section><h2>Us</h2><div class="${name}">${people}</div></section>`);
    expect(named('cards')).toHaveLength(3);
    expect(named('team-grid')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { GERMAN, jsonLd, markupOf, pageFrom } from '../../../test/page-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { isAlwaysOpen } from './around-the-clock.ts';
import { deriveHours } from './hours.ts';

function hoursOf(...html: string[]) {
  const pages = html.map((source) => pageFrom(source));
  return deriveHours({ pages, markup: markupOf(pages) });
}

describe('hours on the page', () => {
  it.each(['24.08.-31.08.2026', '24–31 August 2026', '24. August bis 31. August 2026'])(
    'are not the times of a course on %s',
    (dates) => {
      const course = `<h3>Termine</h3><p>Theoriekurs</p><p>${dates}</p><p>Mo-Fr</p><p>17:15-20:30 Uhr</p>`;
      const read = (html: string) => {
        const pages = [pageFrom(`<html lang="de">${html}`)];
        return deriveHours({ pages, markup: markupOf(pages), language: GERMAN }).text;
      };
      expect(read(`${course}<p>Sa</p><p>9:00-12:15 Uhr</p>`)).toBeNull();
      expect(read(`${course}<h3>Öffnungszeiten</h3><p>Mo 14-18 Uhr</p>`)?.intervals).toHaveLength(1);
    },
  );

  it('are not read from blanks that nobody filled in', () => {
    const days = [
      'Montag',
      '[BITTE ERGÄNZEN: z. B. 9:00 – 17:00 Uhr]',
      'Dienstag',
      '[bitte ergänzen]',
      'Mittwoch',
      '9-12',
    ];
    const pages = [pageFrom(`<html lang="de">${days.map((text) => `<p>${text}</p>`).join('')}`)];
    const { text } = deriveHours({ pages, markup: markupOf(pages), language: GERMAN });
    expect(text?.intervals.map(({ day }) => day)).toEqual([2]);
  });

  it('are those of the week, not an hour of every day', () => {
    const pages = [
      pageFrom(
        '<html lang="de"><p>Jeden Tag von 8:00 bis 9:00 Uhr offene Sprechstunde</p><p>Wir nehmen uns Zeit.</p><p>Bis bald.</p><p>Unser Team.</p><h2>Sprechzeiten</h2><p>Mo-Fr 8-12 Uhr und 15-18 Uhr</p>',
      ),
    ];
    const { text } = deriveHours({ pages, markup: markupOf(pages), language: GERMAN });
    expect(new Set(text?.intervals.map(({ day }) => day)).size).toBe(5);
  });

  it('may name English days on a page in another language', () => {
    const pages = [pageFrom('<html lang="de"><p>Unsere Fahrschule hat geöffnet:</p><p>Mon-Fri 09:00 - 17:00</p>')];
    const { text } = deriveHours({ pages, markup: markupOf(pages), language: GERMAN });
    expect(text?.intervals.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4]);
    expect(text?.evidence.excerpt).toContain('Mon-Fri 09:00 - 17:00');
  });

  it('are quoted from the branch whose hours are stated', () => {
    const { text } = hoursOf('<p>Boise</p><p>Mon-Fri 8am-5pm</p><p>Nampa</p><p>Mon-Fri 9am-6pm</p>');
    expect(text?.intervals[0]).toMatchObject({ opens: 480, closes: 1020 });
    expect(text?.evidence.excerpt).toContain('8am-5pm');
    expect(text?.evidence.excerpt).not.toContain('9am');
  });

  it('are read across table cells, with the text as evidence', () => {
    const { text } = hoursOf(
      '<p>Honest work.</p><table><tr><td>Mon–Fri</td><td>8am–5pm</td></tr><tr><td>Sunday</td><td>Closed</td></tr></table><p>Call us.</p>',
    );
    expect(text?.intervals).toHaveLength(5);
    expect(text?.closedDays).toEqual([6]);
    expect(text?.evidence.excerpt).toBe('Mon–Fri 8am–5pm Sunday Closed');
  });

  it('may have the dash between two times in a separate cell', () => {
    const cells = ['Monday', '8:00am', '-', '5:00pm', 'Tuesday', '8:00am', '-', '1:00pm'];
    const { text } = hoursOf(cells.map((cell) => `<div>${cell}</div>`).join(''));
    expect(text?.intervals.map(({ day, closes }) => [day, closes / 60])).toEqual([
      [0, 17],
      [1, 13],
    ]);
  });

  it.each([
    ['RBQ: 5833-4467-01<br>Open 24 hours', 'Open 24 hours'],
    ['Call (208) 331-0142 Mon-Fri 8am-5pm', 'Mon-Fri 8am-5pm'],
  ])('are quoted without the number before them: %s', (html, quote) => {
    expect(hoursOf(`<p>${html}</p>`).text?.evidence.excerpt).toBe(quote);
  });

  it('are taken from the page with the most days', () => {
    const { text } = hoursOf('<p>Open Saturday 9am-1pm</p>', '<p>Mon-Sat 8am-5pm</p>');
    expect(text?.intervals).toHaveLength(6);
  });

  it('may be the whole week', () => {
    const { text } = hoursOf('<p>We are open 24/7.</p>');
    expect(text && isAlwaysOpen(text)).toBe(true);
  });

  it('are absent if no text states them', () => {
    expect(hoursOf('<p>Call us on Monday for 2 free tips.</p>').text).toBeNull();
  });
});

describe('an answer without times', () => {
  it.each([
    '<p>We are available 24/7 for repairs.</p>',
    '<p>24/7 bereikbaar! Bel ons nu.</p>',
    '<p>Nous sommes disponibles 24h/24 et 7j/7 pour tous vos travaux.</p>',
    '<p>Servizi funebri 24 ore su 24, 365 giorni all’anno. Vi assistiamo noi.</p>',
  ])('is that the business is available at any hour: %s', (html) => {
    expect(hoursOf(html).availableAlways?.excerpt).toBeDefined();
  });

  it.each([
    '<p>We offer a 24/7 emergency service.</p>',
    '<p>We are available 24/7 for emergency repairs.</p>',
    '<p>In Notfällen sind wir rund um die Uhr erreichbar.</p>',
    '<p>Book online 24/7.</p>',
    '<p>24/7 service throughout snow season</p>',
  ])('is no promise for emergencies and no form: %s', (html) => {
    expect(hoursOf(html).availableAlways).toBeUndefined();
  });

  it('is that customers come by appointment, on no particular day', () => {
    const said = (html: string) => deriveHours({ pages: [pageFrom(html)], markup: markupOf([]), language: GERMAN });
    expect(said('<p>Termine nach Absprache</p>').byAppointment?.excerpt).toBe('Termine nach Absprache');
    expect(said('<h3>Sprechzeiten</h3><p>nach Vereinbarung</p>').byAppointment?.excerpt).toBe('nach Vereinbarung');
    expect(said('<h3>Preise</h3><p>nach Vereinbarung</p>').byAppointment).toBeUndefined();
    expect(said('<p>Samstag: Termine nach Absprache</p>').byAppointment).toBeUndefined();
  });
});

describe('hours in markup', () => {
  it('are those of the text as well if both say that the business is always open', () => {
    const marked = (openingHours: string) => jsonLd({ '@type': 'Plumber', openingHours });
    const said = '<p>Our locksmiths offer 24/7 emergency service.</p>';
    expect(hoursOf(`${said}${marked('Mo-Su 00:00-23:59')}`).text?.evidence.excerpt).toContain('24/7');
    expect(hoursOf(`${said}${marked('Mo-Fr 08:00-17:00')}`).text).toBeNull();
  });

  it.each([
    ['compact', { openingHours: 'Mo-Fr 08:00-17:00' }, 5],
    ['compact list', { openingHours: ['Mo-Fr 08:00-17:00', 'Sa,Su 09:00-12:00'] }, 7],
    [
      'specified',
      {
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'https://schema.org/Friday'],
            opens: '08:00',
            closes: '5:00 PM',
          },
        ],
      },
      2,
    ],
    [
      'dated specials alone',
      { openingHoursSpecification: { dayOfWeek: 'Monday', opens: '08:00', closes: '17:00', validFrom: '2026-12-24' } },
      0,
    ],
    ['nonsense', { openingHours: 'whenever', openingHoursSpecification: 'x' }, 0],
  ])('reads %s', (_kind, properties, days) => {
    expect(hoursOf(jsonLd({ '@type': 'Plumber', ...properties })).markup?.intervals.length ?? 0).toBe(days);
  });

  it('takes midnight to midnight as closed and 23:59 as the end of the day', () => {
    const day = (dayOfWeek: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens: '00:00',
      closes,
    });
    const { markup } = hoursOf(
      jsonLd({ '@type': 'Plumber', openingHoursSpecification: [day('Monday', '23:59'), day('Sunday', '00:00')] }),
    );
    expect(markup?.intervals).toEqual([{ day: 0, opens: 0, closes: 1440 }]);
    expect(markup?.closedDays).toEqual([6]);
    expect(markup?.evidence.excerpt).toContain('openingHoursSpecification');
  });
});

describe('promises', () => {
  it.each([
    ['24/7 emergency plumbing', 1, 1],
    ['We answer around the clock.', 1, 1],
    ['Same-day service on most repairs.', 0, 0],
    ['We handle plumbing emergencies.', 0, 1],
    ['In a life-threatening emergency call 911.', 0, 0],
    ['Please give 24 hours notice to cancel.', 0, 0],
    ['Laboratory and 24/7 pharmacy.', 0, 0],
    ['Llámanos: 981 942 248 Lunes-Viernes de 9 a 18, 24/7 por email', 0, 0],
    ['We do not advertise 24/7 emergency service.', 0, 0],
    ['Paint dries within 24 hours.', 0, 0],
  ])('are heard in %j', (sentence, always, emergency) => {
    const hours = hoursOf(`<p>${sentence}</p>`);
    expect(hours.alwaysOpenClaims).toHaveLength(always);
    expect(hours.emergencyClaims).toHaveLength(emergency);
  });

  it.each([
    ['<p>After hours, a plumber on call answers the phone.</p>', true],
    ['<p>24/7 emergency service</p><p>Office hours: Mon-Fri 8-5</p>', true],
    ['<p>24/7 emergency service</p><p>Hours: Mon-Fri 8-5</p>', false],
  ])('beyond the listed hours are explained in %s: %s', (html, explained) => {
    expect(hoursOf(html).afterHoursExplained !== null).toBe(explained);
  });
});

it('does not take the day of an event for opening hours', () => {
  const event = '<p>Open day: Wednesday 24th September 2025, 2pm - 4pm</p>';
  expect(hoursOf(event).text).toBeNull();
  expect(hoursOf(`${event}<p>Opening hours: Monday to Friday 9am - 5pm</p>`).text?.intervals).toHaveLength(5);
});

it.each([
  ['fr', 'Tarifs de nuit (19-23h), week-end et jours fériés : 80 €.'],
  ['es', 'La tarifa nocturna es de 20:00 a 8:00 los sábados.'],
  ['fr', 'Prenez rendez-vous en ligne, disponible 24h/24.'],
])('%s: does not take the time of a price or of an online form for opening hours: %s', (language, text) => {
  const pages = [pageFrom(`<p>${text}</p>`)];
  const spoken = { language, isEnglish: false };
  expect(deriveHours({ pages, markup: markupOf(pages), language: spoken }).text).toBeNull();
});

it.each([
  ['de', 'Am Sonntag hilft das Krisentelefon unter 0800 449933. Diese Nummer ist jeden Tag 24 Stunden erreichbar.'],
  ['en', 'At night call the Samaritans helpline. This line is open every day from 8pm to 6am.'],
])('%s: does not take the hours of a helpline for opening hours: %s', (language, text) => {
  const pages = [pageFrom(`<p>${text}</p>`)];
  const spoken = { language, isEnglish: language === 'en' };
  expect(deriveHours({ pages, markup: markupOf(pages), language: spoken }).text).toBeNull();
});

describe('two different weeks', () => {
  const rivalOf = (...htmls: string[]) => {
    const pages = htmls.map((html) => pageFrom(html));
    return deriveHours({ pages, markup: markupOf(pages) }).text?.rival ?? null;
  };

  it('contradict each other on two pages, and in the text and the footer', () => {
    expect(rivalOf('<p>Monday-Friday 8am-5pm</p>', '<p>Monday-Friday 9am-6pm</p>')).not.toBeNull();
    expect(
      rivalOf(
        `<p>Monday-Friday 8am-5pm</p>${'<p>We mend roofs.</p>'.repeat(4)}<footer><p>Monday-Friday 9am-6pm</p></footer>`,
      ),
    ).not.toBeNull();
  });

  it('may be those of two branches in one list, or a shorter Friday', () => {
    const more = '<p>Call us</p>'.repeat(4);
    const branches = `<p>Mon-Fri 8am-5pm</p>${more}<p>Nampa</p><p>Mon-Fri 9am-6pm</p>`;
    expect(rivalOf(branches, '<p>Nampa</p><p>Mon-Fri 9am-6pm</p>')).toBeNull();
    expect(rivalOf('<p>Monday-Friday 8am-5pm</p>', '<p>Friday 8am-2pm</p>')).toBeNull();
  });
});

describe('hours of the telephone', () => {
  const textOf = (html: string, language: string) => {
    const pages = [pageFrom(html)];
    const spoken = { language, isEnglish: language === 'en' };
    return deriveHours({ pages, markup: markupOf(pages), language: spoken }).text;
  };
  const opens = (html: string, language: string) =>
    textOf(html, language)?.intervals.map(({ day, opens: from, closes }) => `${day} ${from / 60}-${closes / 60}`);

  it.each([
    [
      'nl',
      '<h4>Telefonische bereikbaarheid</h4><p>Ma-vr: 08:00-12:00</p><h4>Openingstijden</h4><p>Maandag 08:00 - 17:00</p>',
    ],
    ['de', '<p>Telefonisch erreichbar Mo–Fr 8–12 Uhr</p><h3>Öffnungszeiten</h3><p>Mo 8–17 Uhr</p>'],
    ['en', '<p>Phone hours: Mon-Fri 8am-12pm</p><h3>Hours</h3><p>Monday 8am-5pm</p>'],
  ])('are not those of the door, in %s', (language, html) => {
    expect(opens(html, language)).toEqual(['0 8-17']);
  });

  it('are what the site states if it states no others', () => {
    const text = textOf('<p>Telefonisch erreichbar Mo–Fr 8–12 Uhr</p>', 'de');
    expect([text?.ofPhone, text?.intervals.length]).toEqual([true, 5]);
  });
});

it.each([
  ['de', '<p>Frühstück bieten wir Montag bis Freitag von 6.30 bis 9.00 Uhr an.</p>'],
  ['de', '<h3>Unterricht</h3><p>Neubulach</p><p>Mo & Do 19:00 - 20:30 Uhr</p><p>Mi & Fr 19:00 - 20:30 Uhr</p>'],
  ['fr', '<p>Petit-déjeuner</p><p>Lundi - vendredi 7h - 10h</p>'],
  ['en', '<p>Check-in</p><p>Monday to Sunday 3pm - 8pm</p>'],
  ['de', '<p>For hotel guests, we offer breakfast Monday to Friday from 6:30 to 9:00 AM.</p>'],
  ['de', '<h2>Geburtsvorbereitung</h2><p>7 Abende, montags von 19 - 20.30 Uhr</p>'],
  ['fr', '<h2>Répétitions</h2><p>Mardi 19h - 20h30</p><p>Vendredi 19h - 21h</p>'],
  ['nl', '<h3>Lesrooster</h3><p>Maandag 19.00 - 20.00 uur</p><p>Dinsdag 20.00 - 21.00 uur</p>'],
])('%s: takes no opening hours from the times of one part of the business: %s', (language, html) => {
  const pages = [pageFrom(html)];
  const spoken = { language, isEnglish: language === 'en' };
  expect(deriveHours({ pages, markup: markupOf(pages), language: spoken }).text).toBeNull();
});

it('takes short times for opening hours where the site calls them so', () => {
  const pages = [pageFrom('<h2>Sprechzeiten</h2><p>Nur nach Anmeldung</p><p>Montag 9 - 10.30 Uhr</p>')];
  expect(deriveHours({ pages, markup: markupOf(pages), language: GERMAN }).text?.intervals).toHaveLength(1);
});

it('takes no opening hours from a page about courses, except from its header and footer', () => {
  const lessons = '<p>18.00–19.00 Gemischt</p><p>Donnerstag</p><p>18.00–19.00</p><p>Freitag</p>';
  const page = (html: string, path: string) => ({ ...pageFrom(html), path });
  const textOf = (...pages: PageFacts[]) => deriveHours({ pages, markup: markupOf(pages), language: GERMAN }).text;
  expect(textOf(page(lessons, '/kursuebersicht.html'))).toBeNull();
  const footer = '<footer><p>Mo–Fr 9–17 Uhr</p></footer>';
  expect(textOf(page(`${lessons}${footer}`, '/html/kurse/'))?.intervals).toHaveLength(5);
  const opening = '<h2>Öffnungszeiten</h2><p>Montag 9–17 Uhr</p>';
  expect(textOf(page(opening, '/kurse/'))?.intervals).toHaveLength(1);
});

it.each([
  ['de', '<h3>Küche</h3><p>Mo–So 12–14 Uhr</p><h3>Öffnungszeiten</h3><p>Mo–Fr 11–23 Uhr</p>', 5],
  ['de', '<p>Küche: Mo–So 12–22 Uhr</p>', 7],
  ['en', '<p>Reception: Mon-Sun 7am-11pm</p><p>Sat 9am-1pm</p>', 7],
])('%s: prefers the opening hours to those of a kitchen or a reception: %s', (language, html, days) => {
  const pages = [pageFrom(html)];
  const spoken = { language, isEnglish: language === 'en' };
  const text = deriveHours({ pages, markup: markupOf(pages), language: spoken }).text;
  expect(new Set(text?.intervals.map(({ day }) => day)).size).toBe(days);
});

it.each([
  ['de', '<p>Öffnungszeiten:</p><p>Montag bis Samstag ab 17 Uhr<br>Sonntag ab 11 Uhr<br>Donnerstag Ruhetag</p>', true],
  ['nl', '<p>Dinsdag t/m zondag geopend vanaf 17.00 uur</p>', true],
  ['fr', '<p>Ouvert du mardi au samedi à partir de 18h30</p>', true],
  ['de', '<p>Live-Musik am Freitag ab 20 Uhr</p>', false],
  ['de', '<p>Öffnungszeiten: Montag ab 17 Uhr bis 22 Uhr</p>', false],
  ['en', '<p>We are open Monday from 9 am to 5 pm.</p>', false],
])('%s: finds days with only an opening time: %s', (language, html, isFound) => {
  const pages = [pageFrom(html)];
  const spoken = { language, isEnglish: language === 'en' };
  expect(deriveHours({ pages, markup: markupOf(pages), language: spoken }).opensOnly !== undefined).toBe(isFound);
});

it('reads hours that a label gives in two properties once', () => {
  const spec = { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '00:00', closes: '23:59' };
  const pages = [
    pageFrom(jsonLd({ '@type': 'Plumber', openingHours: 'Mo 00:00-24:00', openingHoursSpecification: [spec] })),
  ];
  expect(deriveHours({ pages, markup: markupOf(pages) }).markup?.intervals).toEqual([
    { day: 0, opens: 0, closes: 1440 },
  ]);
});

it('reads the opening hours next to the times of breakfast', () => {
  const pages = [pageFrom('<p>Montag bis Freitag 8–18 Uhr, Frühstück bis 11 Uhr</p>')];
  const spoken = { language: 'de', isEnglish: false };
  expect(deriveHours({ pages, markup: markupOf(pages), language: spoken }).text?.intervals).toHaveLength(5);
});

describe('a week around the clock', () => {
  const textOf = (html: string, language: string) => {
    const pages = [pageFrom(html)];
    const spoken = { language, isEnglish: language === 'en' };
    return deriveHours({ pages, markup: markupOf(pages), language: spoken }).text;
  };

  it.each([
    ['en', '<div>Working Hours</div><span>24/7</span>'],
    ['en', '<p>Opening hours: open 24 hours</p>'],
    ['en', '<p>We are open around the clock.</p>'],
    ['de', '<h3>Öffnungszeiten</h3><p>rund um die Uhr</p>'],
    ['es', '<p>Horario: 24 horas</p>'],
    ['fr', '<h3>Horaires :</h3><p>24h/24, 7j/7</p>'],
  ])('%s: is stated by words for opening hours: %s', (language, html) => {
    const text = textOf(html, language);
    expect(text && isAlwaysOpen(text)).toBe(true);
  });

  it.each([
    ['en', '<p>Our online shop is open 24/7.</p>'],
    ['en', '<p>We are not open 24 hours.</p>'],
    ['en', '<p>If the building is open 24 hours cleaning will be scheduled at night.</p>'],
    ['fr', '<p>Si votre commerce est ouvert 24h/24, nous venons la nuit.</p>'],
    ['fr', "<p>Notre équipe d'urgence est disponible 24/7.</p>"],
    ['es', '<p>Urgencias: disponibles 24 horas</p>'],
    ['it', '<p>Disponibili 24 ore per emergenze.</p>'],
    ['de', '<p>Sie erhalten werktags innerhalb von 24 Stunden eine Antwort.</p>'],
    ['en', '<p>We reply on weekdays within 24 hours.</p>'],
    ['fr', '<p>Nous répondons du lundi au vendredi sous 24 h/24.</p>'],
  ])('%s: is not an online shop, help in emergencies or how long an answer takes: %s', (language, html) => {
    expect(textOf(html, language)).toBeNull();
  });
});

it('reads days and times of adjacent elements without a space between them', () => {
  const pages = [
    pageFrom(
      '<p>Montag<span>14:00 - 18:30 Uhr</span><br>Dienstag<span>8:00 - 18:30</span><span>Mittwoch</span><span>8:00 - 12:00</span></p>',
    ),
  ];
  const spoken = { language: 'de', isEnglish: false };
  const days = deriveHours({ pages, markup: markupOf(pages), language: spoken }).text?.intervals;
  expect(days?.map(({ day, opens, closes }) => [day, opens / 60, closes / 60])).toEqual([
    [0, 14, 18.5],
    [1, 8, 18.5],
    [2, 8, 12],
  ]);
});

describe('times that are no weekly opening hours', () => {
  const weekIn = (html: string, language = 'en') => {
    const pages = [pageFrom(html)];
    const spoken = { language, isEnglish: language === 'en' };
    return deriveHours({ pages, markup: markupOf(pages), language: spoken }).text?.intervals ?? [];
  };

  it.each([
    [
      'en',
      '<p>Monday to Thursday: 9am-6pm @ £5.00 per hour<br>6pm-12am @ £7.00 per hour</p><p>Friday: 9am-6pm @ £6 per hour</p>',
    ],
    ['de', '<p>Montag bis Freitag 9:00 - 18:00: 15 € pro Stunde</p>'],
    [
      'nl',
      '<p>Even weken: woensdag en donderdag 10:00 – 18:00</p><p>Oneven weken: donderdag en vrijdag 10:00 – 18:00</p>',
    ],
    ['fr', '<p>Semaines paires : du lundi au jeudi de 9h à 18h</p>'],
    [
      'en',
      '<form><button>Mon</button><button>Tue</button><button>Sat</button><button>Morning (8 AM - 12 PM)</button><input></form>',
    ],
  ])('%s: are those of prices, of alternate weeks and of forms: %s', (language, html) => {
    expect(weekIn(html, language)).toEqual([]);
  });

  it.each([
    ['es', '<p>Horario: todos los días sábados de 10:00 a 18:00 hrs</p>', [5]],
    ['de', '<p>Öffnungszeiten: täglich Mo–Fr 8:00–18:00 Uhr</p>', [0, 1, 2, 3, 4]],
    ['es', '<p>Horario: todos los días de 10:00 a 18:00</p>', [0, 1, 2, 3, 4, 5, 6]],
  ])('%s: a day after "every day" says which days are meant: %s', (language, html, days) => {
    expect(weekIn(html, language).map(({ day }) => day)).toEqual(days);
  });
});

it('reads opening and closing times in two cells', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const weekIn = (...rows: string[]) => {
    const pages = [
      pageFrom(`<table><tr><th>Day</th><th>Opening hour</th><th>Closing hour</th></tr>${rows.join('')}</table>`),
    ];
    return deriveHours({ pages, markup: markupOf(pages) }).text?.intervals ?? [];
  };
  expect(weekIn(row('Monday', '8.30am', '5.00pm'), row('Tuesday', '8.30am', '6.00pm'))).toEqual([
    { day: 0, opens: 510, closes: 1020 },
    { day: 1, opens: 510, closes: 1080 },
  ]);
  expect(weekIn(row('Monday', '8.30am', '5.00pm', '7.00pm'))).toEqual([]);
});

it('states no hours that a note calls samples', () => {
  const weekWith = (note: string) => {
    const pages = [pageFrom(`<h2>Hours</h2><p>Monday–Friday: 8am – 5pm</p><p>${note}</p>`)];
    return deriveHours({ pages, markup: markupOf(pages) }).text;
  };
  expect(weekWith('Hours shown are sample placeholders — update to match your office schedule.')).toBeNull();
  expect(weekWith('Update these to match your true schedule.')).toBeNull();
  expect(weekWith('Our times vary: we adjust to match your schedule.')).not.toBeNull();
});

it('takes 24/7 of a taxi for its opening hours, and for help in an emergency only if it says so', () => {
  const taxi = (html: string, id = 'taxi') => {
    const pages = [pageFrom(html)];
    return deriveHours({ pages, markup: markupOf(pages), trade: { id } });
  };
  const { text, emergencyClaims, alwaysOpenClaims } = taxi('<p>Taxi Service: 24/7</p>');
  expect(text && isAlwaysOpen(text)).toBe(true);
  expect([...emergencyClaims, ...alwaysOpenClaims]).toEqual([]);
  expect(taxi('<p>We offer a 24/7 emergency service</p>').emergencyClaims).toHaveLength(1);
  expect(taxi('<p>Plumbing service: 24/7</p>', 'plumber')).toMatchObject({ text: null });
  expect(taxi('<p>Plumbing service: 24/7</p>', 'plumber').emergencyClaims).toHaveLength(1);
});

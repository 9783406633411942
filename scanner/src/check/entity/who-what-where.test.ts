import { describe, expect, it } from 'vitest';
import { factsFrom, filler } from '../../../test/facts-from.ts';
import { FINNISH, pageFrom } from '../../../test/page-facts.ts';
import { whoWhatWhere } from './who-what-where.ts';

describe('who-what-where', () => {
  const page = (title: string, heading: string, text: string) =>
    whoWhatWhere.judge(
      factsFrom([
        pageFrom(
          `<title>${title}</title><main><h1>${heading}</h1><p>${text}</p></main><footer>© 2026 Acme Co. 412 Main St, Boise, ID 83702</footer>`,
        ),
      ]),
    );

  it.each([
    ['all three and the sentence', 'Acme', 'Plumber', 'Acme is a plumbing company in Boise.', 'success'],
    [
      'all three, a welcome',
      'Acme',
      'Plumber',
      'Welcome to Acme, the leading plumbing company serving Boise.',
      'success',
    ],
    ['all three, no sentence', 'Acme', 'Plumber in Boise', 'Call us.', 'warning'],
    ['all three, based on something', 'Acme', 'Plumber in Boise', 'Acme in Boise is based on the plumbing.', 'warning'],
    ['all three, day and night', 'Acme', 'Boise', 'Acme, plumbers in Boise, is there 24 hours a day.', 'warning'],
    ['all three, glad of it', 'Acme', 'Plumber', 'In Boise, Acme is proud to be the plumber.', 'success'],
    ['two of three', 'Acme', 'Plumber', 'Call us.', 'warning'],
    ['one of three', 'Acme', 'Quality you can trust', 'Call us.', 'error'],
    ['none', 'Home', 'Quality you can trust', 'Call us.', 'error'],
  ])('%s: %s', (_, title, heading, text, status) => {
    expect(page(title, heading, text).status).toBe(status);
  });

  it('knows a trade by its words, not by its noun alone', () => {
    const { description } = page('Acme Painting', 'Painting services in Boise', 'Call us.');
    expect(description).not.toContain('that you are a painter');
  });

  it('finds a name with a small word more, and quotes one that is missing', () => {
    const named = (heading: string) =>
      whoWhatWhere.judge(
        factsFrom([
          pageFrom(
            `<title>Plumber in Boise</title><h1>${heading}</h1><footer>© 2026 Grand Lodge Water Works. 412 Main St, Boise, ID 83702</footer>`,
          ),
        ]),
      ).description;
    expect(named('The Grand Lodge of the Water Works')).not.toContain('your name “');
    expect(named('Water for all')).toContain('It never says your name “Grand Lodge Water Works”');
  });

  it('reads only the first 150 words of the main text', () => {
    expect(page('Acme', 'Plumber', `${filler(130)} Boise`).description).not.toContain('Boise');
    expect(page('Acme', 'Plumber', `${filler(170)} Boise`).description).toContain('Boise');
  });

  it('quotes what is at the top of the page, not a main heading further down', () => {
    const late = (words: number) =>
      whoWhatWhere.judge(
        factsFrom([
          pageFrom(
            `<title>Acme</title><h2>Summer sale for everybody</h2><p>${filler(words)}</p><h1>Our plumbers</h1><footer>© Acme. 412 Main St, Boise, ID 83702</footer>`,
          ),
        ]),
      ).description;
    expect(late(20)).toContain('Your first screen says “Our plumbers”.');
    expect(late(100)).toContain('Your first screen says “Summer sale for everybody”.');
    expect(late(200)).toContain('that you are a plumber');
    expect(late(100)).not.toContain('that you are a plumber');
  });

  it('finds no sentence that sums it up where only the name has the trade and the town', () => {
    const named = (sentence: string) =>
      whoWhatWhere.judge(
        factsFrom([
          pageFrom(
            `<title>Boise Plumbing Experts</title><h1>Plumbers in Boise</h1><p>${sentence}</p><footer>© 2026 Boise Plumbing Experts. 412 Main St, Boise, ID 83702</footer>`,
          ),
        ]),
      ).status;
    expect(named('Boise Plumbing Experts has been a family business for 20 years.')).toBe('warning');
    expect(named('Boise Plumbing Experts is a family business of plumbers.')).toBe('success');
  });

  it('does not call the title of an empty frame the first screen', () => {
    const frame = pageFrom('<title>Acme Plumbing</title><div id="root"></div><script src="/app.js"></script>');
    expect(whoWhatWhere.judge(factsFrom([frame])).description).toContain(
      'AI sees little more of your home page than its title, “Acme Plumbing”.',
    );
  });

  it('says so if only the title gives a fact', () => {
    const judged = (body: string) =>
      whoWhatWhere.judge(
        factsFrom([
          pageFrom(
            `<title>Acme, plumber in Boise</title>${body}<footer>© 2026 Acme. 412 Main St, Boise, ID 83702</footer>`,
          ),
        ]),
      ).description;
    expect(judged('<h1>Acme, plumber in Boise</h1>')).toContain('The top of your home page gives your name');
    expect(judged('<h1>Acme</h1>')).toContain('The title and the top of your home page give your name');
    expect(judged('')).toContain('The title of your home page gives your name');
  });

  it('reads the header, and not a link for skipping it', () => {
    const judged = (skip: string) =>
      whoWhatWhere.judge(
        factsFrom([
          pageFrom(
            `<title>Website</title><a href="#main">${skip}</a><header>Acme the plumbers</header><footer>© 2026 Acme the plumbers</footer>`,
          ),
        ]),
      ).description;
    for (const skip of [
      'Skip to main content',
      'Zum Inhalt springen',
      'Saltar al contenido',
      'Aller au contenu',
      'Salta al contenuto principale',
      'Naar de inhoud',
      'Pular para o conteúdo',
    ]) {
      expect(judged(skip)).toContain('Your first screen says “Acme the plumbers”.');
      expect(judged(skip)).not.toContain('your name');
    }
  });

  it('does not count hidden text as the first screen', () => {
    const hidden = pageFrom(
      `<title>Acme</title><div hidden><p>Our jobs ${filler(300)}</p></div><footer>© Acme</footer>`,
    );
    expect(whoWhatWhere.judge(factsFrom([hidden])).description).toContain('The title of your home page is “Acme”.');
  });

  it('builds the sentence from facts that two places of the site state', () => {
    expect(page('Acme Co | Acme', 'Plumber', 'We are plumbers. Write to mail@acme.example.').fix.paste[0]?.text).toBe(
      'Acme Co is a plumbing company in [your town and state]. Call [your phone number].',
    );
  });

  it('is measured in the other languages of the lexicon', () => {
    const spanish =
      'Acme es su empresa de fontanería en Boise. Somos la empresa que usted necesita para los servicios de su hogar y de su negocio en la ciudad con los mejores precios. ';
    expect(page('Acme | Acme', 'Fontanero en Boise', spanish.repeat(2))).toMatchObject({
      measured: true,
      status: 'success',
    });
  });

  it.each([
    ['de', 'Acme, plumber in Boise, betreut Familien und Betriebe.'],
    ['es', 'Acme, plumber en Boise, atiende a familias y empresas.'],
    ['fr', 'Acme, plumber à Boise, accompagne toutes les familles.'],
    ['it', 'Acme, plumber a Boise, opera per famiglie e aziende.'],
    ['nl', 'Acme, plumber in Boise, helpt gezinnen en bedrijven.'],
    ['pt', 'Acme, plumber em Boise, atende famílias e empresas.'],
  ])('finds a sentence with a verb for what the business does: %s', (language, sentence) => {
    const facts = factsFrom([
      pageFrom(
        `<title>Acme, plumber in Boise</title><p>${sentence}</p><footer>© 2026 Acme. 412 Main St, Boise, ID 83702</footer>`,
      ),
    ]);
    const judged = whoWhatWhere.judge({ ...facts, language: { ...facts.language, language, isEnglish: false } });
    expect(judged.status).toBe('success');
  });

  it('is not measured in an unsupported language', () => {
    const facts = factsFrom([pageFrom('<title>Acme</title><h1>Putkimies</h1>')]);
    expect(whoWhatWhere.judge({ ...facts, language: FINNISH }).measured).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { factsFrom } from '../../../test/facts-from.ts';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { titlesAndHeadings } from './titles-and-headings.ts';

const HOME =
  '<html lang="en"><title>Plumber in Boise, ID | Acme</title><meta name="description" content="Home"><h1>Your Boise plumber</h1>';
const home = (html = HOME) => pageFrom(html);
const good = (index: number) =>
  pageFrom(
    `<html lang="en"><title>Leak repair number${index}</title><meta name="description" content="Text ${index}"><h1>Leak repair</h1>`,
    {
      role: 'service',
      url: `https://www.example.com/leak-repair-${index}/`,
    },
  );
const bad = (index: number) =>
  pageFrom('<p>nothing</p>', { role: 'service', url: `https://www.example.com/bad-${index}/` });
const judge = (...pages: ReturnType<typeof home>[]) => titlesAndHeadings.judge(factsFrom(pages));
const mixed = (goods: number, bads: number) =>
  judge(
    home(),
    ...Array.from({ length: goods - 1 }, (_, at) => good(at)),
    ...Array.from({ length: bads }, (_, at) => bad(at)),
  );

it('the index file of a folder has a readable address', () => {
  const at = (path: string) => {
    const html = '<html lang="en"><title>Our results</title><meta name="description" content="R"><h1>Our results</h1>';
    return judge(home(), pageFrom(html, { role: 'service', url: `https://www.example.com${path}` }));
  };
  expect(JSON.stringify(at('/results/index.html'))).not.toContain('unreadable web address');
  expect(JSON.stringify(at('/page1.html'))).toContain('unreadable web address');
});

it('a page for the owner that search engines leave out is not judged', () => {
  const editor = (head: string) =>
    pageFrom(`<html><head>${head}</head><p>New article</p>`, {
      role: 'other',
      url: 'https://www.example.com/criar-artigo.html',
    });
  expect(judge(home(), editor('<meta name="robots" content="noindex">')).status).toBe('success');
  expect(JSON.stringify(judge(home(), editor('')))).toContain('/criar-artigo.html');
});

it('an advertisement for a job is not judged', () => {
  const job = pageFrom('<p>We are looking for you</p>', { role: 'other', url: 'https://www.example.com/emplois/' });
  expect(judge(home(), job).status).toBe('success');
});

describe('share of good pages', () => {
  it.each([
    [10, 0, 'success'],
    [8, 2, 'success'],
    [7, 2, 'warning'],
    [5, 5, 'warning'],
    [4, 5, 'error'],
  ])('%i good and %i bad: %s', (goods, bads, status) => {
    expect(mixed(goods, bads).status).toBe(status);
  });
});

describe('the home page', () => {
  it.each([
    [HOME, 'success'],
    [HOME.replace('Plumber in Boise, ID | Acme', 'Home'), 'error'],
    [HOME.replace('Plumber in Boise, ID | Acme', 'React App'), 'error'],
    [HOME.replace('Plumber in Boise, ID | Acme', ''), 'error'],
    [HOME.replace(/<title>.*<\/title>/, ''), 'error'],
  ])('%s', (html, status) => {
    expect(judge(home(html), good(1), good(2), good(3), good(4)).status).toBe(status);
  });

  it.each([
    ['Boise, ID | Acme', 'your trade'],
    ['Plumber | Acme', 'your town, as far as we can tell'],
  ])('titled %s lacks %s', (title, lack) => {
    const judgement = judge(
      home(HOME.replace('Plumber in Boise, ID | Acme', title)),
      good(1),
      good(2),
      good(3),
      good(4),
    );
    expect(judgement.status).toBe('warning');
    expect(judgement.description).toContain(lack);
  });
});

describe('the fix asks first for', () => {
  const others = [good(1), good(2), good(3), good(4)];
  const fixFor = (html: string) =>
    judge(home(html), ...others.slice(0, 1), ...[1, 2, 3].map((at) => flawed(html, at))).fix;
  const flawed = (html: string, at: number) =>
    pageFrom(html.replace(/Boise/g, `Town${at}`), { role: 'service', url: `https://www.example.com/leak-${at}/` });

  it.each([
    ['titles', HOME.replace('Plumber in Boise, ID | Acme', 'Home'), /^Give each page its own title/],
    ['headings', HOME.replace(/<h1>.*/, ''), /^Give each page one main heading/],
    ['descriptions', HOME.replace(/<meta[^>]*>/, ''), /^Describe each page/],
    ['the language', HOME.replace('<html lang="en">', '').replace('"Home"', '"About Boise"'), /^Mend what is listed/],
  ])('%s', (_what, html, summary) => {
    expect(fixFor(html).summary).toMatch(summary);
  });

  it('asks for nothing that the pages have', () => {
    const steps = fixFor(HOME.replace(/<meta[^>]*>/, '')).steps.join(' ');
    expect(steps).toContain('Write one sentence for each page as its description');
    expect(steps).not.toMatch(/main heading|<html lang/);
  });
});

describe('the town in the title of the home page', () => {
  const described = (title: string, town: string) => {
    const address = {
      '@type': 'PostalAddress',
      streetAddress: '12 Main St',
      addressLocality: town,
      addressRegion: 'ID',
    };
    const card = jsonLd({ '@type': 'Plumber', name: 'Acme Plumbing', address });
    const pages = [pageFrom(`<title>${title}</title><h1>Drains</h1>${card}`), good(1), good(2)];
    return titlesAndHeadings.judge(factsFrom(pages)).description;
  };

  it('may be the municipality or the parish of the address', () => {
    expect(described('Plumber | Eagle Hamlet', 'Eagle Hamlet, Boise')).not.toContain('your town');
    expect(described('Plumber | Boise', 'Eagle Hamlet, Boise')).not.toContain('your town');
  });

  it('is told if it is not that of the address', () => {
    expect(described('Plumber in Boise, ID', 'Nampa')).not.toContain('your address is in');
    expect(described('Plumber in Boise | Acme', 'Nampa')).toContain('It names Boise, but your address is in Nampa.');
  });
});

describe('a district that no gazetteer has', () => {
  const TITLE = HOME.replace('Plumber in Boise, ID | Acme', 'Acme | Plumber & drains in Marlshire');
  const described = (text: string) => judge(home(`${TITLE}${text}`), good(1), good(2), good(3), good(4)).description;

  it('counts as the place in the title if the pages use it as a place too', () => {
    expect(described('<p>We repair pipes throughout Marlshire.</p><p>Plumbers in Marlshire since 2004.</p>')).toContain(
      'Your page titles say what you do',
    );
  });

  it('does not count if only the title has it', () => {
    expect(described('<p>We repair pipes.</p>')).toContain('It does not name your town');
  });
});

it('finds the trade in a title in a language that the page does not declare', () => {
  const page = pageFrom('<html lang="en"><title>Fahrradladen Teltow</title><p>Reparaturen</p>');
  expect(titlesAndHeadings.judge(factsFrom([page])).description).not.toContain('your trade');
});

describe('what makes a page bad', () => {
  const page = (html: string, url = 'https://www.example.com/leak-repair/') => pageFrom(html, { role: 'service', url });
  const fine = '<html lang="en"><title>Leak repair</title><meta name="description" content="Text"><h1>Leak repair</h1>';
  it.each([
    [fine, 'https://www.example.com/leak-repair/', 'success'],
    [fine.replace('<h1>Leak repair</h1>', ''), undefined, 'warning'],
    [`${fine}<h1>Second</h1>`, undefined, 'warning'],
    [fine.replace('<h1>Leak repair', '<h1>Quality counts'), undefined, 'warning'],
    [fine.replace('<h1>Leak repair', '<h1><img src="x.png">'), undefined, 'warning'],
    [fine.replace(/<meta[^>]*>/, ''), undefined, 'warning'],
    [fine.replace('content="Text"', 'content="Home"'), undefined, 'error'],
    [fine.replace(' lang="en"', ''), undefined, 'warning'],
    [fine.replace('<title>Leak repair', '<title>Services'), undefined, 'warning'],
    [fine, 'https://www.example.com/page-7/', 'warning'],
    [fine, 'https://www.example.com/8f3a9c2b71/', 'warning'],
  ])('%s at %s: %s', (html, url, status) => {
    expect(judge(home(), page(html, url)).status).toBe(status);
  });
});

it('proposes titles from found facts and leaves the rest blank', () => {
  const paste = judge(
    home(
      `${HOME.replace('Plumber in Boise, ID | Acme', 'Home').replace('Your Boise plumber', 'Plumber in Boise, ID')}<p>We are plumbers.</p>`,
    ),
  ).fix.paste[0];
  expect(paste?.text).toContain('Plumber in [your town] | [your business name]');
});

it('leaves a good title alone if only the heading has a flaw', () => {
  const { status, fix } = judge(
    home(),
    pageFrom(
      '<html lang="en"><title>Leak repair</title><meta name="description" content="Text"><h1>Quality counts</h1>',
      { role: 'service', url: 'https://www.example.com/leak-repair/' },
    ),
  );
  expect(status).toBe('warning');
  expect(fix.steps.join(' ')).not.toMatch(/Replace|Name your trade/);
  expect(fix.paste).toEqual([]);
});

it('does not expect English trade words on a Spanish page', () => {
  const spanish =
    'Somos la empresa de plomería que usted necesita para los servicios de su hogar y de su negocio en la ciudad con los mejores precios del mercado. ';
  const html = `<html lang="es"><title>Plomeros en Boise, ID</title><meta name="description" content="x"><h1>Plomeros en Boise</h1><p>${spanish.repeat(2)}</p>`;
  expect(judge(home(html)).status).toBe('success');
});

it('asks for the Portuguese of Brazil on its pages', () => {
  const html = (phone: string) =>
    pageFrom(
      `<title>Eletricista</title><h1>Nossos serviços</h1><p>Somos eletricistas e fazemos instalações elétricas para a sua casa. Ligue para nós: ${phone}.</p>`,
    );
  const stepsOf = (phone: string) => titlesAndHeadings.judge(factsFrom([html(phone)])).fix.steps.join(' ');
  expect(stepsOf('+55 11 3256-1000')).toContain('<html lang="pt-BR">');
  expect(stepsOf('+351 21 325 1000')).toContain('<html lang="pt">');
});

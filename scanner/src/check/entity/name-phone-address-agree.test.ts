import { describe, expect, it } from 'vitest';
import { factsFrom } from '../../../test/facts-from.ts';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { namePhoneAddressAgree } from './name-phone-address-agree.ts';

describe('name-phone-address-agree', () => {
  const NAME = '<footer>© 2026 Acme Plumbing</footer>';
  const judge = (html: string, contact = '', llms: string | null = null) =>
    namePhoneAddressAgree.judge(
      factsFrom(
        [
          pageFrom(`<title>Plumber</title>${html}${NAME}`),
          ...(contact ? [pageFrom(contact, { role: 'contact' })] : []),
        ],
        llms,
      ),
    );
  const one = '<p>Call (208) 331-0142</p>';

  it('does not call a number missing on a page that exceeds our limit', () => {
    expect(judge(`<p>${'word '.repeat(60_000)}</p>`).measured).toBe(false);
    expect(judge(`${one}<p>${'word '.repeat(60_000)}</p>`).measured).toBe(true);
  });

  it('asks for what is missing, and for one way to write what is there', () => {
    const summaryOf = (html: string) => judge(html).fix.summary;
    expect(summaryOf('<p>Hello</p>')).toBe('Write your phone number as text on every page, always in the same way.');
    expect(summaryOf('<p>Call (555) 123-4567</p>')).toMatch(/^Put your own phone number in the place of the sample/);
    expect(summaryOf(`${one}<p>208.331.0142</p>`)).toBe('Write your phone number in the same way everywhere.');
  });

  it('shows where the numbers are if they are the problem', () => {
    expect(judge(`${one}<p>208.331.0142</p>`).fix.paste.map(({ label }) => label)).toEqual([
      'Where each number stands',
    ]);
  });

  it('takes a number of Argentina with and without the 9 for mobiles as one', () => {
    const argentine = (text: string, link: string) =>
      judge(`<html lang="es"><p>Estudio en Buenos Aires, Argentina. Llame al ${text}</p><a href="${link}">Llamar</a>`);
    expect(argentine('+54 11 3197-6852', 'tel:+5491131976852').description).not.toContain('call button');
    expect(argentine('+54 11 3197-6852', 'tel:+5491131976853').description).toContain('call button');
  });

  it('does not call a link to a chat a call button', () => {
    expect(judge(`${one}<a href="https://wa.me/12083310199">Chat</a>`).description).not.toContain('call button');
  });

  it.each(['(555) 123-4567', '555-012-3456', '123-456-7890'])('calls %s a sample number', (sample) => {
    const { status, description } = judge(`<p>Call ${sample}</p>`);
    expect([status, description]).toEqual(['error', expect.stringContaining(`a sample, ${sample}.`)]);
  });

  it('calls a sample number behind a call button a sample, not a number on which the pages agree', () => {
    const { status, description } = judge(
      '<html lang="nl"><p>Loodgieter in Amsterdam, Nederland</p><a href="tel:0612345678">Bel</a>',
    );
    expect([status, description]).toEqual(['error', expect.stringContaining('is a sample, 0612345678.')]);
  });

  it.each([
    ['nl', '<h3>Telefoon</h3><p>+31 6 12345678</p>', 'looks like a sample, +31 6 12345678.'],
    ['pt', '<p>Fale conosco em Recife, Brasil</p><p>(87) 91234-5678</p>', 'looks like a sample, (87) 91234-5678.'],
    ['de', '<p>Telefon: +49 (0) XXX / XXXXXXX</p>', 'is a sample, +49 (0) XXX / XXXXXXX.'],
    ['pt', '<p>Telefone: +351 XXX XXX XXX</p>', 'is a sample, +351 XXX XXX XXX.'],
    ['nl', '<p>Amsterdam, Nederland</p><p>0189-457209</p>', 'no phone number that works: 0189-457209 does not fit'],
    ['pt', '<p>CEP 78400-XXX-XXX</p>', 'We found no phone number on your site'],
    ['nl', '<p>Amsterdam, Nederland</p><p>Sizes XXL-XXXL</p>', 'We found no phone number on your site'],
    ['nl', '<p>Amsterdam, Nederland</p><p>KvK-nummer 0189457209</p>', 'We found no phone number on your site'],
    ['de', '<p>Wir malen.</p><img src="/img/logo.png" alt="Maler">', 'We found no phone number on your site'],
    ['de', '<p>Wir malen.</p><img src="/img/telefon-2.png" alt="">', 'If it is in a picture'],
  ])('names a number at which nobody can be reached: %s %s', (language, html, says) => {
    const { status, description } = judge(`<html lang="${language}">${html}`);
    expect([status, description]).toEqual(['error', expect.stringContaining(says)]);
  });

  it('names a sample in the text where only a link to a chat has another number', () => {
    const { status, description } = judge(
      '<html lang="es"><p>Buenos Aires, Argentina</p><p>Teléfono: (011) 4567-8900</p><a href="https://wa.me/5491169271681">WhatsApp</a>',
    );
    const says = 'The only phone number in your text looks like a sample, (011) 4567-8900.';
    expect([status, description]).toEqual(['warning', expect.stringContaining(says)]);
  });

  it('says that a number with the code of the country and a 0 cannot be dialled', () => {
    const french = (number: string) => judge(`<html lang="fr"><p>Plombier à Paris, France</p><p>Tél. ${number}</p>`);
    const { status, description, fix } = french('(+33)06 71 42 65 25');
    const says =
      'Nobody can dial (+33)06 71 42 65 25 as it is written: behind the code of the country, the 0 has to go.';
    const task = 'Write your phone number as +33 6 71 42 65 25.';
    expect([status, description, fix.summary]).toEqual([
      'warning',
      expect.stringContaining(says),
      expect.stringContaining(task),
    ]);
    expect(fix.steps.join(' ')).not.toContain('(+33)06');
    expect(french('+33 (0)6 71 42 65 25').description).not.toContain('Nobody can dial');
    expect(french('06 71 42 65 25').description).not.toContain('Nobody can dial');
  });

  it.each([
    ['one number', one, 'success'],
    ['a link to the same', `${one}<a href="tel:+12083310142">Call</a>`, 'success'],
    ['a fax', `${one}<p>Fax: (208) 331-0143</p>`, 'success'],
    ['a link on a fax', `${one}<p>Fax: (208) 331-0143</p><a href="tel:+12083310143">Send</a>`, 'success'],
    ['a labelled second', `${one}<p>After hours: (208) 331-0143</p>`, 'success'],
    ['an unlabelled second', `${one}<p>(208) 331-0143</p>`, 'warning'],
    ['three unlabelled', `${one}<p>(208) 331-0143</p><p>(208) 331-0144</p>`, 'error'],
    ['two ways of writing', `${one}<p>208.331.0142</p>`, 'warning'],
    ['two ways of spacing', `${one}<p>(208)331-0142</p>`, 'success'],
    ['a link that dials another', `${one}<a href="tel:+12083310199">Call</a>`, 'error'],
    [
      'markup with another',
      one + jsonLd({ '@type': 'Plumber', name: 'Acme Plumbing', telephone: '208-331-0199' }),
      'error',
    ],
    ['none at all', '<p>Hello</p>', 'error'],
    ['a link alone', '<a href="tel:+12083310142">Call</a>', 'success'],
    ['markup alone', jsonLd({ '@type': 'Plumber', name: 'Acme Plumbing', telephone: '208-331-0142' }), 'warning'],
    ['a legal form more', one + jsonLd({ '@type': 'Plumber', name: 'Acme Plumbing LLC' }), 'success'],
    ['a word more', one + jsonLd({ '@type': 'Plumber', name: 'Acme Plumbing Brothers' }), 'warning'],
    [
      'its owner in the copyright line',
      '<title>Salon Heike Fischer</title><h1>Salon Heike Fischer</h1><p>Call (208) 331-0142</p><footer>© 2026 Heike Fischer</footer>',
      'success',
    ],
    ['two names', one + jsonLd({ '@type': 'Plumber', name: 'Rooter Kings' }), 'error'],
    ['one address', `${one}<p>412 Main St, Boise, ID 83702</p>`, 'success'],
    [
      'two towns under their names',
      `${one}<h3>Boise</h3><p>412 Main St, Boise, ID 83702</p><h3>Nampa</h3><p>9 Oak Ave, Nampa, ID 83651</p>`,
      'success',
    ],
    ['a legal text about copyright', `${one}<h2>©\ufe0f RIGHTS AND INTELLECTUAL PROPERTY</h2>`, 'success'],
    [
      'two towns in a row, each behind its name',
      `${one}<p>Boise. 412 Main St Boise ID 83702 (208) 331-0142. Nampa 9 Oak Ave ID 83651</p>`,
      'success',
    ],
    ['two towns in a row', `${one}<p>412 Main St, Boise, ID 83702 or 9 Oak Ave, Nampa, ID 83651</p>`, 'error'],
    ['two towns', `${one}<p>412 Main St, Boise, ID 83702</p><p>9 Oak Ave, Nampa, ID 83651</p>`, 'error'],
    [
      'two branches',
      `${one}<h3>Boise office</h3><p>412 Main St, Boise, ID 83702</p><h3>Nampa office</h3><p>9 Oak Ave, Nampa, ID 83651</p>`,
      'success',
    ],
    [
      'markup with another address',
      `${one}<p>412 Main St, Boise, ID 83702</p>${jsonLd({ '@type': 'Plumber', name: 'Acme Plumbing', address: '9 Oak Ave, Nampa, ID 83651' })}`,
      'error',
    ],
    [
      'a suite in one place',
      `${one}<p>412 Main St, Suite 4, Boise, ID 83702</p>${jsonLd({ '@type': 'Plumber', name: 'Acme Plumbing', address: '412 Main St, Boise, ID 83702' })}`,
      'warning',
    ],
  ])('%s: %s', (_, html, status) => {
    expect(judge(html)).toMatchObject({ status, measured: true });
  });

  it('does not take a translated name for a second company', () => {
    const home = `<html lang="en">${one}`;
    const spanish = '<p>Llame</p><footer>© 2026 Acme Plomería</footer>';
    expect(judge(home, `<html lang="es">${spanish}`).status).toBe('success');
    expect(judge(home, `<html lang="en">${spanish}`).status).toBe('warning');
    expect(judge(one, `<html lang="es">${spanish}`).status).toBe('warning');
  });

  it('takes numbers and addresses below the names of branches for labelled', () => {
    const branch = (name: string, address: string, phone: string) => `<h3>${name}</h3><p>${address}</p><p>${phone}</p>`;
    const branches =
      branch('Eastside', '9 Oak Ave, Boise, ID 83702', '(208) 331-0143') +
      branch('Harbor', '14 Elm St, Boise, ID 83702', '(208) 331-0144');
    expect(judge(`${one}<p>412 Main St, Boise, ID 83702</p>${branches}`).status).toBe('success');
    const slip = `${one}<p>14 Elmo St, Boise, ID 83702</p>${branches}`;
    expect(judge(slip).description).toContain('two addresses that differ');
  });

  it('names the number that a link shows if it dials another', () => {
    const link = '<p><a href="tel:+12083310199">(208) 331-0142</a></p>';
    expect(judge(link).description).toContain(
      'Your link on the number (208) 331-0142 dials another one: +12083310199.',
    );
    expect(judge(link).fix?.steps[0]).toContain('which number is right: (208) 331-0142 or +12083310199.');
  });

  it.each([
    ['two towns of one house', '77 Francella St, Nampa, ID 83702', '77 Francella St', 'Boise'],
    ['another spelling of the number', '9 Oak Ave, Boise, ID 83702', '9 Oak Avenue', 'Boise'],
    [
      'a street that nothing read as an address',
      '9 Oak Ave, Boise, ID 83702. Also at 7 Royal Parade',
      '7 Royal Parade',
      'Nampa',
    ],
  ])('does not call %s another address', (_, text, streetAddress, addressLocality) => {
    const address = {
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality,
      addressRegion: 'ID',
      postalCode: '83702',
    };
    const card = jsonLd({ '@type': 'Plumber', name: 'Acme Plumbing', address });
    expect(judge(`${one}<p>${text}</p>${card}`).description).not.toContain('machines are told');
  });

  it('quotes the address that leaves part out', () => {
    const card = (streetAddress: string) =>
      jsonLd({
        '@type': 'Plumber',
        name: 'Acme Plumbing',
        address: { ...{ '@type': 'PostalAddress', streetAddress }, addressLocality: 'Boise', addressRegion: 'ID' },
      });
    expect(judge(`${one}<p>412 Main St, Boise, ID 83702</p>${card('412 Main St')}`).description).toContain(
      'Your hidden labels leave out part of your address. They say “412 Main St, Boise, ID”',
    );
    expect(judge(`${one}<p>412 Main St, Boise, ID</p>${card('412 Main St, Suite 4')}`).description).toContain(
      'Your pages leave out part of your address. They say “412 Main St, Boise, ID”',
    );
  });

  it('does not compare how the region is written, or a street that a page shows in full', () => {
    const address = { '@type': 'PostalAddress', addressLocality: 'Boise', addressRegion: 'Idaho', postalCode: '83702' };
    const card = (streetAddress: string) =>
      jsonLd({ '@type': 'Plumber', name: 'Acme Plumbing', address: { ...address, streetAddress } });
    const street = 'Town Hall and Business Centre, 412 Main St';
    expect(judge(`${one}<p>${street}, Boise 83702</p>${card(street)}`).description).not.toContain('address');
    expect(judge(`${one}<p>412 Main St, Boise 83702</p>${card('412 Main St')}`).status).toBe('success');
  });

  it('offers the main number in a form that can be dialled', () => {
    const twice = (odd: string, even: string) =>
      judge(`<p>${odd}</p><p>${odd}</p><p>${even}</p><footer>© 2026 Acme Plumbing</footer>`).fix.steps.join(' ');
    expect(twice('(+569) 7376 7165', '+56 9 7376 7165')).toContain('Main number: +56 9 7376 7165.');
    expect(twice('+33 06 71 42 65 25', '+33671426525')).toContain('Main number: +33671426525.');
  });

  it('does not call one house with a suburb more another address, and quotes the incomplete one', () => {
    const markup = { '@type': 'PostalAddress', streetAddress: '412 Main St', addressLocality: 'Old Town, Boise' };
    const { status, description } = judge(
      `${one}<p>412 Main St, Boise, ID 83702</p>${jsonLd({ '@type': 'Plumber', name: 'Acme Plumbing', address: markup })}`,
    );
    expect([status, description]).toEqual(['warning', expect.stringContaining('They say “412 Main St, Old Town')]);
  });

  it('says what the copyright line says, and does not call its owner a second firm', () => {
    const named = jsonLd({ '@type': 'Plumber', name: 'Acme Plumbing' });
    const judged = (notice: string) => {
      const titles = ['Acme Plumbing', 'Contact | Acme Plumbing'];
      const pages = titles.map((title) => pageFrom(`<title>${title}</title>${one}${named}<footer>${notice}</footer>`));
      return namePhoneAddressAgree.judge(factsFrom(pages));
    };
    expect(judged('© 2026 Pixel Studio')).toMatchObject({
      status: 'warning',
      description: expect.stringContaining('copyright line names “Pixel Studio”, not “Acme Plumbing”'),
      fix: {
        summary: 'Write your own name into the copyright line.',
        steps: [expect.stringContaining('Use the name that your customers know')],
        paste: [],
      },
    });
    expect(judged('© 2026 Acme Rooter').description).toContain('Your name is not written the same everywhere');
    expect(judged('© Jane Doe – Acme Plumbing').status).toBe('success');
  });

  describe('a name that is written in several ways', () => {
    const judged = (...names: string[]) => {
      const nodes = names.map((name) => jsonLd({ '@type': 'Organization', name }));
      return namePhoneAddressAgree.judge(factsFrom([pageFrom(`<title>${names[0]}</title>${one}${nodes.join('')}`)]));
    };

    it('is one business if the names share a word that others do not have', () => {
      expect(judged('Tyrell Plumbing', 'Plumbers Heinz Tyrell')).toMatchObject({
        status: 'warning',
        description: expect.stringContaining('Your name is not written the same everywhere'),
      });
    });

    it('is two businesses if they share only a word for the trade', () => {
      expect(judged('Tyrell Plumbing', 'Ackerman Plumbing').description).toContain('You go by two names');
    });

    it('does not include a heading that says what is offered', () => {
      expect(judged('Irina Oliveira', 'Drain Cleaning')).toMatchObject({ status: 'success' });
    });

    it('does not include a doctor who works there', () => {
      const doctor = jsonLd({ '@type': ['Physician', 'Person'], name: 'Sanne de Nijs', telephone: '+12083310142' });
      const practice = jsonLd({ '@type': 'MedicalClinic', name: 'Tyrell Clinic', telephone: '+12083310142' });
      const page = pageFrom(`<title>Tyrell Clinic</title>${one}${practice}${doctor}`);
      expect(namePhoneAddressAgree.judge(factsFrom([page])).description).not.toContain('two names');
    });
  });

  it('reads llms.txt as well', () => {
    expect(judge(one, '', '# Acme Plumbing\n\nCall 208-331-0199').status).toBe('warning');
  });

  it('lists where each number is', () => {
    const table = judge(`${one}<p>(208) 331-0143</p>`).fix.paste[0]?.text ?? '';
    expect(table).toContain('| (208) 331-0143 | no label | text | https://www.example.com/ |');
  });

  it('names a chat with another number than the one its link shows', () => {
    const { description } = judge(`${one}<a href="https://wa.me/12083310199">(208) 331-0142</a>`);
    expect(description).toContain('opens a chat with another one: +12083310199');
  });

  it('offers no sample number as the main one', () => {
    const steps = judge('<a href="tel:+16045551234">(604) 331-0142</a>').fix?.steps ?? [];
    expect(steps.join(' ')).not.toContain('5551234');
  });
});

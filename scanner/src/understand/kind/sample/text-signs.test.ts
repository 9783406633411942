import { describe, expect, it } from 'vitest';
import { formsOf } from './text-forms.ts';
import { textSigner } from './text-signs.ts';

const read = (text: string, language = 'en') => textSigner(language)(formsOf(text));

/** What a text is called, or null for a text without signs of sample text. */
const kindOf = (text: string, language?: string): string | null => read(text, language)?.why ?? null;

describe('an unfilled blank', () => {
  it.each([
    ['© {{.Now "2006"}}', 'template-leftover'],
    ['{{ company.name }}', 'template-leftover'],
    ['Welcome to %SITE_TITLE%', 'template-leftover'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the leftover itself
    ['${businessName} since 1990', 'template-leftover'],
    ['[[CITY]] plumber', 'template-leftover'],
    ['Plumber in [aa-location-city-1], [aa-location-state-1]', 'template-leftover'],
    ['Tél. [Votre Numéro]', 'unfilled-blank'],
    ['à partir de [montant] €', 'unfilled-blank'],
    ['Titolare: [Nome Titolare]', 'unfilled-blank'],
    ['[Telefonnummer bitte ergänzen]', 'unfilled-blank'],
    ['[ROADSIDE INTERVENTION PHOTO]', 'unfilled-blank'],
    ['[Foto: leerling met instructeur]', 'unfilled-blank'],
    ['Numéro SIREN : <à compléter>', 'unfilled-blank'],
    ['YOUR_CALENDLY_LINK', 'unfilled-blank'],
    ['+351 XXX XXX XXX', 'unfilled-blank'],
    ['P.IVA XXXXXXXX', 'unfilled-blank'],
    ['€XX per les', 'unfilled-blank'],
    ['Weitere Pflichtangaben: TODO', 'note-to-the-author'],
    ['E-Mail: noch einzutragen', 'unfilled-blank'],
    ['Geltungsbereich der Versicherung: Angabe folgt', 'unfinished'],
    ['Orari: Lun–Ven 9:00–18:00 (modifica a piacere)', 'unfilled-blank'],
    ['Servicio online (contenido editable).', 'unfilled-blank'],
    ['Demo de cómo podría verse el servicio online', 'note-to-the-author'],
    ['CREFITO 0000-F — número ilustrativo, substitua pelo real', 'note-to-the-author'],
    ['Your review will appear here', 'note-to-the-author'],
    ['Titolo Servizio', 'sample-name'],
  ])('%s', (text, why) => {
    expect(kindOf(text, 'de')).toBe(why);
  });

  it.each([
    ['History[edit]'],
    ['[sic]'],
    ['[email protected]'],
    ['[Foto]'],
    ['[Photo by Anna Reed]'],
    ['50827 Köln [Bickendorf]'],
    ['as noted [12] by [Hol14]'],
    ['[up-to-date]s'],
    ['_.map(list, iteratee, [context])'],
    ['<3 from all of us'],
    // The label of a qualification.
    ['Titolo'],
    ['Das Angebot folgt den Regeln der Kunst.'],
    ['100% OFF% today'],
    ['Sizes XXL-XXXL'],
    ['Siglos XX-XXI'],
    ['Membre du <strong>réseau Endo</strong>.'],
    ['In the editor, search for REPLACE_WITH_TOKEN and save.'],
  ])('is not in %s', (text) => {
    expect(kindOf(text)).toBeNull();
  });

  it('is not a Spanish or Portuguese word', () => {
    expect(kindOf('Lo tenemos TODO: piezas y recambios', 'es')).toBeNull();
  });
});

describe('a number that counts up or repeats', () => {
  it.each([
    ['+49 (0) 000 000 000'],
    ['+34 600 000 000'],
    ['(208) 555-0142'],
    ['(555) 123-4567'],
    ['450-555-1234'],
    ['01234 567890'],
    ['+61 234 567 890'],
    ['06 06 06 06 06'],
    ['04 05 06 07 08'],
    ['06 12 34 56 78'],
    ['900 111 222'],
    ['123-456-7890'],
    ['01632 960123'],
    ['+33 1 23 45 67 89'],
    ['(00) 00000-0000'],
  ])('is a sample: %s', (text) => {
    expect(kindOf(text)).toBe('sample-phone');
  });

  it.each([
    ['USt-IdNr.: DE123456789'],
    ['P. IVA 00000000000'],
    ['Handelsregister: Amtsgericht Stuttgart, HRB 123456'],
    ['SIRET : 123 456 789 00012'],
    ['CRM-PR 00000 · RQE 00000'],
  ])('is called by its kind: %s', (text) => {
    expect(kindOf(text)).toBe('sample-number');
  });

  it.each([
    ['+39 3803516322'],
    ['(678) 789-4177'],
    ['030 427 26 27'],
    ['0800 000 123'],
    ['+1 208 555 7000'],
    ['01 69 88 88 88'],
    ['2014-2015'],
    ['P. IVA 00123450158'],
    ['CRM 12345'],
    ['License 000123'],
    ['Entre $1.000.000 y $20.000.000'],
    ['Senha: 22222222'],
  ])('but somebody may have %s', (text) => {
    expect(kindOf(text)).toBeNull();
  });
});

describe('a note to the author of the page', () => {
  it.each([
    ['Platzhalter-Beispiele – werden durch echte Rezensionen ersetzt'],
    ['Hier steht Blindtext.'],
    ['Caption goes here 3'],
    ['Your text here'],
    ['Dein Titel'],
    ['Name(s) and photo(s): placeholder text'],
    ['Replace these royalty-free placeholders with official photos'],
    ['Inserisci bio docente 2: studi'],
    ['Paste your Google Reviews widget code here when ready.'],
    ['Description of image'],
    ['Einzeltermin: € 60 (Demo)'],
    ['Alle Inhalte dieser Seite sind fiktiv.'],
    ['Vor der Veröffentlichung sollten Rechtsform und Kammer ergänzt werden.'],
    ['Team Member 2'],
    ['Sito dimostrativo, nessun salone è stato aperto.'],
    ['Las fotos reales se añaden antes del lanzamiento.'],
    ['Nome Docente 3 - Pianoforte'],
  ])('%s', (text) => {
    expect(kindOf(text, 'de')).toBe('note-to-the-author');
  });

  it.each([
    ['P.IVA da inserire', 'unfilled-blank'],
    ['SIRET : à compléter', 'unfilled-blank'],
    ['contact@acme.fr (adresse à confirmer)', 'unfilled-blank'],
    ['Photo coming soon', 'unfinished'],
    ['Téléphone : à venir', 'unfinished'],
    ['Ansprechpartner folgt', 'unfinished'],
    ['Diese Seite befindet sich noch im Aufbau.', 'unfinished'],
    ['Site em construção', 'unfinished'],
    ['Sito in Lavorazione', 'unfinished'],
    ['De openingstijden worden binnenkort toegevoegd.', 'unfinished'],
    ['Em breve serão adicionadas fotografias dos nossos trabalhos.', 'unfinished'],
    ['Email: A adicionar', 'unfilled-blank'],
    ['COMPLETAR ENDERECO', 'unfilled-blank'],
    ['Foto van de praktijk aan te leveren door Ina', 'note-to-the-author'],
  ])('may say what is missing: %s', (text, why) => {
    expect(kindOf(text, 'fr')).toBe(why);
  });

  it.each([
    ['Spring is coming soon'],
    ['New location coming soon'],
    ['Es folgt ein Foto der Gruppe'],
    ['Homes under construction'],
    ['In Bearbeitung'],
    ['Dates to be confirmed'],
    ['Votre rendez-vous est à confirmer par téléphone'],
    ['Bitte ergänzen Sie Ihre Angaben im Formular.'],
    ['Documents à remplir avant la visite'],
    ['We check every text before publication.'],
    ['Our photos are here'],
    ['Your photos'],
    ['Company name:'],
    ['Description of services'],
    ['We replace the boiler on the same day.'],
    ["Foto's vervangen"],
    ['Add description of the fault in the form'],
    ['Section 1'],
    ['Service 01'],
    ['Imagen 1'],
    ['We give you an accurate number, not a placeholder.'],
    ['Your name will be added to our list.'],
    ["U dient zelf foto's aan te leveren."],
    ['Request a demo'],
    ['Sie können den Schaden auch fiktiv abrechnen.'],
    ['Estado: enviado, pago pendiente'],
  ])('is not a text for visitors: %s', (text) => {
    expect(kindOf(text)).toBeNull();
  });
});

describe('filler text and made-up names and addresses', () => {
  it.each([
    ['Phasellus ac felis, eros quis ipsum pellentesque congue. Curabitur', 'filler-text'],
    ['Does it Amet Ligula Vestibulum Bibendum Lorem Nec?', 'filler-text'],
    ['Excepteur sint occaecat', 'filler-text'],
    ['dfgdfgdf', 'filler-text'],
    ['asdfgh', 'filler-text'],
    ['Blablabla', 'filler-text'],
    ['© Untitled. All rights reserved', 'sample-name'],
    ['Universidade XYZ - 2015', 'sample-name'],
    ['Copyright © 2023 - Company Name', 'sample-name'],
    ['Geschäftsführer: Max Mustermann', 'sample-name'],
    ['Musterstraße 1, 12345 Stadt', 'sample-address'],
    ['123 Main St, Anytown', 'sample-address'],
    ['Rua Central, 123', 'sample-address'],
    ['info@example.com', 'sample-email'],
    ['email iracema@.com', 'sample-email'],
    ['test@hotmail.be', 'sample-email'],
  ])('%s', (text, why) => {
    expect(kindOf(text)).toBe(why);
  });

  it.each([
    ['Ayudamos a aliviar el dolor.'],
    ['Dolor de espalda y dolor de cuello'],
    ['Tempor Café'],
    ['Bonbon'],
    ['GmbH'],
    ['CSCS'],
    ['Depende de factores como: pendiente del techo, tránsito peatonal, exposición al sol'],
    ['000 000 372 503 0404'],
    ['Grow your business'],
    ['In the John Doe case the court agreed with us.'],
    ['Tim Mustermann GmbH & Co. KG'],
    ['Mustangstraße 1'],
    ['Mustermesse'],
    ['Via Roma, 1230'],
    ['We travel to any town or city.'],
    ['info@examplefarm.com'],
    ['kontakt@domainfactory.de'],
  ])('but not %s', (text) => {
    expect(kindOf(text)).toBeNull();
  });
});

it('says where the first sign begins', () => {
  expect(read('Call us any time: +1 (555) 123-4567')).toMatchObject({ at: 18 });
});

it('says which texts are only sample text where visitors read them', () => {
  expect(read('Platzhalterbild: Entrümpelung', 'de')).toMatchObject({ onlyShown: true });
  expect(read('Platzhalterbild: [Foto Team]', 'de')).toMatchObject({ onlyShown: false });
});

it.each([
  ['Redesign-Entwurf. Kein offizieller Auftritt der Kanzlei Muster.', 'draft'],
  ['Demonstrator: Dieses Formular versendet keine Daten.', 'draft'],
  ['Facebook (lien à mettre à jour)', 'note-to-the-author'],
  ['Demonstrator vehicles for sale', null],
  ['Our site is official.', null],
])('a draft or a missing link: %s', (text, why) => {
  expect(kindOf(text, 'de')).toBe(why);
});

import { expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { bookingLabels } from '../../lexicon/questions/index.ts';
import { bookingLink } from './booking-links.ts';

const linkIn = (language: string, html: string) =>
  bookingLink([pageFrom(`<main>${html}</main>`)], bookingLabels(language))?.excerpt;

it.each([
  ['en', '<a href="/book/">Book now</a>', 'Book now'],
  ['de', '<a href="/termine.html">Jetzt Termin buchen</a>', 'Jetzt Termin buchen'],
  ['fr', '<a href="/contact/">Prendre rendez-vous</a>', 'Prendre rendez-vous'],
  ['fr', '<a href="/soumission.html">Demander une soumission</a>', 'Demander une soumission'],
  ['es', '<a href="/cita/">Pide cita</a>', 'Pide cita'],
  ['it', '<a href="tel:+390297000123">Prenota</a>', 'Prenota'],
  ['it', '<a href="/rooms/">Book now</a>', 'Book now'],
  ['en', '<a href="/contact.html">Get a free quote today</a>', 'Get a free quote today'],
  ['de', '<a href="/kontakt.html">Jetzt unverbindlich anfragen</a>', 'Jetzt unverbindlich anfragen'],
  ['es', '<a href="/contacto/">Solicita tu presupuesto</a>', 'Solicita tu presupuesto'],
  ['nl', '<a href="/afspraak/">Afspraak maken</a>', 'Afspraak maken'],
  ['pt', '<a href="https://wa.me/5527999990000">Agendar</a>', 'Agendar'],
  ['pt', '<a href="#form">Agendar</a><form id="form"><input name="nome"></form>', 'Agendar'],
])('a link in %s with a word for booking that leads on: %s', (language, html, label) => {
  expect(linkIn(language, html)).toBe(label);
});

it.each([
  ['fr', 'https://www.doctolib.fr/osteopathe/herblay/ambre-fouque'],
  ['de', 'https://calendly.com/praxis-muster/erstgespraech'],
  ['en', 'https://www.treatwell.co.uk/place/acme-salon/'],
  ['it', 'https://wa.me/390297000123?text=Salve%2C%20vorrei%20prenotare%20la%20Prima%20Visita'],
])('a link in %s to where customers book, whatever its label: %s', (language, href) => {
  expect(linkIn(language, `<a href="${href}">Hier</a>`)).toBe(href);
});

it.each([
  ['en', '<a href="#">Book now</a>'],
  ['en', '<a href="javascript:open()">Book now</a>'],
  ['en', '<a href="/facebook/">Facebook</a>'],
  ['fr', '<a href="https://www.doctolib.fr/">Doctolib</a>'],
  ['it', '<a href="https://wa.me/390297000123?text=Buongiorno">Scrivici</a>'],
])('no link in %s that leads nowhere or asks for something else: %s', (language, html) => {
  expect(linkIn(language, html)).toBeUndefined();
});

it('a heading that asks for appointments on a page with a form, but not with a mere search', () => {
  const page = (fields: string) => `<h2>Book an Appointment</h2><form>${fields}</form>`;
  expect(linkIn('en', page('<input name="name"><input name="mail">'))).toBe('Book an Appointment');
  expect(linkIn('en', page('<input name="q">'))).toBeUndefined();
});

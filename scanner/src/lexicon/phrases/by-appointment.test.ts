import { expect, test } from 'vitest';
import { saysByAppointment } from './by-appointment.ts';

test.each([
  'By appointment only',
  'Visits are by appointment.',
  'Termine nach Absprache',
  'Sprechzeiten nach telefonischer Vereinbarung',
  'Öffnungszeiten nach Vereinbarung',
  'Les consultations se font sur rendez-vous: 06 46 75 25 30',
  'Uniquement sur RDV',
  'Atendemos con cita previa',
  'Si riceve su appuntamento',
  'Geopend op afspraak',
  'Atendimento com hora marcada',
])('customers come by appointment: %s', (text) => {
  expect(saysByAppointment(text)).toBe(true);
});

test.each([
  'Prix sur rendez-vous',
  'Nach Vereinbarung',
  'Preis nach Vereinbarung',
  'Hausbesuche nach Vereinbarung',
  'Weitere Termine nach Vereinbarung',
  'Consultations à domicile sur rendez-vous',
  'Evening visits by appointment only',
  'Book an appointment',
  'Prenez rendez-vous',
  'Devis sur demande',
])('something else is agreed, or nothing: %s', (text) => {
  expect(saysByAppointment(text)).toBe(false);
});

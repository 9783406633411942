import { address } from '../de/address.ts';
import { areas } from '../de/areas.ts';
import { contact } from '../de/contact.ts';
import { days } from '../de/days.ts';
import { emergency } from '../de/emergency.ts';
import { hours } from '../de/hours.ts';
import { names } from '../de/names.ts';
import { pages } from '../de/pages.ts';
import { prices } from '../de/prices.ts';
import { proofs } from '../de/proofs.ts';
import { reviews } from '../de/reviews.ts';
import { services } from '../de/services.ts';
import { speech } from '../de/speech.ts';
import type { WordExample } from '../language.ts';

/** Texts that the words of the language must find, and texts that they must leave alone. */
export const examples: readonly WordExample[] = [
  { words: days.workingDays, found: ['werktags 8–18 Uhr'], notFound: ['Werktagung'] },
  { words: hours.closed, found: ['Sonntag geschlossen', 'Montag Ruhetag'], notFound: ['Zuhause'] },
  {
    words: hours.byAppointment,
    found: ['Sa. nach Vereinbarung', 'Samstag n. V.', 'Termine nach telefonischer Vereinbarung'],
    notFound: ['Vereinbarungen'],
  },
  { words: hours.oclock, found: ['8–12 Uhr'], notFound: ['Uhren'] },
  { words: hours.headings, found: ['Unsere Öffnungszeiten', 'ORDINATIONSZEITEN'], notFound: ['Freizeiten'] },
  { words: contact.labels.fax, found: ['Fax: 05261 78973', 'Telefax 030 1'], notFound: ['Faxen machen'] },
  { words: contact.labels.cell, found: ['Mobil: 0160 5884481'], notFound: ['Automobil', 'Mobilität'] },
  { words: contact.labels.emergency, found: ['Zahnärztlicher Notdienst', 'Notdienstnummer'], notFound: ['Notar'] },
  {
    words: contact.otherNumbers,
    found: ['USt-IdNr.: DE123456789', 'HRB 12345', 'IBAN DE89 3704'],
    notFound: ['Telefon 030 123'],
  },
  { words: address.streets, found: ['Hauptstraße 5', 'Schlehenweg 12', 'Musterstr. 1'], notFound: ['Strategie'] },
  { words: names.pages.home, found: ['Startseite'], notFound: ['Starter'] },
  { words: names.kindsOfWork, found: ['Lichttherapie', 'Lerncoaching'], notFound: ['Therapeut'] },
  { words: names.since, found: ['Seit 1926'], notFound: ['Seite'] },
  { words: pages.roles.imprint, found: ['Impressum'], notFound: ['Impressionismus'] },
  { words: reviews.praise, found: ['Gerne wieder!', 'sehr zufrieden'], notFound: ['Gedanken', 'stopp'] },
  { words: reviews.nouns, found: ['Kundenstimmen und Bewertungen'], notFound: ['Bewerbung'] },
  { words: reviews.around.invites, found: ['Bewerten Sie uns'], notFound: ['Schreiber'] },
  { words: speech.negation, found: ['wir bieten keine Notdienste an'], notFound: ['Keim'] },
  { words: areas.after, found: ['Graz & Umgebung', 'Leipzig und Umgebung'], notFound: ['Umgebungsluft'] },
  { words: areas.biography, found: ['Studium an der Universität Gießen'], notFound: ['Universum'] },
  {
    words: areas.visits,
    found: ['Wir kommen zu Ihnen nach Hause', 'Unser Einzugsgebiet'],
    notFound: ['Einsatzgebiete: Herrencoiffeuse'],
  },
  { words: emergency.offers, found: ['24-h-Rohrreinigungsdienst', 'schnelle Termine'], notFound: ['dienstags'] },
  {
    words: emergency.anyHour,
    found: ['Rund um die Uhr für Sie da', 'Tag & Nacht, Tag und Nacht'],
    notFound: ['nachts'],
  },
  {
    words: proofs.kinds.licensed,
    found: ['als Rechtsanwältin zugelassen', 'staatlich anerkannt'],
    notFound: ['zulässig'],
  },
  { words: proofs.careers.wanted, found: ['Mind. 2 Jahre Berufserfahrung'], notFound: ['Minderheit'] },
  {
    words: services.headings.services,
    found: ['Unsere Leistungen im Überblick', 'Was wir für Sie tun'],
    notFound: ['Dienstleister'],
  },
  { words: services.headings.other, found: ['Über uns', 'Unsere Einsatzgebiete'], notFound: ['Praxisbedarf'] },
  { words: services.labels.praise, found: ['Zuverlässige Arbeit', 'Rückenschmerzen'], notFound: ['Fairtrade'] },
  { words: services.labels.fees, found: ['Reinigungspauschale', 'Anfahrtskosten'], notFound: ['Versandhaus'] },
  { words: prices.limits.before, found: ['bei Aufträgen über 500 €'], notFound: ['überall 90 €'] },
  {
    words: prices.ofOthers.coPayments,
    found: ['Zuzahlung in Höhe von 10 Euro', 'Rezeptgebühren'],
    notFound: ['Anzahlung 50 €'],
  },
  { words: hours.aroundTheClock.emergencies, found: ['Notdienst 24/7', 'in Notfällen'], notFound: ['Notar'] },
  { words: pages.makers.work, found: ['Umsetzung dieser Website', 'Konzeption'], notFound: ['Rezept'] },
  { words: areas.provinces, found: ['Landkreis Dachau'], notFound: ['Umkreis'] },
  { words: areas.beyond, found: ['stadtweit', 'umgebung'], notFound: ['unten'] },
  {
    words: address.others,
    found: ['Zahnärztekammer Berlin', 'Landratsamt Dachau', 'Aufsichtsbehörde:'],
    notFound: ['Aufsicht'],
  },
  { words: address.insurance, found: ['Haftpflichtversicherung', 'Versicherungs AG'], notFound: ['versichert'] },
];

import { address } from '../fr/address.ts';
import { areas } from '../fr/areas.ts';
import { contact } from '../fr/contact.ts';
import { days } from '../fr/days.ts';
import { emergency } from '../fr/emergency.ts';
import { hours } from '../fr/hours.ts';
import { names } from '../fr/names.ts';
import { pages } from '../fr/pages.ts';
import { prices } from '../fr/prices.ts';
import { proofs } from '../fr/proofs.ts';
import { reviews } from '../fr/reviews.ts';
import { services } from '../fr/services.ts';
import { speech } from '../fr/speech.ts';
import type { WordExample } from '../language.ts';

/** Texts that the words of the language must find, and texts that they must leave alone. */
export const examples: readonly WordExample[] = [
  { words: days.everyDay, found: ['7j/7', 'Ouvert tous les jours'], notFound: ['jour'] },
  { words: hours.closed, found: ['Dimanche : fermé'], notFound: ['fermement'] },
  { words: hours.byAppointment, found: ['Samedi sur rendez-vous', 'uniquement sur RDV'], notFound: ['sur mesure'] },
  { words: hours.allDay, found: ['24h/24 et 7j/7'], notFound: ['24 rue'] },
  {
    words: contact.labels.cell,
    found: ['Port. : 06 86 39 00 40', 'Portable 06'],
    notFound: ['portail', 'transportable'],
  },
  {
    words: contact.otherNumbers,
    found: ['SIRET : 123 456 789 00012', 'N° TVA FR12 345678901'],
    notFound: ['Tél. 05 57 32 92 28'],
  },
  { words: address.streets, found: ['12 rue de la Paix', '3, bd. Voltaire'], notFound: ['rueil'] },
  { words: names.pages.home, found: ['Accueil'], notFound: ['accueillant'] },
  { words: names.kindsOfWork, found: ['luminothérapie'], notFound: ['thérapeute'] },
  { words: names.since, found: ['Depuis 1980'], notFound: ['depuisse'] },
  { words: pages.roles.imprint, found: ['Mentions légales'], notFound: ['mention'] },
  {
    words: reviews.praise,
    found: ['Je recommande vivement', 'Équipe sympathique'],
    notFound: ['commande', 'excellence'],
  },
  { words: reviews.nouns, found: ['Témoignages', 'Avis clients'], notFound: ['aviser'] },
  { words: reviews.around.invites, found: ['Laissez un avis Google'], notFound: ['laisse'] },
  { words: speech.negation, found: ['nous ne proposons pas de dépannage'], notFound: ['passion'] },
  { words: areas.after, found: ['Dinan et ses environs'], notFound: ['environnement'] },
  { words: areas.biography, found: ['Diplômée du Collège de Paris'], notFound: ['étudiants'] },
  {
    words: areas.visits,
    found: ["Zone d'intervention", 'je me déplace à votre domicile'],
    notFound: ['domicile fiscal'],
  },
  {
    words: emergency.offers,
    found: ['Dépannage le week-end', 'nous prenons en charge les urgences'],
    notFound: ['serviette'],
  },
  { words: emergency.anyHour, found: ['24h sur 24', 'jour et nuit'], notFound: ['nuitée'] },
  { words: proofs.kinds.licensed, found: ['Centre agréé', 'inscrite au registre'], notFound: ['agréable'] },
  { words: proofs.careers.wanted, found: ["au moins deux ans d'expérience"], notFound: ['moins cher'] },
  {
    words: services.headings.services,
    found: ['Nos prestations', "Domaines d'intervention"],
    notFound: ['Prestataires'],
  },
  { words: services.headings.other, found: ['À propos', 'Étapes'], notFound: ['Étapiers'] },
  { words: services.labels.praise, found: ['Devis gratuit', 'Nos engagements'], notFound: ['Qualités'] },
  { words: services.labels.fees, found: ['Frais de dossier', 'Suppléments'], notFound: ['Fraiseuse'] },
  { words: prices.limits.before, found: ['pour plus de 100 €'], notFound: ['en plus : 20 €'] },
  { words: prices.ofOthers.refunded, found: ["remboursé par l'assurance maladie"], notFound: ['bourse'] },
  { words: hours.aroundTheClock.emergencies, found: ['urgences 7j/7'], notFound: ['urgent'] },
  { words: areas.beyond, found: ['alentours', 'centre'], notFound: ['estimation'] },
  { words: address.others, found: ['Ordre des architectes', 'CNIL'], notFound: ['ordre'] },
  { words: address.insurance, found: ['MMA Assurances'], notFound: ['assuré'] },
];

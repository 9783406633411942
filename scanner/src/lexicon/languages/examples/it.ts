import { address } from '../it/address.ts';
import { areas } from '../it/areas.ts';
import { contact } from '../it/contact.ts';
import { days } from '../it/days.ts';
import { emergency } from '../it/emergency.ts';
import { hours } from '../it/hours.ts';
import { names } from '../it/names.ts';
import { pages } from '../it/pages.ts';
import { prices } from '../it/prices.ts';
import { proofs } from '../it/proofs.ts';
import { reviews } from '../it/reviews.ts';
import { services } from '../it/services.ts';
import { speech } from '../it/speech.ts';
import type { WordExample } from '../language.ts';

/** Texts that the words of the language must find, and texts that they must leave alone. */
export const examples: readonly WordExample[] = [
  { words: days.weekdays, found: ['giorni feriali 9-18'], notFound: ['ferie'] },
  { words: hours.closed, found: ['Domenica chiuso'], notFound: ['chiusino'] },
  { words: hours.byAppointment, found: ['sabato su appuntamento'], notFound: ['appuntare'] },
  { words: contact.labels.emergency, found: ['Pronto intervento 24 ore su 24'], notFound: ['pronto'] },
  { words: contact.otherNumbers, found: ['P. IVA 01234567890', 'Codice Fiscale'], notFound: ['Tel. 0432 740029'] },
  { words: address.streets, found: ['Via Roma 12', 'P.zza Garibaldi 3', 'C.so Italia 1'], notFound: ['viaggio'] },
  { words: names.pages.home, found: ['Pagina iniziale'], notFound: ['pagina'] },
  { words: names.kindsOfWork, found: ['Aromaterapia'], notFound: ['terapista'] },
  { words: names.since, found: ['Dal 1985'], notFound: ['Dalia'] },
  { words: pages.roles.privacy, found: ['Informativa privacy'], notFound: ['privato'] },
  { words: reviews.praise, found: ['Lo consiglio a tutti', 'Ottimo lavoro'], notFound: ['configlio', 'grazioso'] },
  { words: reviews.nouns, found: ['Recensioni', 'Testimonianze'], notFound: ['recensire'] },
  { words: reviews.around.invites, found: ['Lascia una recensione'], notFound: ['Rilascia'] },
  { words: speech.negation, found: ['non offriamo servizio notturno'], notFound: ['nonno'] },
  { words: areas.before, found: ['in provincia di Udine'], notFound: ['provinciale'] },
  {
    words: areas.biography,
    found: ['laureata a Sassari', 'proveniente dalla provincia di Milano'],
    notFound: ['natale'],
  },
  { words: areas.visits, found: ['Zone di intervento', 'lezioni a domicilio'], notFound: ['zona industriale'] },
  { words: emergency.offers, found: ['Assistenza e interventi', 'offriamo un servizio'], notFound: ['soffriamo'] },
  { words: emergency.anyHour, found: ['Interveniamo giorno e notte'], notFound: ['mezzogiorno'] },
  { words: proofs.kinds.licensed, found: ["iscritta all'albo", 'Officina autorizzata'], notFound: ['autore'] },
  { words: proofs.careers.wanted, found: ['almeno 2 anni di esperienza'], notFound: ['minimizzare'] },
  {
    words: services.headings.services,
    found: ['I nostri servizi', 'Di cosa ci occupiamo'],
    notFound: ['Servizievole'],
  },
  { words: services.headings.other, found: ['Chi siamo', 'Lavori eseguiti'], notFound: ['Orario'] },
  { words: services.labels.praise, found: ['Preventivo gratuito', 'Mal di schiena'], notFound: ['Qualitativo'] },
  { words: services.labels.fees, found: ['Sconti', 'Acconto'], notFound: ['Scontrino'] },
  { words: prices.limits.most, found: ['importo massimo di 1.549 €'], notFound: ['massima qualità'] },
  { words: prices.ofOthers.average, found: ['in media 90 €', 'mediamente 90 €'], notFound: ['scuola media'] },
  { words: hours.aroundTheClock.emergencies, found: ['pronto intervento H24', 'reperibilità'], notFound: ['urgente'] },
  { words: areas.seats, found: ['con sede a Bergamo'], notFound: ['sedere'] },
  { words: address.others, found: ['Ordine degli Avvocati', 'Garante della privacy'], notFound: ['ordine'] },
];

import type { WordExample } from '../language.ts';
import { address } from '../nl/address.ts';
import { areas } from '../nl/areas.ts';
import { contact } from '../nl/contact.ts';
import { emergency } from '../nl/emergency.ts';
import { hours } from '../nl/hours.ts';
import { names } from '../nl/names.ts';
import { prices } from '../nl/prices.ts';
import { proofs } from '../nl/proofs.ts';
import { reviews } from '../nl/reviews.ts';
import { services } from '../nl/services.ts';

/** Texts that the words of the language must find, and texts that they must leave alone. */
export const examples: readonly WordExample[] = [
  { words: hours.closed, found: ['Zondag gesloten'], notFound: ['geslotenheid'] },
  { words: hours.byAppointment, found: ['zaterdag op afspraak', 'volgens afspraak'], notFound: ['afspreken'] },
  { words: hours.to, found: ['ma t/m vr'], notFound: ['tottenham'] },
  {
    words: contact.otherNumbers,
    found: ['KvK: 12345678', 'BTW-nummer NL001234567B01'],
    notFound: ['Tel. 035 5420931'],
  },
  {
    words: address.streets,
    found: ['Dorpsstraat 12', 'Stationsplein 4', 'Antwerpsesteenweg 10'],
    notFound: ['straatje'],
  },
  { words: names.pages.home, found: ['Homepagina'], notFound: ['pagina'] },
  { words: names.kindsOfWork, found: ['Ontspanningstherapie'], notFound: ['therapeut'] },
  { words: names.since, found: ['Sinds 1950'], notFound: ['sindsdien'] },
  { words: reviews.praise, found: ['Een echte aanrader', 'Zeer tevreden'], notFound: ['ontevreden', 'stoppen'] },
  { words: reviews.nouns, found: ['Beoordelingen'], notFound: ['oordeel'] },
  { words: reviews.around.invites, found: ['Schrijf een review'], notFound: ['schrijver'] },
  { words: areas.after, found: ['Zwolle en omstreken', 'Baarn e.o.'], notFound: ['omstreeks'] },
  { words: areas.biography, found: ['Studeerde in Leiden'], notFound: ['studio'] },
  { words: areas.visits, found: ['Ons werkgebied', 'Wij komen naar u toe'], notFound: ['praktijk aan huis'] },
  {
    words: emergency.offers,
    found: ['Wij bieden een storingsdienst', '24-uurs service'],
    notFound: ['dienstregeling'],
  },
  { words: emergency.anyHour, found: ['Dag en nacht bereikbaar'], notFound: ['overdag'] },
  { words: proofs.kinds.licensed, found: ['erkende installateur', 'geregistreerd bij KNGF'], notFound: ['herkend'] },
  { words: proofs.careers.wanted, found: ['Minstens 2 jaar ervaring'], notFound: ['minder'] },
  { words: services.headings.services, found: ['Onze diensten', 'Wat wij doen'], notFound: ['Dienstencheques'] },
  { words: services.headings.other, found: ['Over ons', 'Werkwijze'], notFound: ['Werkgebieden'] },
  { words: services.labels.praise, found: ['Gratis offerte', 'Rugpijn'], notFound: ['Kwaliteiten'] },
  { words: services.labels.fees, found: ['Voorrijkosten', 'Kortingen'], notFound: ['Kortsluiting'] },
  { words: prices.limits.before, found: ['bij meer dan 100 euro'], notFound: ['meer informatie'] },
  { words: prices.ofOthers.coPayments, found: ['het eigen risico van 385 euro'], notFound: ['eigen werkplaats'] },
  { words: hours.aroundTheClock.emergencies, found: ['spoedservice', 'storingsdienst'], notFound: ['voorspoedig'] },
  { words: areas.beyond, found: ['omgeving', 'noordoost'], notFound: ['onder'] },
  { words: address.others, found: ['Autoriteit Persoonsgegevens', 'toezichthouder'], notFound: ['toezicht'] },
];

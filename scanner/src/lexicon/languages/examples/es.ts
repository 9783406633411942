import { address } from '../es/address.ts';
import { areas } from '../es/areas.ts';
import { contact } from '../es/contact.ts';
import { days } from '../es/days.ts';
import { emergency } from '../es/emergency.ts';
import { hours } from '../es/hours.ts';
import { names } from '../es/names.ts';
import { pages } from '../es/pages.ts';
import { prices } from '../es/prices.ts';
import { proofs } from '../es/proofs.ts';
import { reviews } from '../es/reviews.ts';
import { services } from '../es/services.ts';
import { speech } from '../es/speech.ts';
import type { WordExample } from '../language.ts';

/** Texts that the words of the language must find, and texts that they must leave alone. */
export const examples: readonly WordExample[] = [
  { words: days.everyDay, found: ['Abierto todos los días'], notFound: ['díatodos'] },
  { words: hours.closed, found: ['Domingo cerrado'], notFound: ['cerradura'] },
  { words: hours.byAppointment, found: ['Sábados con cita previa'], notFound: ['citación'] },
  { words: hours.headings, found: ['Horario de atención'], notFound: ['horarista'] },
  { words: contact.labels.cell, found: ['Móvil: 600 123 123'], notFound: ['automóvil'] },
  { words: contact.otherNumbers, found: ['NIF: B12345678', 'Nº colegiado 1234'], notFound: ['teléfono 955 730 931'] },
  { words: address.streets, found: ['C/ Mayor, 5', 'Avda. de la Constitución 12'], notFound: ['callejero'] },
  { words: names.pages.home, found: ['Inicio'], notFound: ['iniciado'] },
  { words: names.kindsOfWork, found: ['Aromaterapia'], notFound: ['terapeuta'] },
  { words: names.since, found: ['Desde 1990'], notFound: ['desdén'] },
  { words: pages.roles.imprint, found: ['Aviso legal'], notFound: ['aviso'] },
  { words: reviews.praise, found: ['Lo recomiendo', '¡Muchas gracias!'], notFound: ['desgracias', 'perfectos'] },
  { words: reviews.nouns, found: ['Opiniones de clientes', 'Reseñas'], notFound: ['opinar'] },
  { words: reviews.around.invites, found: ['Deja tu reseña'], notFound: ['Quejas'] },
  { words: speech.negation, found: ['no ofrecemos urgencias'], notFound: ['novedad'] },
  { words: areas.after, found: ['Sevilla y provincia'], notFound: ['provincial'] },
  { words: areas.biography, found: ['Licenciada por la Universidad de Murcia'], notFound: ['naturaleza'] },
  { words: areas.visits, found: ['Nos desplazamos a tu casa', 'Zonas de cobertura'], notFound: ['zona verde'] },
  { words: emergency.offers, found: ['Ofrecemos reparación urgente', 'Cerrajeros 24 h'], notFound: ['cofre'] },
  { words: emergency.anyHour, found: ['Atendemos día y noche'], notFound: ['buenas noches'] },
  { words: proofs.kinds.licensed, found: ['Instalador autorizado', 'Colegiada n.º 1234'], notFound: ['autor'] },
  { words: proofs.careers.wanted, found: ['Como mínimo 2 años de experiencia'], notFound: ['minimizar'] },
  {
    words: services.headings.services,
    found: ['Nuestros servicios', '¿En qué te ayudamos?'],
    notFound: ['Serviciales'],
  },
  { words: services.headings.other, found: ['Por qué elegirnos', 'Sobre nosotros'], notFound: ['Agendamos'] },
  { words: services.labels.praise, found: ['Presupuesto gratis', 'Dolor de espalda'], notFound: ['Calidades'] },
  { words: services.labels.fees, found: ['Descuentos', 'Desplazamiento'], notFound: ['Gastronomía'] },
  {
    words: prices.limits.before,
    found: ['en compras de más de 50 €', 'importe inferior a 300 €'],
    notFound: ['además de 20 €'],
  },
  { words: prices.ofOthers.coPayments, found: ['copago de 5 €'], notFound: ['pago de 5 €'] },
  { words: hours.aroundTheClock.emergencies, found: ['urgencias 24 horas'], notFound: ['urgente'] },
  { words: areas.provinces, found: ['provincia de Sevilla'], notFound: ['provinciano'] },
  {
    words: address.others,
    found: ['Colegio Oficial de Médicos', 'Agencia Española de Protección de Datos'],
    notFound: ['colegio'],
  },
];

import type { WordExample } from '../language.ts';
import { address } from '../pt/address.ts';
import { areas } from '../pt/areas.ts';
import { contact } from '../pt/contact.ts';
import { days } from '../pt/days.ts';
import { emergency } from '../pt/emergency.ts';
import { hours } from '../pt/hours.ts';
import { names } from '../pt/names.ts';
import { prices } from '../pt/prices.ts';
import { proofs } from '../pt/proofs.ts';
import { reviews } from '../pt/reviews.ts';
import { services } from '../pt/services.ts';
import { speech } from '../pt/speech.ts';

/** Texts that the words of the language must find, and texts that they must leave alone. */
export const examples: readonly WordExample[] = [
  { words: days.days.mo, found: ['segunda a sexta das 8h às 18h', 'Segunda-feira'], notFound: ['seguindo'] },
  { words: hours.closed, found: ['Domingo: fechado', 'Encerrado ao domingo'], notFound: ['fechadura'] },
  { words: hours.byAppointment, found: ['Sábado por marcação', 'com hora marcada'], notFound: ['marcas'] },
  { words: contact.labels.cell, found: ['Telemóvel: 918 234 221', 'Celular (11) 99857-3490'], notFound: ['automóvel'] },
  { words: contact.otherNumbers, found: ['CNPJ 12.345.678/0001-95', 'NIF 501234567'], notFound: ['Tel. 271 000 000'] },
  { words: address.streets, found: ['Rua Augusta, 100', 'Av. Paulista 1000'], notFound: ['arruada'] },
  { words: names.pages.home, found: ['Página inicial'], notFound: ['página'] },
  { words: names.kindsOfWork, found: ['Aromaterapia'], notFound: ['terapeuta'] },
  { words: names.since, found: ['Desde 2001'], notFound: ['desdém'] },
  { words: reviews.praise, found: ['Recomendo muito', 'Ótimo atendimento'], notFound: ['encomenda'] },
  { words: reviews.nouns, found: ['Avaliações', 'Depoimentos'], notFound: ['avaliador'] },
  { words: reviews.around.invites, found: ['Deixe a sua avaliação'], notFound: ['queixe'] },
  { words: speech.negation, found: ['não oferecemos plantão'], notFound: ['nação'] },
  { words: areas.after, found: ['São Paulo e região'], notFound: ['regional'] },
  { words: areas.biography, found: ['Formou-se na Universidade de Lisboa'], notFound: ['naturalmente'] },
  { words: areas.visits, found: ['Áreas atendidas', 'atendimento domiciliar'], notFound: ['áreas de atuação'] },
  { words: emergency.offers, found: ['Oferecemos assistência', 'Chaveiros 24 horas'], notFound: ['chave'] },
  { words: emergency.anyHour, found: ['Atendemos dia e noite'], notFound: ['meio-dia'] },
  { words: proofs.kinds.licensed, found: ['Técnico autorizado', 'licença n.º 12'], notFound: ['autor'] },
  { words: proofs.careers.wanted, found: ['pelo menos 2 anos de experiência'], notFound: ['minimizar'] },
  { words: services.headings.services, found: ['Os nossos serviços', 'O que fazemos'], notFound: ['Serviçal'] },
  { words: services.headings.other, found: ['Quem somos', 'Orçamento'], notFound: ['Contatar'] },
  { words: services.labels.praise, found: ['Orçamento grátis', 'Dores nas costas'], notFound: ['Qualidades'] },
  { words: services.labels.fees, found: ['Taxa de deslocação', 'Descontos'], notFound: ['Táxi'] },
  { words: prices.limits.before, found: ['compras acima de R$ 200'], notFound: ['acima do peso'] },
  { words: prices.ofOthers.coPayments, found: ['taxas moderadoras', 'coparticipação'], notFound: ['participação'] },
  { words: hours.aroundTheClock.emergencies, found: ['emergências 24 horas'], notFound: ['urgente'] },
  { words: areas.provinces, found: ['distrito de Braga'], notFound: ['distribuição'] },
  { words: address.others, found: ['Ordem dos Médicos', 'Conselho Regional de Odontologia'], notFound: ['ordem'] },
];

import type { Language } from '../language.ts';
import { address } from './address.ts';
import { areas } from './areas.ts';
import { contact } from './contact.ts';
import { days } from './days.ts';
import { emergency } from './emergency.ts';
import { hours } from './hours.ts';
import { names } from './names.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { prices } from './prices.ts';
import { proofs } from './proofs.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import { speech } from './speech.ts';

export const english: Language = {
  code: 'en',
  name: 'English',
  days,
  hours,
  contact,
  address,
  areas,
  pages,
  people,
  names,
  services,
  prices,
  reviews,
  proofs,
  emergency,
  speech,
};

import type { Language } from '../language.ts';
import { address } from './address.ts';
import { contact } from './contact.ts';
import { days } from './days.ts';
import { hours } from './hours.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { speech } from './speech.ts';

export const dutch: Language = { code: 'nl', name: 'Dutch', days, hours, contact, address, pages, people, speech };

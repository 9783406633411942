import type { TradeEntry } from '@named-first/scanner/readers';
import type { Place } from '../answer.ts';
import { areaQuestion, service, townWords } from './market-questions.ts';
import type { PlannedQuestion } from './question-plan.ts';

const MAX_SERVICES = 6;
/** A service name: words only, so that it cannot carry anything else into a question. */
const SERVICE = /^[\p{L}\p{N}][\p{L}\p{N} '&/-]{2,59}$/u;

export type ClientWishes = { businessName: string; services: readonly string[]; secondTown: Place | null };

/**
 * The questions of one client in addition to those of its market: its own services and its second town. Leaves out
 * services that contain the name of the business, because a question that names a business cannot measure whether
 * answers name it.
 */
export function clientQuestions(
  trade: TradeEntry,
  place: Place,
  { businessName, services, secondTown }: ClientWishes,
): PlannedQuestion[] {
  const name = businessName.trim().toLowerCase();
  const asked = services
    .map((text) => text.trim())
    .filter((text) => SERVICE.test(text) && (name === '' || !text.toLowerCase().includes(name)))
    .slice(0, MAX_SERVICES)
    .map((text) => service(text, townWords(place)));
  const area = secondTown && areaQuestion(trade, secondTown);
  return area ? [...asked, area] : asked;
}

/**
 * A question by a person who already knows the business. Its answers are only used for the list of wrong statements,
 * never for the share of answers that name the business.
 */
export function brandedQuestion(businessName: string, place: Place): PlannedQuestion {
  const town = townWords(place);
  const name = businessName.trim().replaceAll(/\s+/g, ' ').slice(0, 100);
  return {
    id: 'branded',
    family: 'branded',
    language: 'en',
    phrasings: [
      `What do you know about ${name} in ${town}: phone, hours, services, prices?`,
      `How do I reach ${name} in ${town}, when is it open, and what does it offer?`,
      `Tell me about ${name} in ${town}: address, phone number, opening hours and services.`,
    ],
  };
}

import { compilerOf } from '../languages/compile.ts';
import { foldText } from '../word-pattern.ts';

const { words, patternSource } = compilerOf('hours');

const BY_APPOINTMENT = new RegExp(`${patternSource(({ appointments }) => appointments.said)}\\b`);
const OF_SOMETHING_ELSE = words(({ appointments }) => appointments.otherSubjects);

/** True for a sentence that says that customers come by appointment, as the whole answer to when they can come. */
export function saysByAppointment(text: string): boolean {
  const folded = foldText(text).trim();
  return BY_APPOINTMENT.test(folded) && !OF_SOMETHING_ELSE.test(folded);
}

/**
 * The contract's rules for what people type, spelt for the browser: zod would weigh more than a whole page. Tests hold
 * every form's rules to its schema, message by message.
 */

/** Says what is wrong with a text, or undefined. */
export type Rule = (typed: string) => string | undefined;
export type Rules<Name extends string> = Record<Name, Rule>;
export type Fields<Name extends string> = Record<Name, string>;
export type Problems<Name extends string> = Partial<Record<Name, string>>;

/** The pattern of `z.email()`, so that form and server agree. */
const EMAIL = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const email: Rule = (typed) =>
  EMAIL.test(typed) && typed.length <= 254 ? undefined : 'Please enter a valid email address';

/** A text that may be left out. */
export function optional(label: string, longest = 200): Rule {
  return (typed) => (typed.length > longest ? `${label} must be at most ${longest} characters` : undefined);
}

export function required(label: string, longest = 200): Rule {
  const notTooLong = optional(label, longest);
  return (typed) => (typed === '' ? `${label} is required` : notTooLong(typed));
}

/** A text of at least so many characters, with one message for all that is short. */
export function atLeast(shortest: number, message: string, notTooLong: Rule): Rule {
  return (typed) => (typed.length < shortest ? message : notTooLong(typed));
}

/** What is wrong with a form, field by field in the order of its rules. */
export function problemsIn<Name extends string>(rules: Rules<Name>, fields: Fields<Name>): Problems<Name> {
  const problems = namesIn(rules).map((name) => [name, rules[name](fields[name].trim())] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined)) as Problems<Name>;
}

/** Reads the fields that the rules name, trimmed. */
export function readFields<Name extends string>(
  rules: Rules<Name>,
  data: { get(name: string): unknown },
): Fields<Name> {
  return Object.fromEntries(namesIn(rules).map((name) => [name, String(data.get(name) ?? '').trim()])) as Fields<Name>;
}

function namesIn<Name extends string>(rules: Rules<Name>): Name[] {
  return Object.keys(rules) as Name[];
}

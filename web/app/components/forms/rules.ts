import type { Rule } from '@named-first/contract';

export type Rules<Name extends string> = Record<Name, Rule>;
export type Fields<Name extends string> = Record<Name, string>;
export type Problems<Name extends string> = Partial<Record<Name, string>>;

/** The errors of a form by field, in the order of its rules. */
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

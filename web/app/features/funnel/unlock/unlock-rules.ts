import type { UnlockForm } from '@named-first/contract';

export type UnlockErrors = { [Name in keyof UnlockForm]?: string };

type Rule = { shortest?: number; longest: number; pattern?: RegExp; message: string; tooLong: string };

/** The pattern of `z.email()`, so that form and server agree. */
const EMAIL = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * The contract's `unlockFormSchema`, spelt for the browser: zod would weigh more than the whole page. A test holds the
 * two together, message by message.
 */
const RULES: Record<keyof UnlockForm, Rule> = {
  name: {
    shortest: 2,
    longest: 200,
    message: 'Name must be at least 2 characters',
    tooLong: 'Name must be at most 200 characters',
  },
  businessName: {
    shortest: 2,
    longest: 200,
    message: 'Business name must be at least 2 characters',
    tooLong: 'Business name must be at most 200 characters',
  },
  email: {
    longest: 254,
    pattern: EMAIL,
    message: 'Please enter a valid email address',
    tooLong: 'Please enter a valid email address',
  },
  phone: {
    shortest: 10,
    longest: 50,
    message: 'Please enter a valid phone number',
    tooLong: 'Please enter a valid phone number',
  },
};

/** What is wrong with one field, or undefined. */
export function problemWith(name: keyof UnlockForm, text: string): string | undefined {
  const { shortest = 0, longest, pattern, message, tooLong } = RULES[name];
  const typed = text.trim();
  if (typed.length < shortest || (pattern && !pattern.test(typed))) return message;
  return typed.length > longest ? tooLong : undefined;
}

/** What is wrong with the form, field by field in the order of the screen. */
export function problemsWith(form: UnlockForm): UnlockErrors {
  const names = Object.keys(RULES) as (keyof UnlockForm)[];
  const problems = names.map((name) => [name, problemWith(name, form[name])] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

/** Reads the four fields, trimmed. */
export function readForm(data: FormData): UnlockForm {
  const text = (name: keyof UnlockForm) => String(data.get(name) ?? '').trim();
  return { name: text('name'), businessName: text('businessName'), email: text('email'), phone: text('phone') };
}

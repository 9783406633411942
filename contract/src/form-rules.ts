/**
 * What the public forms accept, field by field, as plain functions. The schemas of the calls are made of these rules, and
 * the browser checks a form with them directly: zod would add 5 to 20 KB to a page
 * (docs/decisions/031-hand-made-parts.md).
 */

/** Says what is wrong with a trimmed text, or undefined. */
export type Rule = (typed: string) => string | undefined;

/** The pattern of `z.email()`, of which linear time is known. */
const EMAIL = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const LONGEST_EMAIL = 254;

/** Lengths are counted in characters (code points), as zod counts them: an emoji outside the first plane is one. */
const isLonger = (text: string, longest: number) => text.length > longest && [...text].length > longest;

export const email: Rule = (typed) =>
  !isLonger(typed, LONGEST_EMAIL) && EMAIL.test(typed) ? undefined : 'Please enter a valid email address';

/** A text that may be left out. */
export function optional(label: string, longest = 200): Rule {
  return (typed) => (isLonger(typed, longest) ? `${label} must be at most ${longest} characters` : undefined);
}

export function required(label: string, longest = 200): Rule {
  const notTooLong = optional(label, longest);
  return (typed) => (typed === '' ? `${label} is required` : notTooLong(typed));
}

/** A text of at least so many characters, with one message for all that is short. */
export function atLeast(shortest: number, message: string, notTooLong: Rule): Rule {
  return (typed) => (isLonger(typed, shortest - 1) ? notTooLong(typed) : message);
}

export const NEWSLETTER_RULES = { email };

/** The fields of a download that a person fills in. */
export const DOWNLOAD_RULES = { email, fullName: optional('Full name'), company: optional('Company') };

/** The checkout modal. */
export const ORDER_RULES = {
  fullName: required('Full Name'),
  businessEmail: email,
  businessName: required('Business Name'),
  websiteDomain: required('Website Domain', 2048),
};

const BAD_PHONE = 'Please enter a valid phone number';

export const UNLOCK_RULES = {
  name: atLeast(2, 'Name must be at least 2 characters', optional('Name')),
  businessName: atLeast(2, 'Business name must be at least 2 characters', optional('Business name')),
  email,
  phone: atLeast(10, BAD_PHONE, (typed) => (isLonger(typed, 50) ? BAD_PHONE : undefined)),
};

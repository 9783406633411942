/**
 * The rules of the public forms, field by field, as plain functions. The schemas of the calls are built from these
 * rules, and the browser validates a form with them directly: zod would add 5 to 20 KB to a page
 * (docs/decisions/031-hand-made-parts.md).
 */

/** Returns what is wrong with a trimmed text, or undefined. */
export type Rule = (typed: string) => string | undefined;

/** The pattern of `z.email()`, which is known to run in linear time. */
const EMAIL = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const MAX_EMAIL_LENGTH = 254;

/** Counts characters (code points) as zod does: an emoji outside the Basic Multilingual Plane counts as one. */
const isLonger = (text: string, longest: number) => text.length > longest && [...text].length > longest;

export const email: Rule = (typed) =>
  !isLonger(typed, MAX_EMAIL_LENGTH) && EMAIL.test(typed) ? undefined : 'Please enter a valid email address';

/** A text that may be empty. */
export function optional(label: string, longest = 200): Rule {
  return (typed) => (isLonger(typed, longest) ? `${label} must be at most ${longest} characters` : undefined);
}

export function required(label: string, longest = 200): Rule {
  const notTooLong = optional(label, longest);
  return (typed) => (typed === '' ? `${label} is required` : notTooLong(typed));
}

/** A text with a minimum length. One message covers empty and too short. */
export function atLeast(shortest: number, message: string, notTooLong: Rule): Rule {
  return (typed) => (isLonger(typed, shortest - 1) ? notTooLong(typed) : message);
}

export const NEWSLETTER_RULES = { email };

/** The fields that a person fills in to get a download. */
export const DOWNLOAD_RULES = { email, fullName: optional('Full name'), company: optional('Company') };

/** The fields of the checkout modal. */
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

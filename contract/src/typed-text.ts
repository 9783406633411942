import * as z from 'zod';
import type { Rule } from './form-rules.ts';

/** A text as a person types it, trimmed and checked by a form rule. A missing text gets the message of an empty one. */
export function typedText(rule: Rule) {
  return z
    .string({ error: () => rule('') })
    .trim()
    .superRefine((text, context) => {
      const problem = rule(text);
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
    });
}

/** The same for optional text: absent, null and blank are all stored as null. */
export function optionalText(rule: Rule) {
  return typedText(rule)
    .nullish()
    .transform((text) => text || null);
}

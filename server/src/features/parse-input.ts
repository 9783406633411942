import type * as z from 'zod';
import { cleanJson } from '../db/clean-text.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Parses untrusted input with a schema of the contract. The text is cleaned before its length is checked.
 *
 * @throws AppError `invalid-input` with the message of the first issue.
 */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(cleaned(input));
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  // If the outermost type is wrong, there is no field to name, and zod's message is not suitable for visitors.
  const first = issues.find((issue) => issue.path !== '');
  throw new AppError('invalid-input', { issues, ...(first ? { message: first.message } : {}) });
}

function cleaned(input: unknown): unknown {
  try {
    return cleanJson(input);
  } catch (cause) {
    // JSON of 256 KB can nest deeper than the stack allows.
    throw new AppError('invalid-input', { cause });
  }
}

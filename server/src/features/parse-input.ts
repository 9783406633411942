import type * as z from 'zod';
import { cleanJson } from '../db/clean-text.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Reads untrusted input with a contract schema. Text is cleaned before its length is judged.
 *
 * @throws AppError `invalid-input`, whose sentence is the first issue's.
 */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(cleaned(input));
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  // A wrong outermost type has no field to name, and zod's sentence about it is not for a visitor.
  const first = issues.find((issue) => issue.path !== '');
  throw new AppError('invalid-input', { issues, ...(first ? { message: first.message } : {}) });
}

function cleaned(input: unknown): unknown {
  try {
    return cleanJson(input);
  } catch (cause) {
    // JSON of 256 KB can nest deeper than the stack goes.
    throw new AppError('invalid-input', { cause });
  }
}

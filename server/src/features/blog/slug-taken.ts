import { AppError } from '../../errors/app-error.ts';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';

/**
 * Runs a change of posts. @throws AppError `slug-taken` if another post uses the slug; otherwise the errors of `work`.
 */
export async function orSlugTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const cause =
      error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined;
    if (cause?.code !== UNIQUE_VIOLATION || !cause.constraint?.includes('slug')) throw error;
    throw new AppError('slug-taken', { cause: error });
  }
}

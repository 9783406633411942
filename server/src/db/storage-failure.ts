/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const SERVER_ERRORS: Record<string, string> = {
  '25006': 'the database is read-only',
  '53100': 'the disk of the database is full',
  '53200': 'the database is out of memory',
  '53300': 'the database has no connection left',
  '57P01': 'the database is shutting down',
  '57P02': 'the database has crashed and is recovering',
  '57P03': 'the database is starting',
  '58030': 'the database cannot read or write its files',
};
const CONNECTION_ERRORS: Record<string, string> = {
  ECONNREFUSED: 'the database server refuses connections',
  ECONNRESET: 'the connection to the database was lost',
  EPIPE: 'the connection to the database was lost',
  ETIMEDOUT: 'the database server does not answer',
  EHOSTUNREACH: 'the database server cannot be reached',
  ENETUNREACH: 'the database server cannot be reached',
  ENOTFOUND: 'the name of the database server is unknown',
  EAI_AGAIN: 'the name of the database server cannot be looked up',
};
/**
 * Errors that pg reports without a code: https://github.com/brianc/node-postgres/blob/master/packages/pg/lib/client.js
 */
const UNCODED =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
const LOST = 'the connection to the database was lost';

/**
 * Why nothing can be stored at the moment, as a sentence for an operator without addresses or personal data. Recognises
 * errors about an unreachable, full or read-only database, however they are wrapped. Null for any other error, such as
 * one in the query itself.
 */
export function storageFailure(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const found = failureOf(cause);
    if (found) return found;
  }
  return null;
}

function failureOf(error: Error & { code?: unknown }): string | null {
  const code = typeof error.code === 'string' ? error.code : '';
  const words = SERVER_ERRORS[code] ?? (code.startsWith('08') && code.length === 5 ? LOST : CONNECTION_ERRORS[code]);
  if (words) return words;
  if (UNCODED.test(error.message)) return LOST;
  // Node.js tries every address of a host name and reports one error for all of them.
  return error instanceof AggregateError ? storageFailure(error.errors[0]) : null;
}

const MAILBOX = /[^\s@<>"'/()=:,]+@[^\s@<>"'/()=:,]+\.[a-z]{2,}/gi;
/** Drizzle appends all values of a failed query to its message, including names and addresses. */
const QUERY_VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/;

type Described = { type: string; message: string; code?: string; constraint?: string; stack?: string; cause?: unknown };

/**
 * An error in a form that may be logged: what and where, without personal data. Omits PostgreSQL's `detail` (`Key
 * (email)=(…) already exists`) and the values of queries, and redacts e-mail addresses in messages.
 */
export function describeError(error: unknown): unknown {
  if (!isErrorLike(error)) return typeof error === 'string' ? withoutPersonalData(error) : error;
  const { name = 'Error', message, stack, code, constraint, cause } = error;
  const described: Described = { type: name, message: withoutPersonalData(message) };
  if (typeof code === 'string') described.code = code;
  if (typeof constraint === 'string') described.constraint = constraint;
  if (stack) described.stack = withoutPersonalData(stack);
  if (cause !== undefined) described.cause = describeError(cause);
  return described;
}

/** An error as one line without personal data, for tables in which a person's data is not looked up. */
export function errorWords(error: unknown): string {
  return withoutPersonalData(String(error));
}

type ErrorLike = Partial<Error> & { message: string; code?: unknown; constraint?: unknown };

/** True for an error, and for pg-boss's version of one: a plain object with the same fields. */
function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

function withoutPersonalData(text: string): string {
  return text.replace(QUERY_VALUES, '').replace(MAILBOX, '[redacted]');
}

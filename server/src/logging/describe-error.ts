const MAILBOX = /[^\s@<>"'/()=:,]+@[^\s@<>"'/()=:,]+\.[a-z]{2,}/gi;
/** Drizzle appends every value of a failed query to its message, names and addresses among them. */
const QUERY_VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/;

type Described = { type: string; message: string; code?: string; constraint?: string; stack?: string; cause?: unknown };

/**
 * An error as it may be logged: what and where, without the personal data that came along. PostgreSQL's `detail`
 * (`Key (email)=(…) already exists`) and a query's values are left out, e-mail addresses in messages are blotted.
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

/** An error in one line, without the personal data that came along: for tables that are not searched for a person. */
export function errorWords(error: unknown): string {
  return withoutPersonalData(String(error));
}

type ErrorLike = Partial<Error> & { message: string; code?: unknown; constraint?: unknown };

/** An error, or what pg-boss makes of one: a plain object with the same fields. */
function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

function withoutPersonalData(text: string): string {
  return text.replace(QUERY_VALUES, '').replace(MAILBOX, '[redacted]');
}

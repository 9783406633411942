const MAILBOX = /[^\s@<>"'/()=:,]+@[^\s@<>"'/()=:,]+\.[a-z]{2,}/gi;
/** Drizzle appends every value of a failed query to its message, names and addresses among them. */
const QUERY_VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/;

type Described = { type: string; message: string; code?: string; constraint?: string; stack?: string; cause?: unknown };

/**
 * An error as it may be logged: what and where, without the personal data that came along. PostgreSQL's `detail`
 * (`Key (email)=(…) already exists`) and a query's values are left out, e-mail addresses in messages are blotted.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutPersonalData(error) : error;
  const { code, constraint, cause } = error as Error & { code?: unknown; constraint?: unknown };
  const described: Described = { type: error.name, message: withoutPersonalData(error.message) };
  if (typeof code === 'string') described.code = code;
  if (typeof constraint === 'string') described.constraint = constraint;
  if (error.stack) described.stack = withoutPersonalData(error.stack);
  if (cause !== undefined) described.cause = describeError(cause);
  return described;
}

function withoutPersonalData(text: string): string {
  return text.replace(QUERY_VALUES, '').replace(MAILBOX, '[redacted]');
}

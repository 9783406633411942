import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { describeError } from './describe-error.ts';

const PERSONAL = [
  ...['name', 'firstName', 'lastName', 'fullName', 'username'],
  ...['email', 'emailNormalised', 'businessEmail', 'recipient', 'replyTo', 'to', 'phone'],
  ...['ip', 'remoteAddress', '["x-forwarded-for"]'],
  ...['cookie', '["set-cookie"]', 'authorization', 'password', 'token', 'reportToken'],
];
/** Pino's paths have a fixed depth: fields are found in the event itself and up to two levels below. */
const DEPTHS = ['', '*', '*.*'];

export type LoggerOptions = {
  level: string;
  /** Formatted for a terminal; otherwise one JSON line per event. */
  pretty: boolean;
  /** Where the lines are written; standard output by default. */
  destination?: DestinationStream;
};

/** A logger that redacts personal data: certain fields by name, and the data that errors contain. */
export function createLogger({ level, pretty: forTerminal, destination }: LoggerOptions): Logger {
  const options = {
    level,
    // Process id and host name add nothing to a container's log.
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: { paths: redactedPaths(), censor: '[redacted]' },
  };
  if (forTerminal) return pino(options, pretty({ sync: true, ...(destination ? { destination } : {}) }));
  return destination ? pino(options, destination) : pino(options);
}

function redactedPaths(): string[] {
  return DEPTHS.flatMap((depth) =>
    PERSONAL.map((field) => (depth === '' || field.startsWith('[') ? `${depth}${field}` : `${depth}.${field}`)),
  );
}

import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { describeError } from './describe-error.ts';

const PERSONAL = [
  ...['name', 'firstName', 'lastName', 'fullName', 'username'],
  ...['email', 'emailNormalised', 'businessEmail', 'recipient', 'replyTo', 'to', 'phone'],
  ...['ip', 'remoteAddress', '["x-forwarded-for"]'],
  ...['cookie', '["set-cookie"]', 'authorization', 'password', 'token', 'reportToken'],
];
/** Pino's paths have a fixed depth: a field is found in the event itself and two levels down. */
const DEPTHS = ['', '*', '*.*'];

export type LoggerOptions = {
  level: string;
  /** For a person at a terminal; otherwise one JSON line per event. */
  pretty: boolean;
  /** Where the lines go; standard output unless told. */
  destination?: DestinationStream;
};

/** A logger that blots personal data: fields by name, and what errors carry along. */
export function createLogger({ level, pretty: forTerminal, destination }: LoggerOptions): Logger {
  const options = {
    level,
    // Neither process nor host tells anything a container's log does not already say.
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

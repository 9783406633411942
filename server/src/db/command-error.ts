/** A failure of a command, as a sentence for the person who ran it. A stack trace would not help them. */
export class CommandError extends Error {
  override name = 'CommandError';
}

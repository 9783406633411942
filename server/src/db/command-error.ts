/** What a command could not do, in a sentence for the person who ran it. A stack would not help them. */
export class CommandError extends Error {
  override name = 'CommandError';
}

import { parseArgs } from 'node:util';

export type Options = {
  /** Folder of laid-out sites; null if the option is missing. */
  corpus: string | null;
  set: 'tuning' | 'checking' | 'all';
  site: string | null;
  json: string | null;
  /** Folder of second readings, which are measured in place of the engine; null if the option is missing. */
  readings: string | null;
};

const SETS = ['tuning', 'checking', 'all'] as const;

/**
 * Parses the command line.
 *
 * @throws TypeError with a message for the user if an option is wrong.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      corpus: { type: 'string' },
      set: { type: 'string', default: 'all' },
      site: { type: 'string' },
      json: { type: 'string' },
      readings: { type: 'string' },
    },
  });
  const set = SETS.find((name) => name === values.set);
  if (!set) throw new TypeError(`--set is one of ${SETS.join(', ')}, not ${values.set}.`);
  return {
    corpus: values.corpus ?? null,
    set,
    site: values.site ?? null,
    json: values.json ?? null,
    readings: values.readings ?? null,
  };
}

/** One file that a recipe writes. `todo` says what is left to do in it. */
export type Change = { path: string; text: string; isNew: boolean; todo?: string };

export type Recipe = (order: {
  /** As typed: `Chimney sweep`. */
  name: string;
  group: string;
  /** Lower case: `ie`. */
  code: string;
  /** Text of a file, by its path in the repository. */
  read(path: string): string;
}) => Change[];

/** `chimney-sweep` for `Chimney sweep`. */
export function kebabCase(name: string): string {
  const words =
    name
      .normalize('NFD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  if (words.length === 0) throw new Error(`“${name}” has no letters to make a file name of.`);
  return words.join('-');
}

/** `chimneySweep` for `Chimney sweep`. */
export function camelCase(name: string): string {
  return kebabCase(name).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Adds an import after the last one, and an entry before the line that ends the list. */
export function entered(text: string, line: string, entry: string, listEnd: RegExp): string {
  const imports = [...text.matchAll(/^import .*;$/gm)];
  const last = imports.at(-1);
  if (!last) throw new Error('There is no import to put the new one behind.');
  const at = last.index + last[0].length;
  const withImport = `${text.slice(0, at)}\n${line}${text.slice(at)}`;
  const end = listEnd.exec(withImport);
  if (!end) throw new Error('The list that the entry belongs to was not found.');
  return `${withImport.slice(0, end.index)}  ${entry},\n${withImport.slice(end.index)}`;
}

/** Rejects a group that is not an existing folder, so that a typo does not create one. */
export function knownGroup(group: string, groups: readonly string[]): string {
  if (!groups.includes(group)) throw new Error(`Say --group with one of: ${groups.join(', ')}.`);
  return group;
}

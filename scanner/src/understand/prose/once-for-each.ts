/**
 * `read` with a memory: heads, menus and feet repeat on every page of a site, so each text is read once. The memory lives
 * as long as the returned function; keep that no longer than one site. `read` must depend on its text alone.
 */
export function onceForEach<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Result;
    const result = read(text);
    known.set(text, result);
    return result;
  };
}

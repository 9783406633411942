/**
 * Caches `read`: headers, menus and footers repeat on every page of a site, so each text is read once. The cache lives
 * as long as the returned function; keep that for one site at most. `read` must depend only on its text.
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

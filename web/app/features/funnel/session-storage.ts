/** A sessionStorage wrapper that never throws: if the browser blocks storage, the value lives as long as the page. */
const fallback = new Map<string, string>();

export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    fallback.delete(key);
  } catch {
    fallback.set(key, value);
  }
}

export function recall(key: string): string | null {
  const kept = fallback.get(key);
  if (kept !== undefined) return kept;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  fallback.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage that cannot be written has no value of ours.
  }
}

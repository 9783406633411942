import { SEARCH_LIMIT } from '@named-first/contract';
import { useEffect, useRef, useState } from 'react';

/** Search this long after the last key, so that a word is one search instead of five. */
const PAUSE_MS = 200;

type SearchBoxProps = { label: string; placeholder: string; value: string; onSearch: (q: string) => void };

/** Searches as somebody types. The slash key focuses it from anywhere on the page. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [shown, setShown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const search = useRef(onSearch);
  search.current = onSearch;

  // The URL catches up with a search a moment later, when more may have been typed: keep the typed text. Any other
  // change of the URL, such as the back button or a link, replaces it.
  if (value !== shown) {
    setShown(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }

  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(() => {
      setSent(typed);
      search.current(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <label className="grow basis-64 text-sm font-semibold lg:max-w-md">
      {label}
      <input
        ref={input}
        type="search"
        name="search"
        value={typed}
        maxLength={SEARCH_LIMIT}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        className="field mt-1.5 block font-normal"
      />
    </label>
  );
}

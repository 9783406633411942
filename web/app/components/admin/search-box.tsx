import { SEARCH_LIMIT } from '@named-first/contract';
import { useEffect, useRef, useState } from 'react';

/** Typing pauses this long before it is searched for: a word is one search, not five. */
const PAUSE_MS = 200;

type SearchBoxProps = { label: string; placeholder: string; value: string; onSearch: (q: string) => void };

/** Searches while somebody types. The slash key leads here from anywhere on the page. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [shown, setShown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const search = useRef(onSearch);
  search.current = onSearch;

  // A search comes back by the address a moment later, when more may have been typed: that stays. Any other change of
  // the address, by the back button or a link, takes the place of what was typed.
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

import { useEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

type Change = (now: URLSearchParams) => URLSearchParams;

/**
 * The query of the URL, and a function that changes it. React Router renders a change a moment after it was made. Each
 * change therefore builds on the one before, not on what is rendered, so that a quick second choice keeps the first.
 */
export function useAddress(): [URLSearchParams, (change: Change, options: NavigateOptions) => void] {
  const [address, setAddress] = useSearchParams();
  const newest = useRef(address);
  useEffect(() => {
    newest.current = address;
  }, [address]);
  return [
    address,
    (change, options) => {
      newest.current = change(newest.current);
      setAddress(newest.current, options);
    },
  ];
}

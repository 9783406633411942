import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { callFailureWords } from './call-failure-words';

/** Stands where a list will be: while it is fetched, and when there is nothing in it. */
export function Place({ children }: { children: ReactNode }) {
  return <div className="ticket mt-4 px-6 py-16 text-center text-lg text-soft">{children}</div>;
}

type LoadFailedProps = { what: string; error: unknown; onAgain: () => void };

/** Stands where something could not be loaded, with the reason and another try. */
export function LoadFailed({ what, error, onAgain }: LoadFailedProps) {
  return (
    <Place>
      <p role="alert">
        {what} could not be loaded. {callFailureWords(error)}
      </p>
      <Button look="plain" className="mt-4" onClick={onAgain}>
        Try again
      </Button>
    </Place>
  );
}

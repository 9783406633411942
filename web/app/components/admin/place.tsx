import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { callFailureWords } from './call-failure-words';

/** A placeholder for a list that is loading or empty. */
export function Place({ children }: { children: ReactNode }) {
  return <div className="ticket mt-4 px-6 py-16 text-center text-lg text-soft">{children}</div>;
}

type LoadFailedProps = { what: string; error: unknown; onAgain: () => void };

/** A placeholder for something that failed to load, with the reason and a retry button. */
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

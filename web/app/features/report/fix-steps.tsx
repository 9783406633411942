import type { Fix } from '@named-first/contract';
import { PasteText } from './paste-text';

type FixStepsProps = { id: string; fix: Fix };

/** How a fix is done: the steps, then what to paste. */
export function FixSteps({ id, fix: { steps, paste } }: FixStepsProps) {
  return (
    <>
      {steps.length > 0 && (
        <ol className="mt-3 list-decimal space-y-1.5 pl-6 marker:font-semibold marker:text-soft">
          {steps.map((step) => (
            <li key={step} className="break-words">
              {step}
            </li>
          ))}
        </ol>
      )}
      {paste.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts never move, and two may carry one label
        <PasteText key={index} id={`${id}-paste-${index + 1}`} paste={one} />
      ))}
    </>
  );
}

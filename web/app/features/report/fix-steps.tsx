import type { Fix, HowTo } from '@named-first/contract';
import { WhereToClick } from './how-to/where-to-click';
import { PasteText } from './paste-text';

type FixStepsProps = { id: string; fix: Fix; howTo: readonly HowTo[] };

/** How to do a fix: the steps, where to click, then what to paste. */
export function FixSteps({ id, fix: { steps, paste, changes }, howTo }: FixStepsProps) {
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
      <WhereToClick changes={changes} howTo={howTo} />
      {paste.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and two texts may have the same label
        <PasteText key={index} id={`${id}-paste-${index + 1}`} paste={one} />
      ))}
    </>
  );
}

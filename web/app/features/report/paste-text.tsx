import type { Paste } from '@named-first/contract';
import { CopyIcon } from '../../components/ui/icons';

/** Text ready to paste. The button is there only where the script that works it is. */
export function PasteText({ id, paste: { label, text } }: { id: string; paste: Paste }) {
  return (
    <figure className="mt-4">
      <figcaption className="flex min-h-10 items-center justify-between gap-3">
        <span className="text-sm font-semibold">{label}</span>
        <button
          type="button"
          hidden
          data-copy={id}
          aria-label={`Copy: ${label}`}
          className="no-print inline-flex min-h-10 items-center gap-2 rounded-sm border-2 border-edge px-3 text-sm font-semibold hover:border-ink [&[hidden]]:hidden"
        >
          <CopyIcon className="size-4" />
          <span data-words aria-live="polite">
            Copy
          </span>
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls sideways must be reachable by keyboard */}
      <pre tabIndex={0} className="max-h-96 overflow-auto rounded-sm bg-sunk p-4 text-sm print:max-h-none">
        <code id={id} className="font-mono whitespace-pre-wrap">
          {text}
        </code>
      </pre>
    </figure>
  );
}

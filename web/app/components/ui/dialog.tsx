import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { buttonClass } from './button';
import { CloseIcon } from './icons';
import { useModal } from './use-modal';

type DialogProps = {
  title: string;
  /** Called after it closes, whether by the button, Escape, the back gesture or `ref.close()`. Unmount it then. */
  onClose: () => void;
  ref?: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
};

/**
 * A modal dialog, open while it is mounted. The browser handles focus, Escape and the inert page behind. In
 * server-rendered HTML it is already open above the page, and its close button works without scripts.
 */
export function Dialog({ title, onClose, ref, children }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  const closed = useModal(dialog, onClose);

  // Focus the heading, which says what this is. A focused field would open a phone's keyboard before anything is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new view
  useEffect(() => heading.current?.focus(), [title]);

  return (
    <dialog ref={dialog} open aria-labelledby={headingId} onClose={closed} className="sheet">
      <div className="p-5 sm:p-8">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="pr-12 text-2xl outline-none">
          {title}
        </h2>
        {children}
        {/* Last in the tab order: the content of the dialog comes first. */}
        <form method="dialog" className="absolute top-3 right-3 sm:top-5 sm:right-5">
          {/* biome-ignore lint/a11y/useButtonType: it submits this form by default; "the submit button" of a dialog is its content's */}
          <button aria-label="Close" className={buttonClass('quiet', 'size-12 px-0!')}>
            <CloseIcon className="size-6" />
          </button>
        </form>
      </div>
    </dialog>
  );
}

import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { buttonClass } from './button';
import { CloseIcon } from './icons';
import { useModal } from './use-modal';

type DialogProps = {
  title: string;
  /** Called once it is closed, by whichever way: the button, Escape, the back gesture, `ref.close()`. Unmount it then. */
  onClose: () => void;
  ref?: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
};

/**
 * A modal dialog, open for as long as it is mounted. Focus, Escape and the inert page behind are the browser's work.
 * In HTML from the server it is open already and lies over the page, and its closing button works without scripts.
 */
export function Dialog({ title, onClose, ref, children }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  const closed = useModal(dialog, onClose);

  // The heading says what this is; a field would bring up a phone's keyboard before anything is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new view
  useEffect(() => heading.current?.focus(), [title]);

  return (
    <dialog ref={dialog} open aria-labelledby={headingId} onClose={closed} className="sheet">
      <div className="p-5 sm:p-8">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="pr-12 text-2xl outline-none">
          {title}
        </h2>
        {children}
        {/* Last in the order of the keyboard: what the dialog is for comes first. */}
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

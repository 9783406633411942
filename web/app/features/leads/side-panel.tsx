import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../components/ui/button';
import { CloseIcon } from '../../components/ui/icons';
import { useModal } from '../../components/ui/use-modal';

type SidePanelProps = {
  label: string;
  /** Called after it closes, in whatever way. Unmount it then: the browser returns the focus to what opened it. */
  onClose: () => void;
  children: ReactNode;
};

/** A modal panel at the right edge, open while it is mounted. A click outside closes it. */
export function SidePanel({ label, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const closed = useModal(panel, onClose);

  const closeFromBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === panel.current) panel.current?.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog natively
    <dialog ref={panel} aria-label={label} className="side-panel" onClose={closed} onClick={closeFromBeside}>
      <div className="min-h-full p-5 sm:p-8">
        <form method="dialog" className="float-right -mt-2 -mr-2">
          <Button type="submit" look="quiet" aria-label="Close" className="size-12 px-0!">
            <CloseIcon className="size-6" />
          </Button>
        </form>
        {children}
      </div>
    </dialog>
  );
}

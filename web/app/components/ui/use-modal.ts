import { type RefObject, useLayoutEffect } from 'react';
import { hostToasts } from './toast-store';

/**
 * Shows a `<dialog>` as a modal one for as long as it is mounted. It is closed before it leaves the page, whoever
 * unmounts it: only a dialog that is closed gives the focus back to what opened it.
 *
 * @returns the dialog's `onClose`.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): () => void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.matches(':modal')) {
      element.removeAttribute('open');
      element.showModal();
    }
    hostToasts(element);
    return () => {
      hostToasts(null);
      element.close();
    };
  }, [dialog]);
  return () => {
    // In development React mounts everything twice, and word of the first closing comes when it is open again.
    if (!dialog.current?.open) onClose();
  };
}

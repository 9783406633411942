import { type RefObject, useLayoutEffect } from 'react';
import { hostToasts } from './toast-store';

/**
 * Shows a `<dialog>` as modal while it is mounted. Closes it before it leaves the page, however it is unmounted,
 * because only closing a dialog returns the focus to the element that opened it.
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
    // In development React mounts everything twice, and the first close event arrives when the dialog is open again.
    if (!dialog.current?.open) onClose();
  };
}

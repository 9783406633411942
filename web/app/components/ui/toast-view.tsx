import { clsx } from 'clsx';
import { Toast } from 'radix-ui';
import { CloseIcon, ErrorIcon } from './icons';
import { dismissToast, TOAST_DURATION_MS, type ToastItem } from './toast-store';
import { useClearOfFocus } from './use-clear-of-focus';

export type ToastViewProps = {
  item: ToastItem;
  /** On a phone a dialog fills the screen, and its toasts appear at the top. */
  isInDialog: boolean;
};

/**
 * Loaded with the first toast instead of with the page. Duration, swipe and the F8 key are Radix's defaults, written
 * out.
 */
export default function ToastView({ item, isInDialog }: ToastViewProps) {
  const { isAside, ref } = useClearOfFocus(item.id);
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50}>
      <Toast.Root
        key={item.id}
        ref={ref}
        open={item.open}
        onOpenChange={(open) => !open && dismissToast(item.id)}
        type={item.destructive ? 'foreground' : 'background'}
        className={clsx(
          'toast flex items-start gap-3 rounded-sm border-2 bg-sheet p-4 shadow-[0_8px_30px_rgb(0_0_0/0.25)]',
          item.destructive ? 'border-bad' : 'border-ink',
        )}
      >
        {item.destructive && <ErrorIcon className="mt-1 size-5 text-bad" />}
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-bold">{item.title}</Toast.Title>
          {item.description && <Toast.Description>{item.description}</Toast.Description>}
        </div>
        {item.action && (
          <Toast.Action
            altText={item.action.label}
            onClick={item.action.onClick}
            className="-my-2 inline-flex min-h-12 items-center rounded-sm px-3 font-semibold underline decoration-2 underline-offset-4 hover:text-signal"
          >
            {item.action.label}
          </Toast.Action>
        )}
        <Toast.Close aria-label="Close" className="-m-2 inline-flex size-10 items-center justify-center rounded-sm">
          <CloseIcon className="size-4" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        hotkey={['F8']}
        className={clsx(
          'fixed right-0 z-50 m-0 flex w-full list-none flex-col p-4 outline-none md:max-w-md',
          isInDialog === isAside ? 'max-md:top-(--below-header)' : 'max-md:bottom-0',
          isAside ? 'md:top-(--below-header)' : 'md:bottom-0',
        )}
      />
    </Toast.Provider>
  );
}

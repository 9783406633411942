import { beforeEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, subscribeToToasts, TOAST_REMOVE_DELAY_MS, toast } from './toast-store';

beforeEach(() => vi.useFakeTimers());

it('shows only the newest toast', () => {
  toast({ title: 'First' });
  toast({ title: 'Second', description: 'Words', destructive: true });
  expect(currentToast()).toMatchObject({ title: 'Second', description: 'Words', destructive: true, open: true });
});

it('keeps a dismissed toast for 1,000,000 ms and then removes it', () => {
  toast({ title: 'Gone soon' });
  dismissToast(currentToast()!.id);
  expect(currentToast()).toMatchObject({ open: false });
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

it('does not remove the toast that came after a dismissed one', () => {
  toast({ title: 'Old' });
  const { id } = currentToast()!;
  dismissToast(id);
  toast({ title: 'New' });
  dismissToast(id);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
  expect(currentToast()).toMatchObject({ title: 'New', open: true });
});

it('calls its listeners until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = subscribeToToasts(listener);
  toast({ title: 'Heard' });
  leave();
  toast({ title: 'Unheard' });
  expect(listener).toHaveBeenCalledTimes(1);
});

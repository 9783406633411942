import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/ui/button';
import { DownloadDialog, type DownloadDialogProps } from './download-dialog';

type DownloadButtonProps = Omit<DownloadDialogProps, 'onClose'> & { children: ReactNode };

/**
 * Opens the dialog. It is a form with one button. Without scripts, or before they run, it requests the page with the
 * dialog open.
 */
export function DownloadButton({ document, successText, answer, children }: DownloadButtonProps) {
  const [answered, setAnswered] = useState(answer);
  const [isOpen, setOpen] = useState(answer !== undefined);
  const open = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setAnswered(undefined);
  };
  return (
    <>
      <form method="post" onSubmit={open}>
        <Button type="submit" name="document" value={document} aria-haspopup="dialog">
          {children}
        </Button>
      </form>
      {isOpen && <DownloadDialog document={document} successText={successText} answer={answered} onClose={close} />}
    </>
  );
}

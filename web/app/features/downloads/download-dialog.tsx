import { DOWNLOADS, type DownloadId } from '@named-first/contract';
import { useState } from 'react';
import { Button } from '../../components/ui/button';
import { Dialog } from '../../components/ui/dialog';
import { MailIcon } from '../../components/ui/icons';
import { DownloadForm } from './download-form';
import type { DownloadAnswer } from './form-post.server';

export type DownloadDialogProps = {
  document: DownloadId;
  /** The success message of the toast; the specification words it differently on two pages. */
  successText: string;
  /** The server's response to a no-JS form post, if this page answers one. */
  answer: DownloadAnswer | undefined;
  onClose: () => void;
};

/** Asks for an address, then says where to look. Closing unmounts it, which discards the input. */
export function DownloadDialog({ document, successText, answer, onClose }: DownloadDialogProps) {
  const [sentTo, setSentTo] = useState(answer?.view === 'done' ? answer.fields.email : null);
  const { kind, title } = DOWNLOADS[document];
  if (sentTo !== null) {
    return (
      <Dialog title="Check Your Email!" onClose={onClose}>
        <Sent to={sentTo} kind={kind} title={title} />
      </Dialog>
    );
  }
  return (
    <Dialog title={`Get the ${kind.toLowerCase()}`} onClose={onClose}>
      <p className="mt-2 text-soft">
        <cite className="font-semibold text-ink not-italic">{title}</cite> is a PDF. Tell us where to send the link.
      </p>
      <DownloadForm document={document} successText={successText} answer={answer} onSent={setSentTo} />
    </Dialog>
  );
}

function Sent({ to, kind, title }: { to: string; kind: string; title: string }) {
  return (
    <>
      <p className="mt-4 flex items-start gap-3 rounded-sm border-l-4 border-signal bg-signal-tint px-4 py-3">
        <MailIcon className="mt-0.5 size-6" />
        <span>
          We sent the download link to <strong className="wrap-anywhere">{to}</strong>.
        </span>
      </p>
      <p className="mt-4 text-soft">
        The {kind.toLowerCase()} is called <cite className="font-semibold text-ink not-italic">{title}</cite>. Nothing
        there in a few minutes? Look in your spam folder.
      </p>
      <form method="dialog" className="mt-6">
        <Button type="submit" look="plain" className="w-full">
          Done
        </Button>
      </form>
    </>
  );
}

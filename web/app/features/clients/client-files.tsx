import { CLIENT_FILE_LIMIT, CLIENT_FILE_TYPES, type ClientDetail, pathOf } from '@named-first/contract';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../api/client';
import { sendForm } from '../../api/send-form';
import { FileField } from '../../components/admin/file-field';
import { formatDay } from '../../components/admin/format-date-time';
import { Button } from '../../components/ui/button';
import { SpinnerIcon } from '../../components/ui/icons';
import { ClientSection, Nothing } from './client-section';
import { useClientChange } from './use-clients';

type File = ClientDetail['files'][number];
type ClientFilesProps = { clientId: string; files: File[] };

const ENDINGS = Object.keys(CLIENT_FILE_TYPES).map((ending) => `.${ending}`);

/** Files that the agency keeps for a client, such as a signed agreement or photos to use. */
export function ClientFiles({ clientId, files }: ClientFilesProps) {
  return (
    <ClientSection id="client-files" heading="Files">
      {files.length === 0 && <Nothing>No files.</Nothing>}
      <ul>
        {files.map((file) => (
          <Row key={file.id} clientId={clientId} file={file} />
        ))}
      </ul>
      <AddFile clientId={clientId} />
    </ClientSection>
  );
}

function Row({ clientId, file: { id, name, size, createdAt } }: { clientId: string; file: File }) {
  const { mutate, isPending } = useClientChange<void>({
    send: () => callApi('deleteClientFile', { parts: { id: clientId, file: id } }),
    done: 'File deleted',
    failed: 'Failed to delete the file.',
  });
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1">
      <div className="min-w-0">
        <a
          href={pathOf('readClientFile', { id: clientId, file: id })}
          download={name}
          className="inline-flex min-h-12 items-center wrap-anywhere underline decoration-edge underline-offset-4 hover:text-signal"
        >
          {name}
        </a>
        <p className="text-sm text-soft">
          {sizeWords(size)}, {formatDay(createdAt)}
        </p>
      </div>
      {isAsking ? (
        <div className="flex gap-2">
          <Button look="plain" className="px-4!" isBusy={isPending} onClick={() => mutate()}>
            {isPending && <SpinnerIcon />} Delete for good
          </Button>
          <Button look="quiet" className="px-2!" onClick={() => setAsking(false)}>
            Keep
          </Button>
        </div>
      ) : (
        <Button look="quiet" className="px-2!" onClick={() => setAsking(true)}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}

function AddFile({ clientId }: { clientId: string }) {
  const [problem, setProblem] = useState<string | undefined>();
  const { mutate, isPending } = useClientChange<FormData>({
    send: (body) => sendForm('addClientFile', body, { id: clientId }),
    done: 'File added',
    failed: 'Failed to add the file.',
  });
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = new FormData(form);
    const file = body.get('file');
    const found = !(file instanceof Blob) || file.size === 0 ? 'Please choose a file.' : tooLarge(file);
    setProblem(found);
    if (!found) mutate(body, () => form.reset());
  };
  return (
    <form onSubmit={add} noValidate className="mt-4">
      <FileField label="Add a file (10 MB at most)" name="file" accept={ENDINGS.join(',')} error={problem} />
      <Button type="submit" look="plain" isBusy={isPending}>
        {isPending && <SpinnerIcon />} Add File
      </Button>
    </form>
  );
}

function tooLarge({ size }: Blob): string | undefined {
  return size > CLIENT_FILE_LIMIT ? 'The file must be at most 10 MB.' : undefined;
}

/** `340 KB`, `2.1 MB`. */
function sizeWords(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

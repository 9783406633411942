import { ALT_LIMIT, PICTURE_LIMIT, type UploadedPicture } from '@named-first/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FileField } from '../../components/admin/file-field';
import { failureWords } from '../../components/forms/failure-words';
import { Button } from '../../components/ui/button';
import { Dialog } from '../../components/ui/dialog';
import { Field } from '../../components/ui/field';
import { ErrorIcon } from '../../components/ui/icons';
import { pictureHtml, uploadPicture } from './upload-picture';

type UploadDialogProps = {
  onClose: () => void;
  onFeature: (picture: UploadedPicture) => void;
  onInsert: (html: string) => void;
};

/** Uploads a picture. The server makes web sizes of it; this dialog asks for its description. */
export function UploadDialog({ onClose, onFeature, onInsert }: UploadDialogProps) {
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, data } = useMutation({
    mutationFn: (body: FormData) => uploadPicture(body, setShare),
    onError: (error) => setProblem(failureWords(error)),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    const picture = body.get('picture') as File;
    setShare(0);
    setProblem(picture.size > PICTURE_LIMIT ? 'The picture must be at most 5 MB.' : null);
    if (!isPending && picture.size <= PICTURE_LIMIT) mutate(body);
  };

  return (
    <Dialog title={data ? 'Picture uploaded' : 'Upload Picture'} onClose={onClose}>
      {data ? (
        <div className="mt-4">
          <img src={data.url} alt={data.alt} className="max-h-72 w-full bg-sunk object-contain" />
          <p className="mt-2 text-sm text-soft">
            {data.width} × {data.height} pixels
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button onClick={() => onFeature(data)}>Use as Featured Image</Button>
            <Button look="plain" onClick={() => onInsert(pictureHtml(data))}>
              Add to the Content
            </Button>
          </div>
        </div>
      ) : (
        <form onSubmit={submit} className="mt-4">
          <FileField
            name="picture"
            label="Picture (JPEG, PNG, WebP or AVIF, at most 5 MB)"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            required
            disabled={isPending}
          />
          <Field
            name="alt"
            label="What does it show?"
            placeholder="For people who cannot see it, and for assistants"
            required
            maxLength={ALT_LIMIT}
            readOnly={isPending}
          />
          {isPending && (
            <progress aria-label="Upload" max={1} value={share >= 1 ? undefined : share} className="mb-4 w-full" />
          )}
          {problem && (
            <p role="alert" className="mb-4 flex gap-2 font-medium text-bad">
              <ErrorIcon className="mt-1" /> {problem}
            </p>
          )}
          <Button type="submit" isBusy={isPending}>
            {isPending ? 'Uploading...' : 'Upload'}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

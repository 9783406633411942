import { Button } from '../../components/ui/button';
import { Field } from '../../components/ui/field';

type PictureFieldProps = { value: string; onChange: (address: string) => void; onUpload: () => void };

/** The post's picture, as a URL or an upload. */
export function PictureField({ value, onChange, onUpload }: PictureFieldProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-3">
      <Field
        name="featuredImage"
        label="Featured Image URL (optional)"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2048}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-w-0 flex-1 basis-64"
      />
      <Button look="plain" className="mb-5 min-h-[3.25rem] sm:mt-[2.1rem]" onClick={onUpload}>
        Upload Picture
      </Button>
    </div>
  );
}

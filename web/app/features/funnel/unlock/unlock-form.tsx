import { Button } from '../../../components/ui/button';
import { Field } from '../../../components/ui/field';
import { SpinnerIcon } from '../../../components/ui/icons';
import { preloadToasts } from '../../../components/ui/toaster';
import { type UnlockFormProps, useUnlockForm } from './use-unlock-form';

const FIELDS = [
  { name: 'name', label: 'Full Name', autoComplete: 'name' },
  { name: 'businessName', label: 'Business Name', autoComplete: 'organization' },
  { name: 'email', label: 'Email Address', autoComplete: 'email', type: 'email' },
  { name: 'phone', label: 'Phone Number', autoComplete: 'tel', type: 'tel' },
] as const;

export function UnlockForm(props: UnlockFormProps) {
  const { errors, isSending, submit, recheck } = useUnlockForm(props);
  return (
    <form onSubmit={submit} onFocus={preloadToasts} method="post" noValidate className="mt-7">
      {props.refused?.notice && (
        <p role="alert" className="mb-5 rounded-sm border-l-4 border-bad bg-bad-tint px-4 py-3 font-medium">
          {props.refused.notice}
        </p>
      )}
      <fieldset disabled={isSending} aria-label="Your details" className="space-y-1.5">
        {FIELDS.map((field) => (
          <Field
            key={field.name}
            {...field}
            required
            defaultValue={props.refused?.form[field.name]}
            error={errors[field.name]}
            onChange={recheck}
          />
        ))}
        <Button type="submit" className="w-full sm:w-auto sm:min-w-72">
          {isSending ? (
            <>
              <SpinnerIcon /> Sending Report...
            </>
          ) : (
            'Unlock Full Report Now'
          )}
        </Button>
      </fieldset>
    </form>
  );
}

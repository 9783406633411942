import { FormNotice } from '../../../components/forms/form-notice';
import { Honeypot } from '../../../components/forms/honeypot';
import { Button } from '../../../components/ui/button';
import { Field } from '../../../components/ui/field';
import { SpinnerIcon } from '../../../components/ui/icons';
import { type UnlockFormProps, useUnlockForm } from './use-unlock-form';

const FIELDS = [
  { name: 'name', label: 'Full Name', autoComplete: 'name' },
  { name: 'businessName', label: 'Business Name', autoComplete: 'organization' },
  { name: 'email', label: 'Email Address', autoComplete: 'email', type: 'email' },
  { name: 'phone', label: 'Phone Number', autoComplete: 'tel', type: 'tel' },
] as const;

export function UnlockForm(props: UnlockFormProps) {
  const { errors, isSending, recheck, handlers } = useUnlockForm(props);
  return (
    <form {...handlers} method="post" noValidate className="mt-7">
      <FormNotice text={props.refused?.notice} />
      <fieldset disabled={isSending} className="space-y-1.5">
        <legend className="sr-only">Your details</legend>
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
        <Honeypot />
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

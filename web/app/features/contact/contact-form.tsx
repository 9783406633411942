import { CONTACT_RULES, INDUSTRIES } from '@named-first/contract';
import type { CallInput } from '@named-first/contract/calls';
import { useState } from 'react';
import { callFromPage } from '../../api/page-client';
import { failureWords } from '../../components/forms/failure-words';
import { FormNotice } from '../../components/forms/form-notice';
import { Honeypot, readHoneypot } from '../../components/forms/honeypot';
import { usePostedForm } from '../../components/forms/use-posted-form';
import { Button } from '../../components/ui/button';
import { Field, SelectField, TextAreaField } from '../../components/ui/field';
import { SpinnerIcon } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { useHydrated } from '../../components/use-hydrated';
import { type ContactField, contactBody } from './contact-body';
import type { ContactAnswer } from './form-post.server';
import { Interests } from './interests';

/** The fields of the form after validation. */
type ContactInput = CallInput<'sendContactMessage'>;

const TEXT_FIELDS = [
  { name: 'firstName', label: 'First Name *', autoComplete: 'given-name', required: true },
  { name: 'lastName', label: 'Last Name *', autoComplete: 'family-name', required: true },
  { name: 'email', label: 'Email *', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', label: 'Phone (optional)', type: 'tel', autoComplete: 'tel' },
  { name: 'company', label: 'Company *', autoComplete: 'organization', required: true },
] as const;

type ContactFormProps = { answer: ContactAnswer | undefined; onSent: () => void };

export function ContactForm({ answer, onSent }: ContactFormProps) {
  const [notice, setNotice] = useState(answer?.notice ?? null);
  const chosen = answer?.interests ?? [];
  const [isAnyTicked, setAnyTicked] = useState(chosen.length > 0);
  const isHydrated = useHydrated();
  const { errors, isSending, recheck, handlers } = usePostedForm<ContactField>({
    rules: CONTACT_RULES,
    problems: answer?.errors,
    send: async (fields, data) => {
      setNotice(null);
      try {
        await callFromPage('sendContactMessage', {
          body: { ...contactBody(fields, data), ...readHoneypot(data) } as ContactInput,
        });
      } catch (error) {
        setNotice(failureWords(error));
        toast({ title: 'Error', description: 'Failed to send message. Please try again.', destructive: true });
        return;
      }
      toast({ title: 'Message Sent!', description: "We'll get back to you within 24 hours." });
      onSent();
    },
  });
  const control = (name: ContactField) => ({
    name,
    defaultValue: answer?.fields[name],
    error: errors[name],
    onChange: recheck,
  });
  return (
    <form method="post" action="#message-form" noValidate {...handlers} className="mt-6">
      <FormNotice text={notice} />
      <fieldset disabled={isSending} className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        <legend className="sr-only">Your message</legend>
        {TEXT_FIELDS.map((field) => (
          <Field key={field.name} {...field} {...control(field.name)} />
        ))}
        <SelectField {...control('industry')} label="Industry *" required defaultValue={answer?.fields.industry ?? ''}>
          <option value="" disabled>
            Choose your industry
          </option>
          {INDUSTRIES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <div className="sm:col-span-2">
          {/* Without scripts nothing could enable the button again, so the server validates the checkboxes. */}
          <Interests chosen={chosen} error={isAnyTicked ? undefined : errors.interests} onChange={setAnyTicked} />
        </div>
        <TextAreaField {...control('message')} label="Message (optional)" rows={5} className="sm:col-span-2" />
        <Honeypot />
        <div className="sm:col-span-2">
          <Button
            type="submit"
            disabled={isHydrated && !isAnyTicked}
            aria-describedby="interests-hint"
            className="w-full sm:w-auto sm:min-w-64"
          >
            {isSending ? (
              <>
                <SpinnerIcon /> Sending...
              </>
            ) : (
              'Send Message'
            )}
          </Button>
          <p id="interests-hint" className="mt-3 text-sm text-soft">
            Fields with * are needed, and at least one thing we can help with. We answer within 24 hours.
          </p>
        </div>
      </fieldset>
    </form>
  );
}

import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { preloadToasts } from '../ui/toaster';
import { type Fields, type Problems, problemsIn, type Rules, readFields } from './rules';

type Options<Name extends string> = {
  rules: Rules<Name>;
  /** The errors of the no-JS form post that this page answers. */
  problems?: Problems<Name> | undefined;
  /** Sends the fields. Reports success and failure itself; the form is disabled until it ends. */
  send: (fields: Fields<Name>, data: FormData) => Promise<void>;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A form that validates in the browser and is sent once, however often it is submitted. */
export function usePostedForm<Name extends string>({ rules, problems, send }: Options<Name>) {
  const [errors, setErrors] = useState<Problems<Name>>(problems ?? {});
  const [isSending, setSending] = useState(false);
  // A second submit can arrive before React has disabled the form.
  const isBusy = useRef(false);
  const sender = useRef<Element>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const data = new FormData(event.currentTarget);
    const fields = readFields(rules, data);
    const found = problemsIn(rules, fields);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) return focusOn(event.currentTarget, first);
    sender.current = document.activeElement;
    isBusy.current = true;
    setSending(true);
    try {
      await send(fields, data);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  // Disabling a form drops the focus. Restore it when the form is enabled again.
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || focused instanceof HTMLDialogElement;
    if (!isSending && isLost && sender.current instanceof HTMLElement) sender.current.focus();
  }, [isSending]);

  /** Revalidate a rejected field at every key, so that its error disappears as soon as it is corrected. */
  const recheck = ({ currentTarget: { name, value } }: ChangeEvent<Control>) => {
    const field = name as Name;
    if (errors[field]) setErrors({ ...errors, [field]: rules[field](value.trim()) });
  };

  return { errors, isSending, recheck, handlers: { onSubmit: submit, onFocus: preloadToasts } };
}

function focusOn(form: HTMLFormElement, name: string): void {
  const named = form.elements.namedItem(name);
  // Several checkboxes with one name come as a list.
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (control instanceof HTMLElement) control.focus();
}

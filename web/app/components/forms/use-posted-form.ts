import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { preloadToasts } from '../ui/toaster';
import { type Fields, type Problems, problemsIn, type Rules, readFields } from './rules';

type Options<Name extends string> = {
  rules: Rules<Name>;
  /** What was wrong with the plain form post that this page answers. */
  problems?: Problems<Name> | undefined;
  /** Sends what was typed. Tells of success and failure itself; the form is shut until it is done. */
  send: (fields: Fields<Name>, data: FormData) => Promise<void>;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A form that is checked in the browser and sent once, however often it is submitted. */
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

  // A form that is shut loses the focus; once it is open again, the keyboard goes on where it was.
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || focused instanceof HTMLDialogElement;
    if (!isSending && isLost && sender.current instanceof HTMLElement) sender.current.focus();
  }, [isSending]);

  /** A field that was refused is judged again with every key, so its error goes as soon as it is mended. */
  const recheck = ({ currentTarget: { name, value } }: ChangeEvent<Control>) => {
    const field = name as Name;
    if (errors[field]) setErrors({ ...errors, [field]: rules[field](value.trim()) });
  };

  return { errors, isSending, recheck, handlers: { onSubmit: submit, onFocus: preloadToasts } };
}

function focusOn(form: HTMLFormElement, name: string): void {
  const named = form.elements.namedItem(name);
  // Several ticks of one name come as a list.
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (control instanceof HTMLElement) control.focus();
}

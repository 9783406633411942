import { parseWebsite } from '@named-first/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../components/ui/button';
import { Field } from '../../../components/ui/field';
import { scanPath } from '../funnel-address';

/** Asks for a website. Without JavaScript it is a plain HTML form, which `/scan` understands. */
export function WebsiteForm() {
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const returned = searchParams.get('website');

  // A refused no-JS form submit comes back as `/free-scan?website=…`.
  useEffect(() => {
    const input = websiteInput(form.current);
    if (returned === null || !input || input.value !== '') return;
    input.value = returned;
    setError(problemWith(returned));
  }, [returned]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = websiteInput(event.currentTarget);
    const typed = input?.value.trim() ?? '';
    const problem = problemWith(typed);
    setError(problem);
    if (problem) input?.focus();
    else void navigate(scanPath(typed));
  };

  return (
    <form ref={form} action="/scan" method="get" noValidate onSubmit={submit}>
      <div className="gap-3 sm:flex sm:items-start">
        <Field
          name="website"
          label="Your website"
          placeholder="yourbusiness.com"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={error}
          className="flex-1"
        />
        <Button type="submit" className="min-h-[3.25rem] max-sm:mt-2 max-sm:w-full sm:mt-[2.075rem]">
          Scan My Website Now
        </Button>
      </div>
    </form>
  );
}

function problemWith(typed: string): string | undefined {
  const parsed = parseWebsite(typed);
  return parsed.ok ? undefined : parsed.message;
}

function websiteInput(form: HTMLFormElement | null): HTMLInputElement | null {
  const control = form?.elements.namedItem('website');
  return control instanceof HTMLInputElement ? control : null;
}

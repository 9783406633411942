const NAME = 'company_website';

/** A field that people never see. If it is filled in, a script did it, and the server stores nothing. */
export function Honeypot() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input type="text" name={NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The hidden field for the request: absent unless it was filled in. */
export function readHoneypot(data: { get(name: string): unknown }): { company_website?: string } {
  const text = String(data.get(NAME) ?? '');
  return text === '' ? {} : { company_website: text };
}

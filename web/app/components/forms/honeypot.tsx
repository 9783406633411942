const NAME = 'company_website';

/** A field that people never see. Whoever fills it in is a script, and the server then stores nothing. */
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

/** What goes to the server of the hidden field: nothing, unless it was filled in. */
export function readHoneypot(data: { get(name: string): unknown }): { company_website?: string } {
  const text = String(data.get(NAME) ?? '');
  return text === '' ? {} : { company_website: text };
}

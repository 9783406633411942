import type { ClientSheet } from '@named-first/contract';
import { Button } from '../../components/ui/button';
import { toast } from '../../components/ui/toast-store';

/** The texts to paste, written from the signed facts. */
export function SheetTexts({ pastes }: { pastes: ClientSheet['pastes'] }) {
  return (
    <section aria-labelledby="sheet-texts" className="mt-10 max-w-4xl">
      <h2 id="sheet-texts" className="border-b-2 border-ink py-3 text-xl">
        Texts to paste
      </h2>
      {pastes === null && <p className="py-3 text-soft">They are written when the website has been read.</p>}
      {pastes?.length === 0 && <p className="py-3 text-soft">The site needs none.</p>}
      {pastes?.map(({ insightId, title, paste }) => (
        <details key={insightId} className="border-b border-line">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold">{title}</summary>
          {paste.map(({ label, text }) => (
            <figure key={label} className="mb-4">
              <figcaption className="flex flex-wrap items-center justify-between gap-x-3">
                <span className="text-sm">{label}</span>
                <CopyButton label={label} text={text} />
              </figcaption>
              <pre className="mt-1 rounded-sm border border-line bg-sunk p-4 text-sm">
                <code className="font-mono wrap-anywhere whitespace-pre-wrap">{text}</code>
              </pre>
            </figure>
          ))}
        </details>
      ))}
    </section>
  );
}

function CopyButton({ label, text }: { label: string; text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied' });
    } catch {
      toast({ title: 'The browser did not allow it. Please select the text.', destructive: true });
    }
  };
  return (
    <Button look="quiet" className="px-2!" aria-label={`Copy: ${label}`} onClick={copy}>
      Copy
    </Button>
  );
}

import { brand, longDate, type SheetFieldId, type SheetPage } from '@named-first/contract';
import { Button, ButtonAnchor } from '../../components/ui/button';
import { Field, FieldError, TextAreaField } from '../../components/ui/field';
import type { SheetRefusal } from './sheet-calls.server';
import { SheetDifferences } from './sheet-differences';
import { SheetFactsList } from './sheet-facts';

type SheetSignOffPageProps = { sheet: SheetPage; refused: SheetRefusal | null };

/** The facts about a business for its owner, who signs them or says what is wrong. */
export function SheetSignOffPage({ sheet, refused }: SheetSignOffPageProps) {
  const { title, words } = wordsOf(sheet);
  return (
    <div className="wrap max-w-4xl pt-8 pb-16 md:pt-12">
      <h1 className="text-3xl font-extrabold wrap-anywhere">{title}</h1>
      <p className="mt-3 max-w-2xl text-lg">{words}</p>
      {sheet.state === 'open' && sheet.facts && <AnswerForm sheet={sheet} facts={sheet.facts} refused={refused} />}
      {sheet.state !== 'open' && sheet.facts && (
        <>
          <h2 className="mt-8 text-xl">The facts</h2>
          <SheetFactsList facts={sheet.facts} />
        </>
      )}
      {(sheet.state === 'expired' || sheet.state === 'superseded') && <AskUs />}
    </div>
  );
}

function wordsOf({ state, businessName, expiresAt, answeredAt, answeredBy }: SheetPage) {
  const on = answeredAt ? ` on ${longDate(answeredAt)}` : '';
  switch (state) {
    case 'open':
      return {
        title: `Are these facts about ${businessName} correct?`,
        words: `We write everything that we publish about you from this sheet. Please read it, and answer at the end of the page. The link works until ${longDate(expiresAt)}.`,
      };
    case 'signed':
      return {
        title: 'Thank you, the facts are signed',
        words: `${answeredBy ?? 'Somebody'} signed this sheet${on}. From now on we write from it. If something changes, tell us and we send you a new one.`,
      };
    case 'changes':
      return {
        title: 'Thank you, we have your changes',
        words: `${answeredBy ? `${answeredBy} asked` : 'You asked'} for changes${on}. We correct the sheet and send you a new link. This is the sheet as it was.`,
      };
    case 'superseded':
      return {
        title: 'There is a newer sheet',
        words: 'We changed the facts after we sent you this link. Please use the link in our newest mail.',
      };
    case 'expired':
      return {
        title: 'This link has run out',
        words: 'A link to a sheet works for two weeks. Please ask us for a new one.',
      };
  }
}

type AnswerFormProps = SheetSignOffPageProps & { facts: NonNullable<SheetPage['facts']> };

function AnswerForm({ sheet, facts, refused }: AnswerFormProps) {
  return (
    <form method="post" className="mt-8">
      {sheet.differences && sheet.differences.length > 0 && (
        <section aria-labelledby="changed" className="ticket mt-6 p-6">
          <h2 id="changed" className="text-xl">
            What changed since you last signed
          </h2>
          <SheetDifferences differences={sheet.differences} />
        </section>
      )}
      <h2 className="mt-8 text-xl">The facts</h2>
      <SheetFactsList facts={facts}>
        {(field) => <ChangeField field={field} typed={refused?.changes[field]} />}
      </SheetFactsList>
      <section aria-labelledby="answer" className="ticket mt-10 p-6 sm:p-8">
        <h2 id="answer" className="text-2xl">
          Your answer
        </h2>
        <FieldError id="answer-error" message={refused?.words} />
        <Field
          label="Your name"
          name="name"
          required
          maxLength={120}
          autoComplete="name"
          defaultValue={refused?.name || sheet.name}
          aria-describedby="answer-error"
        />
        <div className="mt-4 grid gap-x-10 gap-y-8 md:grid-cols-2">
          <div>
            <label className="flex min-h-12 items-start gap-3 py-2">
              <input type="checkbox" name="correct" className="mt-1 size-5 shrink-0 accent-signal" />
              <span>
                Everything on this sheet is correct and may be published, as far as the sheet does not say no.
              </span>
            </label>
            <Button type="submit" name="act" value="sign" className="mt-4 w-full">
              Sign the Facts
            </Button>
          </div>
          <div>
            <TextAreaField
              label="Something else to change (optional)"
              name="note"
              rows={3}
              maxLength={2000}
              defaultValue={refused?.note}
            />
            <Button type="submit" name="act" value="changes" look="plain" className="w-full">
              Ask for Changes
            </Button>
          </div>
        </div>
      </section>
    </form>
  );
}

/** Opens without a script. Stays open after a refusal and keeps what was typed. */
function ChangeField({ field, typed }: { field: SheetFieldId; typed: string | undefined }) {
  return (
    <details open={typed !== undefined} className="mt-1">
      <summary className="inline-flex min-h-12 cursor-pointer items-center text-sm text-soft underline underline-offset-4">
        Change this
      </summary>
      <TextAreaField
        label="What should it say?"
        name={`change-${field}`}
        rows={2}
        maxLength={500}
        defaultValue={typed}
      />
    </details>
  );
}

function AskUs() {
  return (
    <>
      <p className="mt-3 text-soft">
        Write to{' '}
        <a href={`mailto:${brand.email}`} className="font-semibold text-ink underline underline-offset-4">
          {brand.email}
        </a>{' '}
        or call{' '}
        <a
          href={`tel:${brand.phone.e164}`}
          className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
        >
          {brand.phone.display}
        </a>
        , {brand.supportHours}.
      </p>
      <ButtonAnchor href="/contact" look="plain" className="mt-8">
        Contact us
      </ButtonAnchor>
    </>
  );
}

/** Shown for a link that we never sent. */
export function SheetLinkUnknownPage({ reason }: { reason: string }) {
  return (
    <div className="wrap max-w-3xl pt-10 pb-16 md:pt-16">
      <h1 className="text-3xl font-extrabold">This link leads to no sheet</h1>
      <p className="mt-4 text-lg">{reason}</p>
      <AskUs />
    </div>
  );
}

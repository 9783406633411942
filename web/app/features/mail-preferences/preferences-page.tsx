import { Button, ButtonAnchor } from '../../components/ui/button';
import { SuccessIcon } from '../../components/ui/icons';
import type { MailPreferences } from './mail-preferences';

/** A plain HTML form with one checkbox for each mailing list. */
export function PreferencesPage({ choice, isSaved }: { choice: MailPreferences; isSaved: boolean }) {
  const { token, address, newsletter, course } = choice;
  return (
    <div className="wrap max-w-2xl pt-10 md:pt-16">
      <h1 className="text-3xl font-extrabold">What you get from us</h1>
      <p className="mt-4 text-lg">
        By mail, to <strong className="wrap-anywhere">{address}</strong>.
      </p>
      {isSaved && (
        <p
          role="status"
          className="mt-6 flex items-start gap-3 rounded-sm border-l-4 border-signal bg-signal-tint px-4 py-3"
        >
          <SuccessIcon className="mt-0.5 size-6" />
          <span>Saved. It holds from the next mail on.</span>
        </p>
      )}
      <form method="post" action={`/preferences/${token}`} className="mt-8">
        <fieldset className="grid gap-3">
          <legend className="sr-only">Mails</legend>
          <Choice name="newsletter" isChosen={newsletter} title="Newsletter">
            What assistants changed, and what to change on your site for it.
          </Choice>
          <Choice name="course" isChosen={course} title="7-day course">
            One lesson a day for a week after you ask for a report. A course that was ended starts again with the next
            report.
          </Choice>
        </fieldset>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button type="submit">Save</Button>
          <ButtonAnchor href={`/unsubscribe/${token}`} look="plain">
            Unsubscribe from all
          </ButtonAnchor>
        </div>
      </form>
    </div>
  );
}

type ChoiceProps = { name: 'newsletter' | 'course'; isChosen: boolean; title: string; children: string };

function Choice({ name, isChosen, title, children }: ChoiceProps) {
  return (
    <label className="flex min-h-[3.25rem] cursor-pointer items-start gap-3.5 rounded-sm border-2 border-edge bg-sheet px-4 py-3.5 hover:border-ink has-checked:border-signal has-checked:bg-signal-tint">
      <input type="checkbox" name={name} defaultChecked={isChosen} className="mt-1 size-5 shrink-0 accent-signal" />
      <span>
        <strong className="font-semibold">{title}</strong>
        <span className="mt-0.5 block text-soft">{children}</span>
      </span>
    </label>
  );
}

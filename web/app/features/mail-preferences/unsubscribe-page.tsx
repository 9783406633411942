import { brand } from '@named-first/contract';
import { Button, ButtonAnchor } from '../../components/ui/button';
import { SuccessIcon } from '../../components/ui/icons';
import type { MailPreferences } from './mail-preferences';

/** Asks before it changes anything, because link scanners open every URL in a mail. */
export function UnsubscribePage({ choice }: { choice: MailPreferences }) {
  return (
    <div className="wrap max-w-2xl pt-10 md:pt-16">
      {choice.newsletter || choice.course ? <Ask {...choice} /> : <Left {...choice} />}
    </div>
  );
}

function Ask({ token, address }: MailPreferences) {
  return (
    <>
      <h1 className="text-3xl font-extrabold">Unsubscribe?</h1>
      <p className="mt-4 text-lg">
        We then send no more lessons and no newsletter to <strong className="wrap-anywhere">{address}</strong>.
      </p>
      <form method="post" action={`/unsubscribe/${token}`} className="mt-8 flex flex-wrap gap-3">
        <Button type="submit">Unsubscribe</Button>
        <ButtonAnchor href={`/preferences/${token}`} look="plain">
          Choose what you get
        </ButtonAnchor>
      </form>
      <p className="mt-8 text-soft">What you ask us for yourself, such as a report or a download, still reaches you.</p>
    </>
  );
}

function Left({ token, address }: MailPreferences) {
  return (
    <>
      <SuccessIcon className="size-12 text-good" />
      <h1 className="mt-4 text-3xl font-extrabold">You are unsubscribed</h1>
      <p className="mt-4 text-lg" role="status">
        No lessons and no newsletter go to <strong className="wrap-anywhere">{address}</strong> any more. {brand.name}{' '}
        writes again only when you ask for something, such as a report.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonAnchor href={`/preferences/${token}`} look="plain">
          Change your mind
        </ButtonAnchor>
        <ButtonAnchor href="/" look="quiet" className="max-sm:-ml-5.5">
          Back to the site
        </ButtonAnchor>
      </div>
    </>
  );
}

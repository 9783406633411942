import type { ClientSheet } from '@named-first/contract';
import { useParams } from 'react-router';
import { callApi } from '../../api/client';
import { formatDateTime } from '../../components/admin/format-date-time';
import { LoadFailed, Place } from '../../components/admin/place';
import { useSignInRedirect } from '../../components/admin/use-sign-in-redirect';
import { Button, ButtonLink } from '../../components/ui/button';
import { ArrowLeftIcon, SpinnerIcon } from '../../components/ui/icons';
import { SheetContradictions } from './sheet-contradictions';
import { SheetEditor } from './sheet-editor';
import { SheetFactsList } from './sheet-facts';
import { SheetSending } from './sheet-sending';
import { SheetTexts } from './sheet-texts';
import { SheetVersions } from './sheet-versions';
import { useSheet, useSheetChange } from './use-sheet';

/** The fact sheet of a client: the draft, who signs it, what was signed, and where the site differs. */
export function SheetDeskPage() {
  const { id = '' } = useParams();
  const sheet = useSheet(id);
  if (useSignInRedirect(sheet.error)) return null;
  return (
    <div className="wide pt-6 pb-16">
      <ButtonLink look="quiet" to={`/admin/clients/${id}`} className="-ml-2 px-2!">
        <ArrowLeftIcon /> Client
      </ButtonLink>
      {sheet.isPending && <Place>Loading...</Place>}
      {sheet.isError && !sheet.data && (
        <LoadFailed what="The fact sheet" error={sheet.error} onAgain={() => sheet.refetch()} />
      )}
      {sheet.data && (
        <Desk
          sheet={sheet.data}
          isReading={sheet.isReading}
          isUnread={sheet.isUnread}
          onRead={sheet.waitForReading}
          onAgain={() => sheet.refetch()}
        />
      )}
    </div>
  );
}

type DeskProps = {
  sheet: ClientSheet;
  isReading: boolean;
  isUnread: boolean;
  onRead: () => void;
  onAgain: () => void;
};

function Desk({ sheet, isReading, isUnread, onRead, onAgain }: DeskProps) {
  const { client, draft, signed, contradictions, pastes } = sheet;
  const [counts] = signed;
  // A scan will fill an empty draft and would overwrite what is typed meanwhile.
  const isFilling = isReading && draft !== null && Object.keys(draft.facts).length === 0;
  return (
    <>
      <h1 className="mt-2 text-2xl wrap-anywhere">Facts of {client.businessName}</h1>
      <p className="mt-2 text-soft">{standing(sheet)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {!draft && <StartButton id={client.id} isFirst={!counts} onStarted={onRead} />}
        {client.website && <ReadButton id={client.id} isReading={isReading} onRead={onRead} />}
      </div>
      <p role="status" className="mt-3 text-soft">
        {isReading && 'We are reading the website. This takes up to half a minute.'}
        {isUnread &&
          'The website has not been read yet. We keep trying for three days. You can fill in the sheet meanwhile.'}
      </p>
      {counts && <SheetContradictions contradictions={contradictions} readAt={sheet.reading?.scannedAt ?? null} />}
      {draft && !isFilling && (
        <div className="mt-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <SheetEditor key={draft.revision} sheet={sheet} draft={draft} onAgain={onAgain} />
          <SheetSending sheet={sheet} draft={draft} />
        </div>
      )}
      {!draft && counts && (
        <section aria-labelledby="sheet-signed" className="mt-8 max-w-4xl">
          <h2 id="sheet-signed" className="text-xl">
            What counts: version {counts.version}
          </h2>
          <SheetFactsList facts={counts.facts} />
        </section>
      )}
      {counts && <SheetTexts pastes={pastes} />}
      {counts && <SheetVersions signed={signed} />}
    </>
  );
}

function standing({ draft, signed: [counts] }: ClientSheet): string {
  const was = counts
    ? `Version ${counts.version} was signed by ${counts.signedBy} on ${formatDateTime(counts.signedAt)}.`
    : 'Nothing is signed yet.';
  if (!draft) return counts ? `${was} Every text to paste is written from it.` : was;
  const draftWords = { draft: 'is a draft', sent: 'waits to be signed', changes: 'is to be changed' }[draft.state];
  return `${was} Version ${draft.version} ${draftWords}.`;
}

type StartButtonProps = { id: string; isFirst: boolean; onStarted: () => void };

function StartButton({ id, isFirst, onStarted }: StartButtonProps) {
  const { mutate, isPending } = useSheetChange<void>(id, {
    send: () => callApi('startClientSheet', { parts: { id } }),
    done: 'Draft started',
    failed: 'Failed to start the draft.',
  });
  return (
    <Button isBusy={isPending} onClick={() => mutate(undefined, () => isFirst && onStarted())}>
      {isPending && <SpinnerIcon />} {isFirst ? 'Start the Sheet' : 'Change the Facts'}
    </Button>
  );
}

type ReadButtonProps = { id: string; isReading: boolean; onRead: () => void };

function ReadButton({ id, isReading, onRead }: ReadButtonProps) {
  const { mutate, isPending } = useSheetChange<void>(id, {
    send: () => callApi('readClientSite', { parts: { id } }),
    done: 'Reading the website',
    failed: 'Failed to read the website.',
  });
  return (
    <Button look="plain" isBusy={isPending || isReading} onClick={() => mutate(undefined, onRead)}>
      {isReading && <SpinnerIcon />} Read the Website
    </Button>
  );
}

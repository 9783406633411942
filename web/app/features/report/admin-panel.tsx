import { type AdminReportView, brand, longDate } from '@named-first/contract';
import type { ReactNode } from 'react';
import { clientWords, STAGE_WORDS } from '../../components/admin/desk-words';
import { RelatedList } from '../../components/admin/related-list';
import { ErrorIcon, SuccessIcon, UnknownIcon } from '../../components/ui/icons';
import { callNote } from './call-note';

const MAX_NOTES = 5;

const MAIL_STATES = {
  sent: { words: 'Sent', Sign: SuccessIcon, colour: 'text-good' },
  failed: { words: 'Failed', Sign: ErrorIcon, colour: 'text-bad' },
  pending: { words: 'Waiting', Sign: UnknownIcon, colour: 'text-soft' },
} as const;

/** The salesperson's panel next to the report: whom to call, what to say, and which mails were sent and read. */
export function AdminPanel({ view }: { view: AdminReportView }) {
  return (
    <section
      aria-label="For the call"
      className="ticket may-break mt-8 grid gap-x-10 gap-y-8 p-5 sm:p-8 lg:grid-cols-[1fr_20rem]"
    >
      <CallNote view={view} />
      <div className="space-y-8">
        <LeadDetails view={view} />
        <Standing view={view} />
        <div>
          <h2 className="text-xl">Also known as</h2>
          <RelatedList related={view.admin.related} formatDay={longDate} />
        </div>
        <Mails mails={view.admin.mails} />
      </div>
    </section>
  );
}

/** The state of the sale: stage, notes and next call. */
function Standing({ view: { admin } }: { view: AdminReportView }) {
  const { stage, lostReason, nextCallAt, client, history } = admin.desk;
  const notes = history.flatMap(({ id, at, event }) => (event.kind === 'note' ? [{ id, at, text: event.text }] : []));
  return (
    <div>
      <h2 className="text-xl">The desk</h2>
      <dl className="mt-3 space-y-2">
        <Detail name="Client">
          {client ? (
            <a href={`/admin/clients/${client.id}`} className="underline underline-offset-4">
              {clientWords(client.state)}: {client.businessName}
            </a>
          ) : (
            'No'
          )}
        </Detail>
        <Detail name="Stage">
          {STAGE_WORDS[stage]}
          {lostReason && `: ${lostReason}`}
        </Detail>
        <Detail name="Next call">
          {nextCallAt ? `${agencyMoment(nextCallAt)} (${brand.timeZone})` : 'Not planned'}
        </Detail>
      </dl>
      {notes.slice(0, MAX_NOTES).map(({ id, at, text }) => (
        <p key={id} className="mt-3 border-l-4 border-line pl-3 whitespace-pre-wrap wrap-anywhere">
          {text}
          <span className="block text-sm text-soft">{longDate(at)}</span>
        </p>
      ))}
      <p className="mt-3">
        <a
          href={`/admin/desk?${new URLSearchParams({ who: 'all', lead: admin.lead.id })}`}
          className="underline underline-offset-4"
        >
          Write a note or change this
        </a>
      </p>
    </div>
  );
}

/** A date and time in the agency's time zone: the server renders the page and does not know the reader's. */
function agencyMoment(iso: string): string {
  return new Date(iso).toLocaleString('en-US', {
    timeZone: brand.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}

function CallNote({ view }: { view: AdminReportView }) {
  return (
    <div>
      <h2 className="text-xl">Before you call</h2>
      {view.report ? (
        <dl className="mt-3 space-y-3">
          {callNote({ ...view, sinceFirst: view.admin.sinceFirst }).map(({ heading, words }) => (
            <div key={heading}>
              <dt className="font-semibold">{heading}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <NoReport status={view.status} reason={view.reason} />
      )}
    </div>
  );
}

function NoReport({ status, reason }: Pick<AdminReportView, 'status' | 'reason'>) {
  return (
    <>
      <p className="mt-3 font-semibold">
        {status === 'failed'
          ? 'There is no report: we tried for a day and could not read the site.'
          : 'There is no report yet: it is being prepared.'}
      </p>
      {reason && (
        <p className="mt-1.5">
          {status === 'preparing' && 'The last attempt could not read the site. '}
          {reason}
        </p>
      )}
    </>
  );
}

function LeadDetails({ view: { admin } }: { view: AdminReportView }) {
  const { lead, opened, reportUrl, localTime } = admin;
  return (
    <div>
      <h2 className="text-xl">The lead</h2>
      <dl className="mt-3 space-y-2">
        <Detail name="Name">{lead.name}</Detail>
        <Detail name="E-mail">
          <a href={`mailto:${lead.email}`} className="underline underline-offset-4">
            {lead.email}
          </a>
        </Detail>
        {lead.phone && (
          <Detail name="Phone">
            <a href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`} className="underline underline-offset-4">
              {lead.phone}
            </a>
          </Detail>
        )}
        <Detail name="Local time">
          {localTime ? `${clockIn(localTime.timeZone)}, by their address: ${localTime.because}` : 'Not known'}
        </Detail>
        <Detail name="Came in">{longDate(lead.createdAt)}</Detail>
        <Detail name="Their page">
          <a href={reportUrl} className="underline underline-offset-4">
            Open as they see it
          </a>
        </Detail>
        <Detail name="Report read">
          {opened
            ? `${opened.times === 1 ? 'Once' : `${opened.times} times`}, first ${longDate(opened.firstAt)}, last ${longDate(opened.lastAt)}`
            : 'Not yet, as far as we can tell'}
        </Detail>
      </dl>
    </div>
  );
}

/** The current time in a time zone: `3:04 PM, Mon`. */
function clockIn(timeZone: string): string {
  const now = new Date();
  const time = now.toLocaleTimeString('en-US', { timeZone, timeStyle: 'short' });
  return `${time}, ${now.toLocaleDateString('en-US', { timeZone, weekday: 'short' })}`;
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-x-3">
      <dt className="text-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Mails({ mails }: Pick<AdminReportView['admin'], 'mails'>) {
  return (
    <div>
      <h2 className="text-xl">Mail so far</h2>
      {mails.length === 0 && <p className="mt-3 text-soft">None yet.</p>}
      <ul className="mt-3 divide-y divide-line">
        {mails.map(({ subject, status, createdAt, sentAt, emailType, dayNumber }) => {
          const { words, Sign, colour } = MAIL_STATES[status];
          return (
            <li key={`${emailType} ${dayNumber} ${createdAt}`} className="flex gap-3 py-2">
              <span className={colour}>
                <Sign className="mt-0.5 size-5" />
              </span>
              <p className="min-w-0">
                {subject}
                <span className="block text-sm text-soft">
                  {words}, {longDate(sentAt ?? createdAt)}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

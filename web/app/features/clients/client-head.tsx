import type { ClientDetail } from '@named-first/contract';
import { useState } from 'react';
import { callApi } from '../../api/client';
import { BillingPageButton } from '../../components/admin/billing-page-button';
import { Figure, Figures } from '../../components/admin/figures';
import { formatDay } from '../../components/admin/format-date-time';
import { Button, ButtonLink } from '../../components/ui/button';
import { ClientSettings } from './client-settings';
import { ClientStateBadge } from './client-state-badge';
import { changeWords, planName, workWords } from './client-words';
import { useClientChange } from './use-clients';

type Client = ClientDetail['client'];
type ClientHeadProps = { client: Client; orderId: string | null };

/** The client's name and state, and the actions on the client as a whole. */
export function ClientHead({ client, orderId }: ClientHeadProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">{client.businessName}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
            <ClientStateBadge state={client.state} />
            <span>{planLine(client)}</span>
          </p>
          <p className="mt-1 text-soft wrap-anywhere">
            {client.fullName},{' '}
            <a href={`mailto:${client.email}`} className="underline decoration-edge underline-offset-4">
              {client.email}
            </a>
            {' · '}
            {client.website ?? `“${client.websiteTyped}” cannot be read as a website`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {client.state === 'onboarding' && <OnboardedButton id={client.id} />}
          {orderId && <BillingPageButton customer={{ id: orderId, businessName: client.businessName }} />}
          <ButtonLink look="plain" to={`/admin/clients/${client.id}/fact-sheet`}>
            Fact Sheet
          </ButtonLink>
          <Button look="plain" onClick={() => setEditing(true)}>
            Edit
          </Button>
        </div>
      </div>
      <Notices client={client} />
      <ClientFigures client={client} />
      {isEditing && <ClientSettings client={client} onClose={() => setEditing(false)} />}
    </>
  );
}

function planLine({
  planId,
  startedAt,
  endsAt,
  state,
  nextPlanId,
  nextPlanAt,
  accountManager,
  isDemo,
}: Client): string {
  return [
    `${planName(planId)} plan`,
    `client since ${formatDay(startedAt)}`,
    endsAt && `${state === 'ended' ? 'ended' : 'ends'} on ${formatDay(endsAt)}`,
    nextPlanId && `changes to ${planName(nextPlanId)}${nextPlanAt ? ` on ${formatDay(nextPlanAt)}` : ''}`,
    accountManager ? `looked after by ${accountManager}` : 'no account manager yet',
    isDemo && 'demo',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Notices about the client that need a decision first. */
function Notices({ client }: { client: Client }) {
  const notices = [
    client.website === null && 'The website that was typed at checkout cannot be read. Ask for it, then enter it here.',
    client.pastDueSince && `A payment has been open since ${formatDay(client.pastDueSince)}.`,
    client.refundAskedAt &&
      !client.refundedAt &&
      `Asked for their money back on ${formatDay(client.refundAskedAt)}${client.refundReason ? `: “${client.refundReason}”` : '.'}`,
  ].filter((notice) => typeof notice === 'string');
  if (notices.length === 0) return null;
  return (
    <div className="mt-4 grid gap-3">
      {notices.map((notice) => (
        <p key={notice} className="rounded-sm bg-warn-tint px-4 py-3 font-medium text-warn wrap-anywhere">
          {notice}
        </p>
      ))}
      {client.refundAskedAt && !client.refundedAt && <RefundMadeButton id={client.id} />}
    </div>
  );
}

function ClientFigures({ client }: { client: Client }) {
  return (
    <Figures className="mt-5 gap-2 sm:grid-cols-2 sm:gap-x-10 xl:grid-cols-[1fr_1.6fr_1fr_1.4fr_2fr]">
      <Figure name="Score now" value={client.score ?? undefined} />
      <Figure name="On the day of purchase" value={client.baselineScore ?? undefined} />
      <Figure name="Since then" value={changeWords(client.change)} />
      <Figure name="Work" value={workWords(client)} />
      <Figure name="Money back until" value={formatDay(client.guaranteeUntil)} />
    </Figures>
  );
}

function OnboardedButton({ id }: { id: string }) {
  const { mutate, isPending } = useClientChange({
    send: () => callApi('changeClient', { parts: { id }, body: { onboarded: true } }),
    done: 'Onboarding is done',
    failed: 'Failed to save.',
  });
  return (
    <Button isBusy={isPending} onClick={() => mutate(undefined)}>
      Onboarding Done
    </Button>
  );
}

function RefundMadeButton({ id }: { id: string }) {
  const { mutate, isPending } = useClientChange({
    send: () => callApi('noteClientRefund', { parts: { id }, body: {} }),
    done: 'The refund is recorded',
    failed: 'Failed to record the refund.',
  });
  return (
    <div>
      <Button look="plain" isBusy={isPending} onClick={() => mutate(undefined)}>
        Record the Refund as Made
      </Button>
    </div>
  );
}

import {
  alarmingClaims,
  CLAIM_NAMES,
  type ClientAnswers,
  laneName,
  type MailData,
  shareWords,
} from '@named-first/contract';
import { and, eq, gte, isNotNull, ne, or, sql } from 'drizzle-orm';
import { clientMarkets, clients, panelRuns } from '../../../db/schema/index.ts';
import { plainMail } from '../../../mail/mail-kinds.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { AssistantDeps } from '../deps.ts';
import { getClientAnswers } from './get-client-answers.ts';

/** To the agency: what assistants say about a client changed clearly, or contradicts the client's site. */
export const ANSWERS_ALERT_MAIL = plainMail('answers-alert');

/** Rounds that ended earlier were looked at by earlier runs of the clock. */
const LOOKED_BACK_MS = 2 * 24 * 60 * 60 * 1000;
/** A single answer may be a slip; what two say is worth a call. */
const MIN_ANSWERS = 2;

type Alert = Pick<MailData['answers-alert'], 'changes' | 'claims'>;

/**
 * Mails the agency about clients whose monthly round has just ended: once a month about clear changes, and once about
 * statements that contradict the site in at least two answers, or say that the business has closed.
 */
export async function alertAgency(deps: AssistantDeps, signal: AbortSignal): Promise<void> {
  for (const { clientId, businessName, period } of await endedRounds(deps)) {
    if (signal.aborted) return;
    const answers = await getClientAnswers(deps, clientId);
    // The rest is read by the next run of the clock; figures of a part would be wrong.
    if (answers.unread > 0) continue;
    const changes = changesIn(answers, period);
    if (changes.length > 0) await queueAlert(deps, { clientId, businessName, period }, { changes, claims: [] });
    const claims = claimsIn(answers, period);
    if (claims.length > 0) await queueAlert(deps, { clientId, businessName, period }, { changes: [], claims });
  }
}

type EndedRound = { clientId: string; businessName: string; period: string };

async function endedRounds({ db, clock }: Pick<AssistantDeps, 'db' | 'clock'>): Promise<EndedRound[]> {
  const since = new Date(clock.now().getTime() - LOOKED_BACK_MS);
  const rows = await db
    .selectDistinct({ clientId: clients.id, businessName: clients.businessName, period: panelRuns.period })
    .from(panelRuns)
    .innerJoin(
      clientMarkets,
      or(
        and(eq(panelRuns.purpose, 'monthly'), eq(clientMarkets.marketId, panelRuns.marketId)),
        eq(clientMarkets.clientId, panelRuns.clientId),
      ),
    )
    .innerJoin(clients, eq(clients.id, clientMarkets.clientId))
    .where(
      and(
        ne(clients.state, 'ended'),
        eq(panelRuns.state, 'done'),
        gte(panelRuns.finishedAt, since),
        isNotNull(panelRuns.period),
      ),
    )
    .orderBy(sql`3`, clients.businessName);
  return rows.flatMap(({ period, ...row }) => (period === null ? [] : [{ ...row, period }]));
}

function changesIn({ market, lines, second }: ClientAnswers, period: string): Alert['changes'] {
  const towns = [
    { town: market?.town ?? '', lines },
    { town: second?.town ?? '', lines: second?.lines ?? [] },
  ];
  return towns.flatMap(({ town, lines: own }) =>
    own.flatMap(({ provider, host, points }) => {
      const point = points.at(-1);
      if (point?.period !== period || point.purpose !== 'monthly') return [];
      const { change, share } = point;
      if (change !== 'rose' && change !== 'fell') return [];
      return [{ assistant: laneName({ provider, host }), town, change, words: shareWords(share) }];
    }),
  );
}

function claimsIn({ byName }: ClientAnswers, period: string): Alert['claims'] {
  if (byName?.period !== period || !byName.compared) return [];
  return alarmingClaims(byName)
    .filter(({ kind, answers }) => kind === 'closed' || answers.length >= MIN_ANSWERS)
    .map(({ kind, said, site, answers }) => ({
      ...{ what: CLAIM_NAMES[kind], said, site: site?.shown ?? null },
      answers: answers.length,
    }));
}

async function queueAlert(
  deps: AssistantDeps,
  { clientId, businessName, period }: EndedRound,
  alert: Alert,
): Promise<void> {
  const about = alert.claims.length > 0 ? 'claims' : 'changes';
  await deps.db.transaction((tx) =>
    queueMail(deps, tx, {
      messageKey: `answers-alert:${clientId}:${period}:${about}`,
      kind: ANSWERS_ALERT_MAIL,
      to: deps.settings.mailTo,
      data: { businessName, period, ...alert, adminUrl: `${deps.settings.publicUrl}/admin/clients/${clientId}` },
      leadId: null,
    }),
  );
}

/**
 * The events in the life of a client, and their wording in the history, in mails to the agency and in mails to the
 * client.
 */
import { longDate } from './long-date.ts';
import { PLANS, type PlanId } from './plans.ts';

/** Times are ISO 8601 in UTC. */
export type PlanChange =
  | { kind: 'upgraded' | 'downgraded'; from: PlanId; to: PlanId }
  | { kind: 'downgrade-planned'; to: PlanId; at: string | null }
  | { kind: 'downgrade-withdrawn'; planId: PlanId }
  | { kind: 'cancelled'; endsAt: string }
  | { kind: 'cancellation-withdrawn'; planId: PlanId }
  | { kind: 'past-due' | 'recovered'; planId: PlanId }
  | { kind: 'ended'; at: string }
  | { kind: 'refund-asked'; reason: string | null }
  | { kind: 'refund-made'; cents: number | null };

/** Events that the client is not told about, because the client caused them or they are the agency's internal work. */
type OwnEvent =
  | { kind: 'started' | 'returned'; planId: PlanId }
  | { kind: 'second-order'; planId: PlanId }
  | { kind: 'discount-used'; code: string }
  | { kind: 'website-set'; website: string }
  | { kind: 'baseline-scanned'; score: number }
  | { kind: 'baseline-failed' }
  | { kind: 'onboarded' }
  | { kind: 'account-manager-set'; name: string | null }
  | { kind: 'sheet-sent'; version: number; to: string }
  | { kind: 'sheet-signed' | 'sheet-changes-asked'; version: number; by: string }
  | { kind: 'note' | 'contact'; text: string };

export type ClientEvent = PlanChange | OwnEvent;

/**
 * A short description of the event for the agency, used as title of a history entry and of a mail. Dates are in the
 * given time zone.
 */
export function clientEventTitle(event: ClientEvent, timeZone: string): string {
  switch (event.kind) {
    case 'started':
      return `Became a client with the ${planName(event.planId)} plan`;
    case 'returned':
      return `Came back with the ${planName(event.planId)} plan`;
    case 'second-order':
      return `Bought a second plan: ${planName(event.planId)}`;
    case 'upgraded':
    case 'downgraded':
      return `${event.kind === 'upgraded' ? 'Upgraded' : 'Downgraded'} from ${planName(event.from)} to ${planName(event.to)}`;
    case 'downgrade-planned':
      return `Changes to ${planName(event.to)}${event.at ? ` on ${longDate(event.at, timeZone)}` : ' at the next billing cycle'}`;
    case 'downgrade-withdrawn':
      return `Stays with ${planName(event.planId)}: the change of plan was taken back`;
    case 'cancelled':
      return `Cancelled: the plan ends on ${longDate(event.endsAt, timeZone)}`;
    case 'cancellation-withdrawn':
      return `Stays with ${planName(event.planId)}: the cancellation was taken back`;
    case 'past-due':
      return 'A payment failed';
    case 'recovered':
      return 'The open payment was made';
    case 'ended':
      return `The plan ended on ${longDate(event.at, timeZone)}`;
    case 'refund-asked':
      return 'Asked for their money back';
    case 'refund-made':
      return event.cents === null ? 'Got their money back' : `Got ${dollars(event.cents)} back`;
    case 'discount-used':
      return `Used the discount code ${event.code}`;
    case 'website-set':
      return `The website is ${event.website}`;
    case 'baseline-scanned':
      return `First scan: ${event.score} out of 100`;
    case 'baseline-failed':
      return 'The website could not be read for the first scan';
    case 'onboarded':
      return 'Set up: the work has begun';
    case 'account-manager-set':
      return event.name === null ? 'Nobody looks after this client' : `${event.name} looks after this client`;
    case 'sheet-sent':
      return `Fact sheet ${event.version} was mailed to ${event.to} to be signed`;
    case 'sheet-signed':
      return `${event.by} signed fact sheet ${event.version}`;
    case 'sheet-changes-asked':
      return `${event.by} asked for changes to fact sheet ${event.version}`;
    case 'note':
      return 'Note';
    case 'contact':
      return 'Talked to the client';
  }
}

/** Formats an amount in US style; whole dollars have no cents. */
export function dollars(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}

function planName(id: PlanId): string {
  return PLANS.find((plan) => plan.id === id)?.name ?? id;
}

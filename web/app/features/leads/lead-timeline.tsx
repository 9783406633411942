import type { LeadEvent } from '@named-first/contract';
import type { ComponentType } from 'react';
import { formatDateTime } from '../../components/admin/format-date-time';
import { LockIcon, MailIcon } from '../../components/ui/icons';
import { CalendarIcon, ChatIcon, GaugeIcon, ListIcon, TagIcon } from '../../components/ui/subject-icons';

const ICONS: Record<LeadEvent['kind'], ComponentType<{ className?: string }>> = {
  lead: LockIcon,
  scan: GaugeIcon,
  mail: MailIcon,
  course: CalendarIcon,
  checkout: TagIcon,
  'report-opened': ListIcon,
  contact: ChatIcon,
};

/** States that need no attention are left out. */
const STATUS_WORDS: Record<string, { words: string; look: string }> = {
  pending: { words: 'waiting', look: 'bg-sunk text-soft' },
  scheduled: { words: 'scheduled', look: 'bg-sunk text-soft' },
  sending: { words: 'sending', look: 'bg-sunk text-soft' },
  preparing: { words: 'under way', look: 'bg-sunk text-soft' },
  cancelled: { words: 'cancelled', look: 'bg-sunk text-soft' },
  sent: { words: 'sent', look: 'bg-good-tint text-good' },
  active: { words: 'active', look: 'bg-good-tint text-good' },
  failed: { words: 'failed', look: 'bg-bad-tint text-bad' },
};

/** The history of a lead, newest first. */
export function LeadTimeline({ events }: { events: LeadEvent[] }) {
  return (
    <section aria-labelledby="lead-timeline" className="mt-8 border-t-2 border-ink pt-4">
      <h3 id="lead-timeline" className="text-xl">
        Timeline
      </h3>
      <ol className="mt-3">
        {events.map((event) => (
          <Event key={`${event.at} ${event.kind} ${event.title}`} {...event} />
        ))}
      </ol>
    </section>
  );
}

function Event({ at, kind, title, status }: LeadEvent) {
  const Icon = ICONS[kind];
  const state = status === null ? null : (STATUS_WORDS[status] ?? { words: status, look: 'bg-sunk text-soft' });
  return (
    <li className="flex gap-3 border-b border-line py-3 last:border-0">
      <Icon className="mt-0.5 size-5 text-soft" />
      <div className="min-w-0 flex-1">
        <p className="break-words">{title}</p>
        <p className="text-sm text-soft">
          <time dateTime={at}>{formatDateTime(at)}</time>
        </p>
      </div>
      {state && (
        <span className={`self-start rounded-full px-2.5 py-0.5 text-sm font-medium ${state.look}`}>{state.words}</span>
      )}
    </li>
  );
}

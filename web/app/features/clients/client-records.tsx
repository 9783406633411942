import type { ClientDetail } from '@named-first/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime, formatDay } from '../../components/admin/format-date-time';
import { ClientSection, Nothing } from './client-section';

/** Orders, mails and leads of a client, for reference. */
export function ClientRecords({ detail: { orders, mails, leads } }: { detail: ClientDetail }) {
  return (
    <>
      <ClientSection id="client-orders" heading="Orders">
        {orders.length === 0 && <Nothing>No orders.</Nothing>}
        <ul>
          {orders.map(({ id, createdAt, planName, status, paid }) => (
            <Row key={id} at={formatDay(createdAt)}>
              {planName}, {paid ? status : 'never paid'}
            </Row>
          ))}
        </ul>
      </ClientSection>
      <ClientSection id="client-leads" heading="Leads of this website">
        {leads.length === 0 && <Nothing>No leads.</Nothing>}
        <ul>
          {leads.map(({ id, createdAt, name, email, score }) => (
            <Row key={id} at={formatDay(createdAt)}>
              <Link to={`/admin?lead=${id}`} className="underline decoration-edge underline-offset-4">
                {name}
              </Link>
              , {email}
              {score !== null && `, ${score}`}
            </Row>
          ))}
        </ul>
      </ClientSection>
      <ClientSection id="client-mails" heading="Mails">
        {mails.length === 0 && <Nothing>No mails.</Nothing>}
        <ul>
          {mails.map(({ id, createdAt, kind, recipient, status }) => (
            <Row key={id} at={formatDateTime(createdAt)}>
              {kind.replaceAll('-', ' ')} to {recipient}: {status}
            </Row>
          ))}
        </ul>
      </ClientSection>
    </>
  );
}

function Row({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="border-b border-line py-2 text-sm">
      <p className="wrap-anywhere">{children}</p>
      <p className="text-soft">{at}</p>
    </li>
  );
}

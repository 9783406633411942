import { brand } from '@named-first/contract';
import { ClosingCall } from '../../components/closing-call';

export function Closing() {
  return (
    <ClosingCall
      title="Somebody gets named. Let it be you."
      first={{ label: 'View Pricing Plans', path: '/pricing' }}
      second={{ label: 'Book Free Consultation', path: '/contact' }}
    >
      Pick a plan and we start this week. Or call us at{' '}
      <a href={`tel:${brand.phone.e164}`} className="whitespace-nowrap text-on-band underline underline-offset-4">
        {brand.phone.display}
      </a>{' '}
      to book a free consultation: you keep what we find, whatever you decide.
    </ClosingCall>
  );
}

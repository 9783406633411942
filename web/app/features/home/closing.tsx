import { ClosingCall } from '../../components/closing-call';

export function Closing() {
  return (
    <ClosingCall
      title="Somebody gets named. Let it be you."
      first={{ label: 'View Pricing Plans', path: '/pricing' }}
      second={{ label: 'Book Free Consultation', path: '/contact' }}
    >
      Pick a plan and we start this week, or talk it through with us first. The consultation is free, and you keep what
      we find.
    </ClosingCall>
  );
}

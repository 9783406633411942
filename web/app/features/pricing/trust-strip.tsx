import { CardIcon, LockIcon, RefundIcon, ShieldIcon } from '../../components/ui/icons';

const PROMISES = [
  { Icon: CardIcon, text: 'Secure card payments' },
  { Icon: LockIcon, text: '256-bit SSL' },
  { Icon: ShieldIcon, text: 'PCI compliant' },
  { Icon: RefundIcon, text: '30-day money-back guarantee' },
];

export function TrustStrip() {
  return (
    <section aria-label="Payment and guarantee" className="wrap mt-10">
      <ul className="grid gap-x-8 gap-y-4 rounded-sm border border-line bg-sunk px-6 py-5 sm:grid-cols-2 lg:flex lg:justify-between">
        {PROMISES.map(({ Icon, text }) => (
          <li key={text} className="flex items-center gap-3 font-semibold">
            <Icon className="size-6" /> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

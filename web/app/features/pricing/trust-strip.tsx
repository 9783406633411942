import { Icon, type IconProps, LockIcon } from '../../components/ui/icons';

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

function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 5.5h19v13h-19ZM2.5 10h19M6 14.75h4" />
    </Icon>
  );
}

function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.75 4.5 5.5v6c0 4.5 3 7.75 7.5 9.75 4.5-2 7.5-5.25 7.5-9.75v-6Z" />
      <path d="m8.5 11.75 2.75 2.75 4.5-5" />
    </Icon>
  );
}

function RefundIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4v5.5h5.5" />
      <path d="M4.5 9.25A8.75 8.75 0 1 1 3.25 14" />
    </Icon>
  );
}

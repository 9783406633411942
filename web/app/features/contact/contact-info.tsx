import { brand } from '@named-first/contract';
import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../components/ui/button';
import { MailIcon } from '../../components/ui/icons';
import { ChatIcon, PhoneIcon } from '../../components/ui/subject-icons';

const LINK =
  'inline-flex min-h-12 items-center font-semibold wrap-anywhere underline underline-offset-4 hover:text-signal';

export function WaysToReachUs() {
  return (
    <section aria-labelledby="reach-us" className="ticket p-6">
      <h2 id="reach-us" className="text-xl">
        Other ways to reach us
      </h2>
      <ul className="mt-3 divide-y divide-line">
        <Way Icon={PhoneIcon} name="Phone" detail={brand.supportHours}>
          <a href={`tel:${brand.phone.e164}`} className={LINK}>
            {brand.phone.display}
          </a>
        </Way>
        <Way Icon={MailIcon} name="Email" detail="Answered within 24 hours">
          <a href={`mailto:${brand.email}`} className={LINK}>
            {brand.email}
          </a>
        </Way>
        <Way Icon={ChatIcon} name="Live chat" detail={`Open ${brand.chatHours}`} />
      </ul>
    </section>
  );
}

type WayProps = { Icon: typeof PhoneIcon; name: string; detail: string; children?: ReactNode };

function Way({ Icon, name, detail, children }: WayProps) {
  return (
    <li className="flex gap-4 py-4 last:pb-0">
      <Icon className="mt-0.5 size-6" />
      <div className="min-w-0">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-soft">{detail}</p>
        {children}
      </div>
    </li>
  );
}

export function AvailableNow() {
  return (
    <section aria-labelledby="available-now" className="rounded-sm bg-band p-6 text-on-band">
      <h2 id="available-now" className="text-xl">
        Available now
      </h2>
      <p className="mt-2 text-on-band-soft">
        Live chat is open {brand.chatHours}. The phone is answered {brand.supportHours}.
      </p>
      <ButtonAnchor href={`tel:${brand.phone.e164}`} className="figures mt-5 w-full border-on-band! outline-on-band">
        <PhoneIcon /> Call {brand.phone.display}
      </ButtonAnchor>
    </section>
  );
}

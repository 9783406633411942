import { brand } from '@named-first/contract';
import { ButtonAnchor } from '../../components/ui/button';

/** Shown for a billing link that does not work: why, and whom to ask. */
export function BillingClosedPage({ reason }: { reason: string }) {
  return (
    <div className="wrap max-w-3xl pt-10 md:pt-16">
      <h1 className="text-3xl font-extrabold">Your billing page did not open</h1>
      <p className="mt-4 text-lg">{reason}</p>
      <p className="mt-3 text-soft">
        Write to{' '}
        <a href={`mailto:${brand.email}`} className="font-semibold text-ink underline underline-offset-4">
          {brand.email}
        </a>{' '}
        or call{' '}
        <a
          href={`tel:${brand.phone.e164}`}
          className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
        >
          {brand.phone.display}
        </a>
        , {brand.supportHours}.
      </p>
      <ButtonAnchor href="/contact" look="plain" className="mt-8">
        Contact us
      </ButtonAnchor>
    </div>
  );
}

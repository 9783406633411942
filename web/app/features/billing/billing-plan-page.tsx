import { type BillingPlan, brand, GUARANTEE_DAYS, longDate, planOf } from '@named-first/contract';
import { Button, ButtonAnchor } from '../../components/ui/button';
import { Field, TextAreaField } from '../../components/ui/field';
import type { BillingRefusal } from './billing-calls.server';

type BillingPlanPageProps = { plan: BillingPlan; link: string; refused: BillingRefusal | null };

/**
 * A client's plan: what happens next, the account manager, the money-back guarantee, and the link to change the card.
 */
export function BillingPlanPage({ plan, link, refused }: BillingPlanPageProps) {
  return (
    <div className="wrap max-w-4xl pt-6 md:pt-10">
      <h1 className="mt-8 text-3xl font-extrabold">Your plan</h1>
      <p className="mt-2 text-soft break-words">{plan.businessName}</p>
      <div className="mt-6 grid items-start gap-x-14 gap-y-10 md:grid-cols-2">
        <section aria-label="Current plan" className="ticket p-6 sm:p-8">
          <h2 className="text-2xl">{planOf(plan.planId).name}</h2>
          <p className="figures mt-1 text-soft">${planOf(plan.planId).price} a month</p>
          <p className="mt-5 border-t border-line pt-5">{whatHappens(plan)}</p>
          {plan.state === 'ended' ? <AfterTheEnd /> : <WhileItRuns plan={plan} link={link} />}
        </section>
        <div className="grid gap-10">
          {plan.website === null && <WebsiteForm refused={refused?.form === 'website' ? refused : null} />}
          <Guarantee guarantee={plan.guarantee} refused={refused?.form === 'refund' ? refused : null} />
          <section aria-labelledby="ask">
            <h2 id="ask" className="text-xl">
              Ask us
            </h2>
            <p className="mt-2">
              Write to{' '}
              <a href={`mailto:${brand.email}`} className="font-semibold underline underline-offset-4">
                {brand.email}
              </a>{' '}
              or call{' '}
              <a
                href={`tel:${brand.phone.e164}`}
                className="font-semibold whitespace-nowrap underline underline-offset-4"
              >
                {brand.phone.display}
              </a>
              , {brand.supportHours}.
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}

function WhileItRuns({ plan, link }: Pick<BillingPlanPageProps, 'plan' | 'link'>) {
  return (
    <>
      <p className="mt-3">
        {plan.accountManager
          ? `${plan.accountManager} looks after you.`
          : 'Your account manager will introduce themselves by email.'}
      </p>
      <ButtonAnchor href={`/billing/${link}/portal`} className="mt-6 w-full" rel="nofollow">
        Change Plan, Card or Cancel
      </ButtonAnchor>
    </>
  );
}

/** The plan has ended, so there is nothing to change or cancel. The payment provider still has the invoices. */
function AfterTheEnd() {
  return (
    <>
      <p className="mt-3">Nothing is charged any more. If you come back within a year, we go on where we stopped.</p>
      <ButtonAnchor href="/pricing" look="plain" className="mt-6 w-full">
        See Plans
      </ButtonAnchor>
    </>
  );
}

function whatHappens({ state, endsAt, nextPlanId, nextPlanAt }: BillingPlan): string {
  const day = endsAt && longDate(endsAt);
  if (state === 'ended') return day ? `Your plan ended on ${day}.` : 'Your plan has ended.';
  if (state === 'ending') return `Your plan ends on ${day}. Until then everything stays as it is.`;
  if (state === 'past_due') return 'Your last payment failed. Please check your card, so that the work can go on.';
  if (nextPlanId) {
    const when = nextPlanAt ? `on ${longDate(nextPlanAt)}` : 'at the next billing cycle';
    return `Your plan changes to ${planOf(nextPlanId).name} ${when}.`;
  }
  return 'Your plan renews every month.';
}

type GuaranteeProps = { guarantee: BillingPlan['guarantee']; refused: BillingRefusal | null };

function Guarantee({ guarantee, refused }: GuaranteeProps) {
  return (
    <section aria-labelledby="guarantee">
      <h2 id="guarantee" className="text-xl">
        {GUARANTEE_DAYS}-day money-back guarantee
      </h2>
      <p className="mt-2">{guaranteeWords(guarantee)}</p>
      {guarantee.canAsk && (
        <form method="post" className="mt-4">
          <input type="hidden" name="form" value="refund" />
          <TextAreaField
            label="What should we have done better? (optional)"
            name="reason"
            rows={3}
            maxLength={2000}
            defaultValue={refused?.typed}
            error={refused?.words}
          />
          <Button type="submit" look="plain">
            Ask for My Money Back
          </Button>
        </form>
      )}
    </section>
  );
}

function guaranteeWords({ until, canAsk, askedAt, refundedAt }: BillingPlan['guarantee']): string {
  if (refundedAt) return `We paid your money back on ${longDate(refundedAt)}.`;
  if (askedAt) return `You asked for your money back on ${longDate(askedAt)}. We pay it back in full and write to you.`;
  if (canAsk) return `Until ${longDate(until)} you get your money back in full, for any reason.`;
  return `It ended on ${longDate(until)}.`;
}

function WebsiteForm({ refused }: { refused: BillingRefusal | null }) {
  return (
    <section aria-labelledby="website">
      <h2 id="website" className="text-xl">
        Which website is yours?
      </h2>
      <p className="mt-2">We could not read the address you gave when you ordered.</p>
      <form method="post" className="mt-4">
        <input type="hidden" name="form" value="website" />
        <Field
          label="Website URL"
          name="website"
          required
          maxLength={2048}
          inputMode="url"
          autoComplete="url"
          defaultValue={refused?.typed}
          error={refused?.words}
        />
        <Button type="submit">Save</Button>
      </form>
    </section>
  );
}

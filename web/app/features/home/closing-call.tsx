import { ButtonAnchor } from '../../components/ui/button';

export function ClosingCall() {
  return (
    <section className="wrap mt-20">
      <div className="max-w-4xl">
        <h2 className="text-3xl font-extrabold">Somebody gets named. Let it be you.</h2>
        <p className="mt-4 max-w-2xl text-lg text-soft">
          Pick a plan and we start this week, or talk it through with us first. The consultation is free, and you keep
          what we find.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonAnchor href="/pricing">View Pricing Plans</ButtonAnchor>
          <ButtonAnchor href="/contact" look="plain">
            Book Free Consultation
          </ButtonAnchor>
        </div>
      </div>
    </section>
  );
}

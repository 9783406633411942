import { ButtonAnchor } from '../../components/ui/button';

/** The offer to have the work done. A client already has a plan, so it is left out of a client's report. */
export function Closing({ isClient }: { isClient: boolean }) {
  if (isClient) return null;
  return (
    <aside
      aria-label="Have it done"
      className="no-print ticket mt-16 flex flex-wrap items-center justify-between gap-5 p-6"
    >
      <div className="max-w-md">
        <p className="font-display text-xl font-bold">Rather have it done?</p>
        <p className="mt-1 text-soft">We make these fixes, and then work on what no scan can see.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href="/pricing">See plans</ButtonAnchor>
        <ButtonAnchor href="/contact" look="plain">
          Ask us
        </ButtonAnchor>
      </div>
    </aside>
  );
}

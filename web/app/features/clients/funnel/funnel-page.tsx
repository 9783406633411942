import { type FunnelFigures, stepsOf } from '@named-first/contract';
import { LoadFailed, Place } from '../../../components/admin/place';
import { useAddress } from '../../../components/admin/use-address';
import { useSignInRedirect } from '../../../components/admin/use-sign-in-redirect';
import { ClientsFrame } from '../clients-frame';
import { type FunnelView, funnelAddress, readFunnelView } from './funnel-address';
import { FunnelControls } from './funnel-controls';
import { PeriodTable } from './period-table';
import { longDay, periodsOf } from './periods';
import { SourceTable } from './source-table';
import { StepBars } from './step-bars';
import { StepPlots } from './step-plots';
import { useFunnel } from './use-funnel';

/** How many people went from a scan to being a client, by step, by day and by source. */
export function FunnelPage() {
  const [address, setAddress] = useAddress();
  const view = readFunnelView(address);
  const funnel = useFunnel(view);
  if (useSignInRedirect(funnel.error)) return null;
  const change = (next: Partial<FunnelView>) =>
    setAddress((now) => funnelAddress({ ...readFunnelView(now), ...next }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <ClientsFrame>
      <FunnelControls
        view={view}
        sources={funnel.data?.sources ?? []}
        isBusy={funnel.isFetching}
        onView={change}
        onAgain={() => funnel.refetch()}
      />
      {funnel.isPending && <Place>Loading...</Place>}
      {funnel.isError && !funnel.data && (
        <LoadFailed what="The figures" error={funnel.error} onAgain={() => funnel.refetch()} />
      )}
      {funnel.data && <Figures figures={funnel.data} onSource={(source) => change({ source })} />}
    </ClientsFrame>
  );
}

type FiguresProps = { figures: FunnelFigures; onSource: (source: string) => void };

function Figures({ figures, onSource }: FiguresProps) {
  const { byDay, totals, source, sources, countedSince } = figures;
  const steps = stepsOf(source);
  const periods = periodsOf(byDay);
  return (
    <>
      <Since countedSince={countedSince} first={byDay[0]?.day} />
      <StepBars totals={totals} steps={steps} />
      <div className="mt-10 grid items-start gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <StepPlots periods={periods} steps={steps} />
        <PeriodTable periods={periods} steps={steps} />
      </div>
      <SourceTable sources={sources} onSource={onSource} />
      <HowCounted />
    </>
  );
}

function Since({ countedSince, first }: { countedSince: string | null; first: string | undefined }) {
  if (countedSince === null) return <p className="mt-4 text-sm text-soft">Nothing has been counted yet.</p>;
  if (first === undefined || countedSince <= first) return null;
  return (
    <p className="mt-4 text-sm text-soft">
      Counting began on {longDay(countedSince)}. Days before it were not counted, so they are not zero.
    </p>
  );
}

function HowCounted() {
  return (
    <section aria-labelledby="how-counted" className="mt-10 max-w-prose text-sm text-soft">
      <h2 id="how-counted" className="text-base font-semibold text-ink">
        How this is counted
      </h2>
      <ul className="mt-2 list-disc space-y-1.5 pl-5">
        <li>A step counts on the day it happens. A lead of Monday who buys on Friday stands under both days.</li>
        <li>
          Clicking twice, reloading and opening a second tab count once. So does choosing another plan within a day,
          before paying.
        </li>
        <li>Programs, signed-in people of the agency, sample data and demo orders are not counted.</li>
        <li>
          Only numbers are kept: no cookie, no address, no name. Erasing a person changes no number, so the counts can
          be higher than the lists.
        </li>
        <li>Contacts of campaigns are apart from visitors, because they did not come by themselves.</li>
      </ul>
    </section>
  );
}

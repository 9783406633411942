import { VerdictSign } from '../../../components/verdict';
import type { ShownInsight } from '../stored-scan';

export function InsightCard({ insight }: { insight: ShownInsight }) {
  const { category, title, description, status, impact } = insight;
  return (
    <article className="ticket p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm font-semibold text-soft">{category}</p>
        <ImpactBadge impact={impact} />
      </div>
      <div className="mt-2 flex gap-3">
        <span className="mt-0.5">
          <VerdictSign status={status} className="size-7" />
        </span>
        <div className="min-w-0">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1.5">{description}</p>
        </div>
      </div>
    </article>
  );
}

function ImpactBadge({ impact }: Pick<ShownInsight, 'impact'>) {
  const look = impact === 'high' ? 'border-ink bg-ink text-paper' : 'border-edge text-ink';
  return (
    <span className={`rounded-sm border-2 px-2 py-0.5 text-sm font-bold tracking-wide ${look}`}>
      {impact === 'high' ? 'HIGH IMPACT' : 'MEDIUM IMPACT'}
    </span>
  );
}

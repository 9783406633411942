import { ALL_CAMPAIGNS, ALL_PAGES, FUNNEL_RANGES, type FunnelFigures, isCampaignSource } from '@named-first/contract';
import { addressOf } from '../../../api/client';
import { Button } from '../../../components/ui/button';
import { SpinnerIcon } from '../../../components/ui/icons';
import { type FunnelView, funnelQuery } from './funnel-address';

type FunnelControlsProps = {
  view: FunnelView;
  sources: FunnelFigures['sources'];
  isBusy: boolean;
  onView: (change: Partial<FunnelView>) => void;
  onAgain: () => void;
};

/** Controls for the range of days and the source, a reload button, and the CSV download. */
export function FunnelControls({ view, sources, isBusy, onView, onAgain }: FunnelControlsProps) {
  return (
    <div className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      <fieldset>
        <legend className="text-sm font-semibold">Last days</legend>
        <div className="mt-1.5 flex">
          {FUNNEL_RANGES.map((days) => (
            <button
              key={days}
              type="button"
              aria-pressed={view.days === days}
              onClick={() => onView({ days })}
              className="figures -ml-px min-h-12 min-w-14 border border-edge px-4 font-semibold first:ml-0 hover:text-signal aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {days}
            </button>
          ))}
        </div>
      </fieldset>
      <SourceChoice view={view} sources={sources} onView={onView} />
      <div className="flex items-center gap-3 max-sm:w-full sm:ml-auto">
        <Button look="quiet" className="px-2! sm:px-5!" isBusy={isBusy} onClick={onAgain}>
          {isBusy && <SpinnerIcon />} Refresh
        </Button>
        <a
          href={addressOf('exportFunnel', { query: funnelQuery(view) })}
          download
          className="ml-auto inline-flex min-h-12 items-center rounded-sm border-2 border-ink px-5 font-semibold hover:bg-sunk"
        >
          Export CSV
        </a>
      </div>
    </div>
  );
}

/** The selected source stays in the list even if the new range has no count for it. */
function SourceChoice({ view, sources, onView }: Pick<FunnelControlsProps, 'view' | 'sources' | 'onView'>) {
  const all = [ALL_PAGES, ALL_CAMPAIGNS];
  const isMissing = !all.includes(view.source) && !sources.some(({ source }) => source === view.source);
  const pages = sources.filter(({ source }) => !isCampaignSource(source));
  const campaigns = sources.filter(({ source }) => isCampaignSource(source));
  return (
    <label className="min-w-0 text-sm font-semibold">
      Source
      <select
        name="source"
        value={view.source}
        onChange={({ target }) => onView({ source: target.value })}
        className="field mt-1.5 block max-w-full font-normal"
      >
        <option value={ALL_PAGES}>All pages</option>
        <option value={ALL_CAMPAIGNS}>All campaigns</option>
        {pages.length > 0 && <Options label="Page" sources={pages} />}
        {campaigns.length > 0 && <Options label="Campaign" sources={campaigns} />}
        {isMissing && <option value={view.source}>Not in these days</option>}
      </select>
    </label>
  );
}

function Options({ label, sources }: { label: string; sources: FunnelFigures['sources'] }) {
  return (
    <optgroup label={label}>
      {sources.map(({ source, name }) => (
        <option key={source} value={source}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

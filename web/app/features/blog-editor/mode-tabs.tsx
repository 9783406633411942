import { useMemo } from 'react';
import { whyNotVisual } from './visual-guard';

type Mode = 'source' | 'visual';
type ModeTabsProps = { mode: Mode; html: string; onChoose: (mode: Mode) => void };

const MODES: { mode: Mode; label: string }[] = [
  { mode: 'source', label: 'HTML' },
  { mode: 'visual', label: 'Visual' },
];

/**
 * Tabs for source and visual editing. The visual editor is offered only if it preserves every character of the source.
 */
export function ModeTabs({ mode, html, onChoose }: ModeTabsProps) {
  const reason = useMemo(() => (mode === 'visual' ? null : whyNotVisual(html)), [mode, html]);
  return (
    <fieldset aria-label="Edit as" className="flex flex-wrap items-center justify-end gap-x-3">
      {reason !== null && <p className="text-sm text-soft">{reason}</p>}
      <div className="flex">
        {MODES.map(({ mode: one, label }) => (
          <button
            key={one}
            type="button"
            aria-pressed={mode === one}
            disabled={one === 'visual' && reason !== null}
            onClick={() => onChoose(one)}
            className="min-h-12 border-b-[3px] border-transparent px-4 font-semibold disabled:text-soft disabled:opacity-65 aria-pressed:border-signal"
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

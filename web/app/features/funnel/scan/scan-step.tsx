import { CheckIcon, SpinnerIcon } from '../../../components/ui/icons';
import { ProgressBar } from '../../../components/ui/progress-bar';
import type { StepFrame, StepState } from './scan-timeline';

const WORDS: Record<StepState, string> = { waiting: 'Waiting', running: 'In progress', done: 'Done' };

export function ScanStep({ step, number }: { step: StepFrame; number: number }) {
  const { text, state, percent } = step;
  return (
    <li className="flex gap-4 p-4 sm:p-5" aria-current={state === 'running' ? 'step' : undefined}>
      <StepSign state={state} number={number} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-4">
          <p className={state === 'waiting' ? 'text-soft' : 'font-semibold'}>{text}</p>
          <p className="figures w-11 shrink-0 text-right text-sm text-soft" aria-hidden="true">
            {Math.floor(percent)}%
          </p>
        </div>
        <div className="mt-2.5">
          <ProgressBar
            label={text}
            valueText={state === 'running' ? `${Math.floor(percent / 10) * 10} percent` : WORDS[state]}
            percent={percent}
            tone={state === 'done' ? 'good' : 'signal'}
          />
        </div>
      </div>
    </li>
  );
}

function StepSign({ state, number }: { state: StepState; number: number }) {
  const shape = 'mt-0.5 inline-flex size-9 shrink-0 items-center justify-center rounded-sm border-2';
  if (state === 'done') {
    return (
      <span className={`${shape} border-good bg-good-tint text-good`}>
        <CheckIcon />
        <span className="sr-only">Done</span>
      </span>
    );
  }
  return (
    <span aria-hidden="true" className={`${shape} ${state === 'running' ? 'border-ink' : 'border-line text-soft'}`}>
      {state === 'running' ? <SpinnerIcon /> : <span className="font-display font-bold">{number}</span>}
    </span>
  );
}

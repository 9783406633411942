import { SCAN_STEPS, SCAN_TIMING } from '@named-first/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { SpinnerIcon } from '../../../components/ui/icons';
import { resultsPath } from '../funnel-address';
import { runScan } from './run-scan';
import { ScanStep } from './scan-step';
import { type ScanFrame, scanFrame } from './scan-timeline';

const STILL_WAITING = 'Your site is taking its time to answer. We wait for it.';

/** Continues to the results when both the animation and the request have ended. */
export function ScanPage({ website }: { website: string }) {
  const frame = useScanFrame();
  const score = useScanScore(website);
  const navigate = useNavigate();
  const isWaiting = frame.isOver && score === null;

  useEffect(() => {
    if (!frame.isOver || score === null) return;
    // Replace the history entry, so that Back leads from the results to the form instead of into another scan.
    void navigate(resultsPath({ website, score }), { replace: true });
  }, [frame.isOver, score, website, navigate]);

  return (
    <div className="wrap max-w-3xl pt-10 md:pt-16">
      <h1 className="text-3xl font-extrabold">Analyzing Your Website</h1>
      <p className="mt-3 text-lg text-soft">
        Reading <strong className="font-semibold wrap-anywhere text-ink">{website}</strong> the way an assistant does.
      </p>
      <noscript>
        <p className="mt-5 rounded-sm border border-edge bg-sunk p-4 font-medium">
          The scan needs JavaScript, which is off in this browser. Turn it on and load this page again, or{' '}
          <a href="/contact" className="underline underline-offset-4 hover:text-signal">
            ask us to scan your site
          </a>
          .
        </p>
      </noscript>
      <ol className="ticket mt-8 divide-y divide-line">
        {frame.steps.map((step, index) => (
          <ScanStep key={step.text} step={step} number={index + 1} />
        ))}
      </ol>
      <p className="mt-5 flex min-h-7 items-center gap-2 text-soft">
        {isWaiting && (
          <>
            <SpinnerIcon /> {STILL_WAITING}
          </>
        )}
      </p>
      <p role="status" className="sr-only">
        {isWaiting ? STILL_WAITING : announcement(frame)}
      </p>
    </div>
  );
}

function announcement({ steps, current }: ScanFrame): string {
  if (current === 0) return 'The scan has started.';
  if (steps.every((step) => step.state === 'done')) return 'All steps are done. Your results come next.';
  return `Step ${current} of ${SCAN_STEPS.length}: ${steps[current - 1]?.text}`;
}

function useScanScore(website: string): number | null {
  const [score, setScore] = useState<number | null>(null);
  useEffect(() => {
    let isShown = true;
    void runScan(website).then((found) => isShown && setScore(found));
    return () => {
      isShown = false;
    };
  }, [website]);
  return score;
}

function useScanFrame(): ScanFrame {
  const [frame, setFrame] = useState(() => scanFrame(0));
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => {
      const next = scanFrame(performance.now() - start);
      setFrame(next);
      if (next.isOver) clearInterval(timer);
    }, 1000 / SCAN_TIMING.framesPerSecond);
    return () => clearInterval(timer);
  }, []);
  return frame;
}

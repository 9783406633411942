import { scoreBand, scoreLevel } from '@named-first/contract/score-bands';
import { type WhatIfReport, whatIf } from '@named-first/contract/what-if';

const FILL = { good: 'fill-good-fill', moderate: 'fill-warn-fill', low: 'fill-bad-fill' };

/** Updates the what-if at each click, with the same calculation as the server's when the form is sent. */
export function tryFixes(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-what-if]');
  if (!form) return;
  const report = JSON.parse(form.dataset.whatIf ?? 'null') as WhatIfReport;
  form.querySelector('[data-without-script]')?.remove();
  const show = () => showOutcome(form, report);
  form.addEventListener('change', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  // A browser that returns to the page may restore checkboxes that the server does not know about.
  addEventListener('pageshow', show);
}

function showOutcome(form: HTMLFormElement, report: WhatIfReport): void {
  const ticked = form.querySelectorAll<HTMLInputElement>('input[data-check]:checked');
  const { score, gained, caps } = whatIf(
    report,
    [...ticked].map((box) => box.dataset.check ?? ''),
  );
  if (score === null) return;
  const tell = (name: string, words: string) => {
    const place = form.querySelector(`[data-outcome=${name}]`);
    if (place && place.textContent !== words) place.textContent = words;
  };
  tell('score', String(score));
  tell('band', scoreBand(score));
  tell('gained', gained > 0 ? `, ${gained} more` : '');
  tell('cap', caps[0] ? `Still capped at ${caps[0].limit}. ${caps[0].reason}` : '');
  const bar = form.querySelector('rect + rect');
  bar?.setAttribute('width', `${score}%`);
  bar?.setAttribute('class', FILL[scoreLevel(score)]);
}

import {
  CREDIT,
  type Insight,
  longDate,
  type ScanReport,
  STATUS_WORDS,
  standingOf,
  weightedShare,
} from '@named-first/contract';
import { Disclosure } from './disclosure';
import { Section } from './section';

/** The calculation of the score as a sum that readers can check. */
export function HowScored({ report }: { report: ScanReport }) {
  const { method, notes, pages, engineVersion, scannedAt } = report;
  return (
    <Section id="method" title="How the score is worked out" intro={method}>
      {report.insights.some(({ weight }) => weight > 0) && <Sum report={report} />}
      {notes.length > 0 && (
        <>
          <h3 className="mt-8 text-lg">Worth knowing</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 break-words marker:text-soft">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      {pages.length > 0 && <Pages pages={pages} />}
      <p className="mt-6 text-sm text-soft">
        Measured {longDate(scannedAt)} with engine {engineVersion}. Scores of different engines are not compared
        unawares: every change to a check, weight or cap raises that number.
      </p>
    </Section>
  );
}

function Sum({ report: { insights, caps, score, baseScore } }: { report: ScanReport }) {
  const { earned, measuredWeight, percent } = weightedShare(insights);
  return (
    <div className="ticket may-break overflow-x-auto">
      <table className="sum figures w-full text-left text-sm">
        <caption className="sr-only">Every check with its weight, its result and what it earned</caption>
        <thead>
          <tr>
            <th scope="col">Check</th>
            <th scope="col">Result</th>
            <th scope="col" className="text-right">
              Weight
            </th>
            <th scope="col" className="text-right">
              Earned
            </th>
          </tr>
        </thead>
        <tbody>
          {insights.map((insight) => (
            <SumRow key={insight.id} insight={insight} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Sum of what could be measured
            </th>
            <td className="text-right">{measuredWeight}</td>
            <td className="text-right">{earned}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              {measuredWeight > 0 ? `${earned} ÷ ${measuredWeight} × 100, rounded` : 'Nothing could be measured'}
            </th>
            <td colSpan={2} className="text-right">
              {baseScore ?? percent ?? '–'}
            </td>
          </tr>
          {caps.map(({ id, limit, reason }) => (
            <tr key={id}>
              <th scope="row" colSpan={2} className="font-normal!">
                Cap: {reason}
              </th>
              <td colSpan={2} className="text-right">
                at most {limit}
              </td>
            </tr>
          ))}
          <tr className="text-base">
            <th scope="row" colSpan={2}>
              Score
            </th>
            <td colSpan={2} className="text-right font-display font-extrabold">
              {score ?? 'none'}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function SumRow({ insight }: { insight: Insight }) {
  const { title, weight, measured, status } = insight;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{STATUS_WORDS[standingOf(insight)]}</td>
      <td className="text-right">{measured ? weight : `(${weight})`}</td>
      <td className="text-right">{measured ? weight * CREDIT[status] : '–'}</td>
    </tr>
  );
}

function Pages({ pages }: Pick<ScanReport, 'pages'>) {
  return (
    <Disclosure title={pages.length === 1 ? 'The page we read' : `The ${pages.length} pages we read`}>
      <ul className="space-y-1 text-sm break-words">
        {pages.map(({ url, status, words }) => (
          <li key={url}>
            {url}{' '}
            <span className="text-soft">
              ({status === null ? 'no answer' : `HTTP ${status}`}, {words} words)
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

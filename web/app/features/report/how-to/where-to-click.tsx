import { type Fix, type HowTo, longDate, type StepsSource, stepsSourceWords } from '@named-first/contract';
import { Disclosure } from '../disclosure';

type WhereToClickProps = { changes: Fix['changes']; howTo: readonly HowTo[] };

/** Where to make each change of a fix: the steps of this site's builder first, the general ones in a disclosure. */
export function WhereToClick({ changes, howTo }: WhereToClickProps) {
  const told = changes.flatMap((change) => howTo.find((entry) => entry.change === change) ?? []);
  if (told.length === 0) return null;
  return (
    <div className="mt-5 space-y-5">
      {told.map((entry) => (
        <Change key={entry.change} entry={entry} />
      ))}
    </div>
  );
}

function Change({ entry: { title, here, general } }: { entry: HowTo }) {
  if (!here || here.state === 'unverified') {
    return (
      <div>
        <p className="font-semibold">{title}: where to click</p>
        {here && (
          <p className="mt-1 max-w-2xl text-sm text-soft">
            We found no guide for {here.name} that we could check. These steps fit most systems.
          </p>
        )}
        <Lines lines={general} />
      </div>
    );
  }
  return (
    <div>
      <p className="font-semibold">
        {title}: where to click in {here.name}
      </p>
      {here.state === 'not-possible' && (
        <p className="mt-1 max-w-2xl text-sm text-soft">{here.name} does not let you change this. Do this instead.</p>
      )}
      <Lines lines={here.steps} />
      {here.plan && (
        <p className="mt-2 text-sm text-soft">
          <strong className="font-semibold">Plan you need.</strong> {here.plan}
        </p>
      )}
      {here.source && <SourceLine source={here.source} />}
      <Disclosure title={`${title} in another system`}>
        <Lines lines={general} />
      </Disclosure>
    </div>
  );
}

function SourceLine({ source }: { source: StepsSource }) {
  const { words, site } = stepsSourceWords(source);
  return (
    <p className="mt-2 text-sm wrap-anywhere text-soft">
      {words}, read on {longDate(source.read)}:{' '}
      <a href={source.url} rel="noreferrer nofollow" className="underline">
        {site}
      </a>
    </p>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="mt-2 list-decimal space-y-1.5 pl-6 marker:font-semibold marker:text-soft">
      {lines.map((line) => (
        <li key={line} className="max-w-2xl wrap-anywhere">
          {line}
        </li>
      ))}
    </ol>
  );
}

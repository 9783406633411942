import {
  FIXED_BY_WORDS_HANDED_OVER,
  type HandedOverFix,
  type HandOverView,
  longDate,
  pathOf,
  READER_WORDS_HANDED_OVER,
} from '@named-first/contract';
import { InlineScript } from '../../../components/inline-script';
import { ButtonAnchor } from '../../../components/ui/button';
import { Disclosure } from '../disclosure';
import { EvidenceList } from '../excerpt';
import { FixSteps } from '../fix-steps';
import reportScript from '../inline/report.inline.ts?script';
import { PasteText } from '../paste-text';
import { handOverMail } from './mail-text';

export type HandOverPageProps = {
  view: HandOverView;
  token: string;
  /** The full URL of this page, for use in a mail. */
  address: string;
};

/** Every open fix for the person who maintains the site: texts, evidence and how to verify. It advertises nothing. */
export function HandOverPage({ view, token, address }: HandOverPageProps) {
  const { businessName, website, scannedAt, fixes, howTo } = view;
  return (
    <article className="wrap max-w-4xl pt-8 pb-16 md:pt-12">
      <h1 className="text-3xl md:text-4xl">For whoever runs the site of {businessName}</h1>
      <p className="mt-3 max-w-2xl">
        {website}
        {scannedAt && `, read on ${longDate(scannedAt)}`}.{' '}
        {fixes.length === 0
          ? 'There is nothing to change just now.'
          : `${fixes.length === 1 ? 'There is one change' : `There are ${fixes.length} changes, and those that matter most come first`}. For each you see what is on the site now, what to do, and how to check it. ${READER_WORDS_HANDED_OVER}`}
      </p>
      {fixes.length > 0 && (
        <>
          <div className="no-print mt-5">
            <ButtonAnchor href={pathOf('getHandOverPdf', { token })} look="plain">
              Download as PDF
            </ButtonAnchor>
          </div>
          <div className="no-print">
            <Disclosure title="Send this page by mail">
              <PasteText
                id="hand-over-mail"
                paste={{
                  label: 'Mail to copy',
                  language: 'text',
                  text: handOverMail({ businessName, website, address, fixes }),
                }}
              />
            </Disclosure>
          </div>
          <ol className="mt-8 space-y-6">
            {fixes.map((fix, index) => (
              <li key={fix.id} className="ticket may-break p-5 sm:p-6">
                <OpenFix handedOver={fix} number={index + 1} howTo={howTo} />
              </li>
            ))}
          </ol>
        </>
      )}
      <InlineScript text={reportScript} />
    </article>
  );
}

type OpenFixProps = { handedOver: HandedOverFix; number: number; howTo: HandOverView['howTo'] };

function OpenFix({ handedOver: { id, title, description, evidence, fix }, number, howTo }: OpenFixProps) {
  const proofs = fix.changes.flatMap((change) => howTo.find((entry) => entry.change === change)?.proof || []);
  return (
    <>
      <h2 id={id} className="scroll-mt-24 text-xl">
        {number}. {title}
      </h2>
      <p className="mt-1 text-sm text-soft">{FIXED_BY_WORDS_HANDED_OVER[fix.fixedBy]}</p>
      <p className="mt-2 max-w-2xl">{description}</p>
      <EvidenceList evidence={evidence} />
      <p className="mt-4 max-w-2xl">
        <strong className="font-semibold">What to do.</strong> {fix.summary}
      </p>
      <FixSteps id={`do-${id}`} fix={fix} howTo={howTo} />
      {proofs.length > 0 && (
        <>
          <p className="mt-5 font-semibold">How to check it</p>
          <ul className="mt-1 list-disc space-y-1 pl-6">
            {proofs.map((proof) => (
              <li key={proof}>{proof}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

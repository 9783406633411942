import { DOWNLOADS } from '@named-first/contract';
import { DownloadButton } from './download-button';
import { DownloadCover } from './download-cover';
import type { DownloadAnswer } from './form-post.server';

/** The block above the blog's posts. `answer` is the action's response to a no-JS form post. */
export function WhitePaperOffer({ answer }: { answer?: DownloadAnswer | undefined }) {
  const { kind, title } = DOWNLOADS['white-paper'];
  return (
    <section
      aria-labelledby="white-paper"
      className="ticket grid items-center gap-6 p-6 sm:p-8 md:grid-cols-[1fr_auto]"
    >
      <div>
        <p className="inline-block border-b-[3px] border-signal pb-1 text-sm font-semibold">
          Free {kind.toLowerCase()}
        </p>
        <h2 id="white-paper" className="mt-4 text-2xl">
          {title}
        </h2>
        <p className="mt-3 mb-6 max-w-xl text-soft">
          What the studies say about who gets named, what an assistant must be able to read before it names anyone, and
          what is worth doing first. With the sources named.
        </p>
        <DownloadButton
          document="white-paper"
          successText="Check your email for the download link."
          answer={answer?.document === 'white-paper' ? answer : undefined}
        >
          Download White Paper
        </DownloadButton>
      </div>
      <DownloadCover document="white-paper" />
    </section>
  );
}

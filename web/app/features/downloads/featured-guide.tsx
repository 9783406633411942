import { DOWNLOADS } from '@named-first/contract';
import { DownloadButton } from './download-button';
import { DownloadCover } from './download-cover';
import type { DownloadAnswer } from './form-post.server';

/** The block at the top of the Knowledge Library. `answer` is the action's response to a no-JS form post. */
export function FeaturedGuide({ answer }: { answer?: DownloadAnswer | undefined }) {
  const { title } = DOWNLOADS.guide;
  return (
    <section
      aria-labelledby="guide"
      className="ticket grid items-center gap-8 p-6 sm:p-8 md:grid-cols-[auto_1fr] lg:gap-14 lg:p-12"
    >
      <DownloadCover document="guide" />
      <div className="max-md:order-first">
        <p className="inline-block border-b-[3px] border-signal pb-1 text-sm font-semibold">Featured guide</p>
        <h2 id="guide" className="mt-4 text-3xl font-extrabold">
          {title}
        </h2>
        <p className="mt-4 mb-7 max-w-xl text-lg text-soft">
          The work in order, for an owner with an hour on a Friday: let the assistants in, make your pages plain to
          read, and give them facts they can check.
        </p>
        <DownloadButton
          document="guide"
          successText="Check your email for the white paper download link."
          answer={answer?.document === 'guide' ? answer : undefined}
        >
          Download Free Guide
        </DownloadButton>
      </div>
    </section>
  );
}

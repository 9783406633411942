import type { ReactNode } from 'react';
import { LogoMark } from './layout/logo';

type AnswerPictureProps = {
  question: string;
  business: string;
  reason: string;
  caption?: string;
  /** Content on top of the bottom of the picture. */
  children?: ReactNode;
};

/** Our recurring picture: an assistant's answer that names one business first. The others stay unread. */
export function AnswerPicture({ question, business, reason, caption, children }: AnswerPictureProps) {
  return (
    <figure className="mx-auto w-full max-w-lg">
      <div className="rounded-md border border-line bg-sheet p-5 sm:p-7">
        <p className="ml-auto w-fit max-w-[88%] rounded-md rounded-br-none bg-sunk px-4 py-3">{question}</p>
        <div className="mt-5 flex gap-3">
          <LogoMark className="mt-1 size-7 max-sm:hidden" />
          <ol className="min-w-0 flex-1 space-y-4">
            <li className="rounded-sm border-l-4 border-signal bg-signal-tint px-4 py-3">
              <p className="font-display text-xl font-bold">1. {business}</p>
              <p className="mt-1">{reason}</p>
            </li>
            <Unread number={2} widths={['w-36', 'w-11/12', 'w-2/3']} />
            <Unread number={3} widths={['w-28', 'w-10/12', 'w-1/2']} />
          </ol>
        </div>
      </div>
      {children}
      <figcaption className="mt-3 text-sm text-soft">
        {caption ?? 'An example of an assistant’s answer. The first name gets the call.'}
      </figcaption>
    </figure>
  );
}

function Unread({ number, widths: [name, ...lines] }: { number: number; widths: string[] }) {
  return (
    <li aria-hidden="true" className="px-4">
      <p className="flex items-center gap-2 font-display text-xl font-bold text-soft">
        {number}. <span className={`unread ${name}`} />
      </p>
      {lines.map((width) => (
        <p key={width}>
          <span className={`unread ${width} opacity-70`} />
        </p>
      ))}
    </li>
  );
}

import { brand, DOWNLOADS, type DownloadId } from '@named-first/contract';
import { LogoMark } from '../../components/layout/logo';

/** A drawn cover of a download. Decorative: the text next to it says the same. */
export function DownloadCover({ document }: { document: DownloadId }) {
  const { kind, title } = DOWNLOADS[document];
  return (
    <div
      aria-hidden="true"
      className="flex aspect-[17/22] w-48 flex-col rounded-sm border border-line border-l-8 border-l-signal bg-paper p-4 shadow-[0_10px_30px_rgb(0_0_0/0.14)] sm:w-52 lg:w-60"
    >
      <p className="text-sm font-semibold text-soft">{kind}</p>
      <p className="mt-3 font-display text-base leading-tight font-bold text-balance sm:text-lg lg:text-xl">{title}</p>
      <div className="mt-auto space-y-2">
        <p className="h-2.5 w-10/12 rounded-full bg-signal" />
        <p className="unread block! w-8/12" />
        <p className="unread block! w-6/12" />
      </div>
      <p className="mt-4 flex items-center gap-2 text-sm font-semibold">
        <LogoMark className="size-5" /> {brand.name}
      </p>
    </div>
  );
}

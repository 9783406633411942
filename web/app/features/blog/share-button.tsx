/** Shares the page's URL. Without our script, the button opens the popover. */
export function ShareButton({ url, title }: { url: string; title: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <>
      <button
        type="button"
        popoverTarget="share-link"
        data-share={url}
        className="no-print inline-flex min-h-12 items-center gap-2.5 rounded-sm border-2 border-ink px-4 font-semibold hover:bg-ink hover:text-paper"
      >
        <ShareIcon />
        <span data-words aria-live="polite">
          Share
        </span>
      </button>
      <div
        id="share-link"
        popover="auto"
        className="m-auto w-[min(30rem,92vw)] rounded-sm border-2 border-ink bg-sheet p-5 text-ink backdrop:bg-ink/40"
      >
        <label htmlFor="share-address" className="block font-semibold">
          Address of this post
        </label>
        <input type="text" id="share-address" readOnly defaultValue={url} className="field mt-2" />
        <a href={mail} className="mt-3 inline-flex min-h-12 items-center font-semibold underline underline-offset-4">
          Send it by e-mail
        </a>
      </div>
    </>
  );
}

function ShareIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 15V3M7 7.5l5-5 5 5M5.5 11.5h-2v10h17v-10h-2" strokeLinejoin="round" />
    </svg>
  );
}

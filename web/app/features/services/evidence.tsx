import type { ServiceText } from './service-text';

/** The evidence for the work, each item with its source, and next to it what is not known. */
export function Evidence({ findings, unknown }: Pick<ServiceText, 'findings' | 'unknown'>) {
  return (
    <section aria-labelledby="evidence" className="mt-16 border-y border-line bg-sunk py-14">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1.6fr_1fr]">
        <div>
          <h2 id="evidence" className="text-2xl">
            How we know that it matters
          </h2>
          <ul className="mt-6 space-y-6">
            {findings.map(({ says, source, url }) => (
              <li key={says} className="border-l-4 border-ink pl-5">
                <p>{says}</p>
                <p className="mt-1 text-sm">
                  <a
                    href={url}
                    className="inline-block text-soft underline underline-offset-4 hover:text-signal max-md:py-3"
                  >
                    {source}
                  </a>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div className="ticket h-fit p-6">
          <h3 className="text-xl">What nobody knows</h3>
          <p className="mt-3">{unknown}</p>
        </div>
      </div>
    </section>
  );
}

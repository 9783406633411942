import { buttonClass } from '../../components/ui/button';

/** The free scan form on the home page. A plain HTML form, because this page does not run React. */
export function ScanBand() {
  return (
    <section aria-labelledby="scan-band" className="mt-16 border-y border-line bg-band text-on-band">
      <div className="wrap grid items-end gap-x-12 gap-y-6 py-12 lg:grid-cols-[1fr_1.2fr]">
        <div>
          <h2 id="scan-band" className="text-2xl">
            What do assistants see on your site?
          </h2>
          <p className="mt-3 text-on-band-soft">
            26 checks, one score, plain words. It takes half a minute and costs nothing.{' '}
            <a href="/free-scan" className="font-semibold text-on-band underline underline-offset-4">
              How the free scan works
            </a>
          </p>
        </div>
        <form action="/scan" method="get" className="gap-3 sm:flex sm:items-end">
          <div className="flex-1">
            <label htmlFor="home-website" className="mb-1.5 block font-semibold">
              Your website
            </label>
            <input
              type="text"
              id="home-website"
              name="website"
              required
              minLength={3}
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="yourbusiness.com"
              className="field"
            />
          </div>
          <button type="submit" className={buttonClass('on-band', 'min-h-[3.25rem] max-sm:mt-3 max-sm:w-full')}>
            Scan My Website Now
          </button>
        </form>
      </div>
    </section>
  );
}

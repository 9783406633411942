/** Placeholder names, as the specification requires: an agency puts its own clients here. */
const NAMES = ['Northside Heating & Air', 'Clearwater Plumbing', 'Ridgeline Roofing', 'Sunfield Solar'];

export function TrustedBy() {
  return (
    <section aria-labelledby="trusted-by" className="wrap mt-20">
      <div className="gap-x-12 border-y border-line py-6 lg:flex lg:items-baseline">
        <h2 id="trusted-by" className="font-sans text-base font-semibold tracking-normal text-soft">
          Trusted by
        </h2>
        <ul className="grid flex-1 gap-x-8 gap-y-2 font-display text-lg font-bold max-lg:mt-3 sm:grid-cols-2 lg:flex lg:justify-between">
          {NAMES.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Placeholder names, as the specification asks: an agency puts its own clients here. */
const NAMES = ['Northside Heating & Air', 'Clearwater Plumbing', 'Ridgeline Roofing', 'Sunfield Solar'];

export function TrustedBy() {
  return (
    <section aria-labelledby="trusted-by" className="wrap mt-20">
      <div className="flex flex-wrap items-baseline gap-x-10 gap-y-4 border-y border-line py-6">
        <h2 id="trusted-by" className="font-sans text-base font-semibold tracking-normal text-soft">
          Trusted by
        </h2>
        <ul className="flex flex-1 flex-wrap justify-between gap-x-8 gap-y-2 font-display text-lg font-bold">
          {NAMES.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

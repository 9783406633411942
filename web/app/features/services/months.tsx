import type { ServiceText } from './service-text';

export function Months({ months }: Pick<ServiceText, 'months'>) {
  return (
    <section aria-labelledby="months" className="wrap mt-16">
      <h2 id="months" className="text-2xl">
        What we do, month by month
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-8 md:grid-flow-col md:auto-cols-fr">
        {months.map(({ when, work }) => (
          <li key={when} className="border-t-[3px] border-ink pt-4">
            <h3 className="text-xl">{when}</h3>
            <p className="mt-2 text-soft">{work}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

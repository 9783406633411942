import { COMPARISON, type ComparisonValue, isInEveryPlan, PLANS, planOf, type Service } from '@named-first/contract';

const inWords = (value: ComparisonValue): string => (typeof value === 'string' ? value : value ? 'Yes' : 'No');

/** What each plan includes of the service: its rows of the plan comparison. */
export function PlanLevels({ service: { title, from }, rows }: { service: Service; rows: readonly string[] }) {
  const compared = COMPARISON.filter(({ name }) => rows.includes(name));
  return (
    <section aria-labelledby="plans" className="min-w-0">
      <h2 id="plans" className="text-2xl">
        Which plan has it
      </h2>
      <p className="mt-4">
        {isInEveryPlan(from) ? 'Every plan includes it' : `It begins with the ${planOf(from).name} plan`}, at{' '}
        <span className="figures">${planOf(from).price} a month</span>. There is no setup fee and no contract.
      </p>
      <table className="mt-5 w-full border-t-[3px] border-ink text-left">
        <caption className="sr-only">{title} by plan</caption>
        <thead>
          <tr className="align-bottom text-sm">
            <th scope="col" className="py-3 pr-3 font-semibold">
              Plan
            </th>
            {compared.map(({ name }) => (
              <th key={name} scope="col" className="py-3 pr-3 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {PLANS.map(({ id, name, price }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="py-3 pr-3 font-semibold">
                {name} <span className="block text-sm font-normal text-soft">${price} a month</span>
              </th>
              {compared.map((row) => (
                <td key={row.name} className="py-3 pr-3">
                  {inWords(row[id])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { planOf, type ServiceSlug, serviceOf } from '@named-first/contract';
import { ClosingCall } from '../../components/closing-call';
import { Evidence } from './evidence';
import { Months } from './months';
import { OtherServices } from './other-services';
import { PlanLevels } from './plan-levels';
import { ServiceHero } from './service-hero';
import type { ServiceText } from './service-text';
import { SERVICE_TEXTS } from './texts';

export function ServicePage({ slug }: { slug: ServiceSlug }) {
  const service = serviceOf(slug);
  const text = SERVICE_TEXTS[slug];
  return (
    <>
      <ServiceHero service={service} lead={text.lead} />
      <section aria-labelledby="what" className="wrap mt-16">
        <h2 id="what" className="text-2xl">
          What it is
        </h2>
        {text.what.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-3xl">
            {paragraph}
          </p>
        ))}
      </section>
      <Evidence findings={text.findings} unknown={text.unknown} />
      <Months months={text.months} />
      <div className="wrap mt-16 grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <PlanLevels service={service} rows={text.comparison} />
        <Limits limits={text.limits} />
      </div>
      <Questions questions={text.questions} />
      <OtherServices slug={slug} />
      <ClosingCall
        title="See where you stand first"
        first={{ label: 'Scan My Website', path: '/free-scan' }}
        second={{ label: 'View Pricing Plans', path: '/pricing' }}
      >
        The scan is free, takes under a minute and asks for no card. If the work makes sense to you then, the{' '}
        {planOf(service.from).name} plan is month to month.
      </ClosingCall>
    </>
  );
}

function Limits({ limits }: Pick<ServiceText, 'limits'>) {
  return (
    <section aria-labelledby="limits">
      <h2 id="limits" className="text-2xl">
        What it does not do
      </h2>
      <ul className="mt-5 space-y-4">
        {limits.map((limit) => (
          <li key={limit} className="border-t border-line pt-4">
            {limit}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ questions }: Pick<ServiceText, 'questions'>) {
  return (
    <section aria-labelledby="questions" className="wrap mt-20">
      <h2 id="questions" className="text-2xl">
        Questions buyers ask
      </h2>
      <div className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {questions.map(({ question, answer }) => (
          <div key={question} className="border-t-[3px] border-ink pt-4">
            <h3 className="text-lg">{question}</h3>
            <p className="mt-2 text-soft">{answer}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

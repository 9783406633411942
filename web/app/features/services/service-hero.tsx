import { isInEveryPlan, planOf, type Service } from '@named-first/contract';
import { ServiceIcon } from '../../components/service-icon';
import { ButtonAnchor } from '../../components/ui/button';
import { ArrowRightIcon } from '../../components/ui/icons';
import { serviceTrail } from './service-trail';

export function ServiceHero({ service, lead }: { service: Service; lead: string }) {
  return (
    <section className="wrap pt-8 md:pt-10">
      <Trail service={service} />
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.6fr_1fr]">
        <div>
          <h1 className="text-3xl font-extrabold max-sm:max-w-[9.4em]">{service.title}</h1>
          <p className="mt-6 max-w-3xl text-lg">{lead}</p>
        </div>
        <PlanTicket service={service} />
      </div>
    </section>
  );
}

function Trail({ service }: { service: Service }) {
  const [home, page] = serviceTrail(service);
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <a href={home?.path} className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4">
            {home?.name}
          </a>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{page?.name}</li>
      </ol>
    </nav>
  );
}

function PlanTicket({ service: { slug, text, from } }: { service: Service }) {
  const { name, price } = planOf(from);
  return (
    <div className="ticket p-6">
      <ServiceIcon slug={slug} className="size-8" />
      <p className="mt-4">{text}</p>
      <p className="mt-5 border-t border-line pt-4">
        <strong className="figures block font-display text-2xl font-extrabold">
          {`$${price}`} <span className="font-sans text-base font-normal">a month</span>
        </strong>
        <span className="text-soft">
          {isInEveryPlan(from) ? `In every plan, from ${name} on` : `In the ${name} plan and every larger one`}
        </span>
      </p>
      <ButtonAnchor href="/pricing" className="mt-5 w-full">
        Compare the plans <ArrowRightIcon />
      </ButtonAnchor>
    </div>
  );
}

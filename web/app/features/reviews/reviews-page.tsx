import { brand, TESTIMONIAL_STATS, TESTIMONIALS, TESTIMONIALS_ARE_EXAMPLES } from '@named-first/contract';
import { ClosingCall } from '../../components/closing-call';
import { TestimonialCard } from './testimonial-card';
import { VideoPlace } from './video-place';

const [, , rating] = TESTIMONIAL_STATS;

export function ReviewsPage() {
  return (
    <>
      <section className="wrap pt-10 md:pt-14">
        <h1 className="text-4xl font-extrabold">What our clients say</h1>
        <p className="mt-6 max-w-2xl text-lg text-soft">
          A plumber, a roofer, a law firm, a dentist: what changed in their week once assistants could read them, trust
          them and say their name. Clients rate us {rating.figure} out of 5 stars.
        </p>
        <Stats />
      </section>
      <section aria-labelledby="testimonials" className="wrap mt-16">
        <h2 id="testimonials" className="text-2xl">
          Six trades, six stories
        </h2>
        <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {TESTIMONIALS.map((testimonial) => (
            <li key={testimonial.name} className="flex">
              <TestimonialCard {...testimonial} />
            </li>
          ))}
        </ul>
        {TESTIMONIALS_ARE_EXAMPLES && (
          <p className="mt-5 text-sm text-soft">
            These six are examples with made-up names. Clients’ own words take their place as they allow it.
          </p>
        )}
      </section>
      <VideoPlace />
      {brand.profiles.length > 0 && <Elsewhere />}
      <ClosingCall
        title="Ready to be the next one named?"
        first={{ label: 'View Pricing Plans', path: '/pricing' }}
        second={{ label: 'Book Free Consultation', path: '/contact' }}
      >
        Choose a plan, or tell us about your business first. A person answers within 24 hours.
      </ClosingCall>
    </>
  );
}

function Stats() {
  return (
    <dl className="mt-10 grid grid-cols-2 gap-x-8 gap-y-6 border-t-[3px] border-ink pt-6 lg:grid-cols-4">
      {TESTIMONIAL_STATS.map(({ figure, words }) => (
        <div key={words} className="flex flex-col-reverse justify-end">
          <dt className="text-soft">{words}</dt>
          <dd className="font-display text-3xl font-extrabold tracking-tight">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where a visitor can verify us independently. */
function Elsewhere() {
  return (
    <section aria-labelledby="elsewhere" className="wrap mt-16">
      <h2 id="elsewhere" className="text-2xl">
        Check us elsewhere
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-8">
        {brand.profiles.map(({ name, url }) => (
          <li key={url}>
            <a href={url} className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4">
              {brand.name} on {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

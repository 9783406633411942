import type { Testimonial } from '@named-first/contract';

export function TestimonialCard({ quote, name, role, business, trade, town, month }: Testimonial) {
  return (
    <figure className="ticket flex w-full flex-col p-6">
      <div className="flex items-center justify-between gap-4">
        <FiveStars />
        <span className="text-sm font-semibold text-soft">{trade}</span>
      </div>
      <blockquote className="mt-4 mb-6 text-lg">
        <p>{quote}</p>
      </blockquote>
      <figcaption className="mt-auto border-t border-line pt-4">
        <p className="font-display text-lg font-bold">{name}</p>
        <p className="text-sm text-soft">
          {role}, {business}
        </p>
        <p className="text-sm text-soft">
          {town}, {month}
        </p>
      </figcaption>
    </figure>
  );
}

const STAR = 'm10 1 2.8 5.9 6.5.8-4.8 4.5 1.3 6.4L10 15.4l-5.8 3.2 1.3-6.4L.7 7.7l6.5-.8Z';

function FiveStars() {
  return (
    <svg
      viewBox="0 0 108 20"
      className="h-5 w-27 shrink-0 fill-current text-ink"
      role="img"
      aria-label="5 out of 5 stars"
    >
      {[0, 22, 44, 66, 88].map((x) => (
        <path key={x} d={STAR} transform={`translate(${x})`} />
      ))}
    </svg>
  );
}

const STEPS = [
  {
    title: 'AI Knowledge Base Creation',
    text: 'We read your site the way an assistant does, ask you what is missing, and write it all down: services, prices, towns, hours, proof. You read and approve every line.',
    gives: 'One set of facts, the same everywhere',
  },
  {
    title: 'Strategic Community Seeding',
    text: 'The facts go to work outside your site: directories, your Google profile, and the threads where people in your towns ask for your trade.',
    gives: 'Sources that agree with you',
  },
  {
    title: 'Continuous Optimization',
    text: 'We ask the assistants what your customers ask, look who is named and why, and mend what held you back. Every month you read what moved.',
    gives: 'One page a month, in plain words',
  },
];

export function Process() {
  return (
    <section aria-labelledby="process" className="wrap mt-20">
      <p className="font-semibold text-soft">How it works</p>
      <h2 id="process" className="mt-2 text-3xl font-extrabold">
        Three steps, in this order
      </h2>
      <ol className="mt-10 grid gap-x-8 gap-y-10 md:grid-cols-3">
        {STEPS.map(({ title, text, gives }, index) => (
          <li key={title} className="flex flex-col border-t-[3px] border-ink pt-5">
            <p aria-hidden="true" className="font-display text-4xl font-extrabold tracking-tight text-signal">
              {index + 1}
            </p>
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-3 mb-5 text-soft">{text}</p>
            <p className="mt-auto font-semibold">{gives}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

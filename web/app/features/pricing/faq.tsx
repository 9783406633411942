import { FAQ } from '@named-first/contract';

export function Faq() {
  return (
    <section aria-labelledby="faq" className="wrap mt-20">
      <h2 id="faq" className="text-3xl font-extrabold">
        Frequently asked questions
      </h2>
      <ul className="mt-8 grid gap-5 md:grid-cols-2">
        {FAQ.map(({ question, answer }) => (
          <li key={question} className="ticket p-6">
            <h3 className="text-xl">{question}</h3>
            <p className="mt-2 text-soft">{answer}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { brand } from '@named-first/contract';
import { ClosingCall } from '../../components/closing-call';
import { Pillars } from './pillars';
import { Problem } from './problem';
import { Process } from './process';

export function WhatIsPage() {
  return (
    <>
      <section className="wrap pt-10 md:pt-14">
        <h1 className="text-4xl font-extrabold">{`What is ${brand.name}?`}</h1>
        <p className="mt-6 max-w-3xl text-lg leading-normal text-soft sm:text-xl sm:leading-normal">
          {`${brand.name} is an ${brand.trade} in ${brand.place}`}, for home services and other local businesses. When
          somebody asks ChatGPT, Siri, Perplexity or Google AI who to call, we do the work that makes yours the name in
          the answer.
        </p>
      </section>
      <Problem />
      <Pillars />
      <Process />
      <ClosingCall
        title="Why Act Now?"
        first={{ label: 'View Pricing Plans', path: '/pricing' }}
        second={{ label: 'See My Score First', path: '/free-scan' }}
      >
        Being named takes a while to build: results usually show in 30-60 days for AI citations and 90-120 days for
        traditional SEO. The shop down the road can start this week. So can you, month to month, with 30 days to get
        your money back.
      </ClosingCall>
    </>
  );
}

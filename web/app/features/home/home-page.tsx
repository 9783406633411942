import { brand, publicPage } from '@named-first/contract';
import { AnswerPicture } from '../../components/answer-picture';
import { ButtonAnchor } from '../../components/ui/button';
import { ArrowRightIcon } from '../../components/ui/icons';
import { Closing } from './closing';
import { HeroStats } from './hero-stats';
import { ScanBand } from './scan-band';
import { ScoreTicket } from './score-ticket';
import { SearchPerformance } from './search-performance';
import { Services } from './services';
import { TrustedBy } from './trusted-by';
import { WhyChoose } from './why-choose';

export function HomePage() {
  return (
    <>
      <Hero />
      <ScanBand />
      <SearchPerformance />
      <TrustedBy />
      <Services />
      <WhyChoose />
      <Closing />
    </>
  );
}

function Hero() {
  return (
    <section className="wrap pt-10 md:pt-14">
      <div className="grid items-center gap-12 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h1 className="text-4xl font-extrabold">{brand.tagline}</h1>
          <p className="mt-6 max-w-xl text-lg text-soft">
            Your next customer asks ChatGPT, Siri or Google AI who to call. It reads a few websites and names one.{' '}
            {`${brand.name} is an ${brand.trade} in ${brand.place}.`} We help local service businesses be easy to read,
            easy to trust and easy to name.
          </p>
          <div className="mt-8 flex gap-3 max-sm:flex-col">
            <ButtonAnchor href="/pricing">
              Get Started Today <ArrowRightIcon />
            </ButtonAnchor>
            <ButtonAnchor href={publicPage('what-is').path} look="plain">
              Learn More <span aria-hidden="true">›</span>
            </ButtonAnchor>
          </div>
        </div>
        <AnswerPicture
          question="Water is coming through my ceiling. Who’s a good plumber near me that picks up at night?"
          business="Your business"
          reason="Picks up at night, has its prices on the site, and neighbors say they come within the hour."
          caption="An example: an assistant’s answer, and the score of the site it read. The first name gets the call."
        >
          <ScoreTicket />
        </AnswerPicture>
      </div>
      <HeroStats />
    </section>
  );
}

import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../components/ui/button';
import { ArrowRightIcon } from '../../components/ui/icons';
import { Toaster } from '../../components/ui/toaster';
import { Categories } from './categories';
import type { NewsletterAnswer } from './form-post.server';
import { Newsletter } from './newsletter';
import { Resources } from './resources';

type KnowledgePageProps = {
  /** The featured guide with its download dialog. */
  guide: ReactNode;
  newsletter: NewsletterAnswer | undefined;
};

export function KnowledgePage({ guide, newsletter }: KnowledgePageProps) {
  return (
    <>
      <section className="wrap pt-10 md:pt-16">
        <h1 className="text-4xl font-extrabold">Knowledge Library</h1>
        <p className="mt-5 max-w-2xl text-lg text-soft">
          How assistants choose who to name, and what an owner can do about it. Written for people who run vans, not
          servers.
        </p>
        <ButtonAnchor href="/blog" look="plain" className="mt-7">
          Read the Blog <ArrowRightIcon />
        </ButtonAnchor>
      </section>
      <div className="wrap mt-12">{guide}</div>
      <Categories />
      <Resources />
      <Newsletter answer={newsletter} />
      <Toaster />
    </>
  );
}

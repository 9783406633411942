import { brand } from '@named-first/contract';
import { SiteLayout } from '../../components/layout/site-layout';
import { ButtonAnchor } from '../../components/ui/button';

/** Shown when a page broke on our side. */
export function ErrorPage() {
  return (
    <SiteLayout>
      <title>{`Something went wrong | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap max-w-3xl py-16 md:py-24">
        <h1 className="text-3xl font-extrabold">Something went wrong on our side</h1>
        <p className="mt-4 text-lg">
          The page could not be put together just now. Try again in a moment, or call us at{' '}
          <a href={`tel:${brand.phone.e164}`} className="font-semibold underline underline-offset-4">
            {brand.phone.display}
          </a>
          .
        </p>
        <ButtonAnchor href="/" look="plain" className="mt-8">
          Go to the home page
        </ButtonAnchor>
      </div>
    </SiteLayout>
  );
}

import { brand } from '@named-first/contract';
import { isRouteErrorResponse } from 'react-router';
import { ButtonAnchor } from '../../components/ui/button';
import { NotFound } from './not-found';

/** Shown instead of a page that failed: not found, or a server error. */
export function PageProblem({ error }: { error: unknown }) {
  const { status = 500, data = null } = isRouteErrorResponse(error) ? error : {};
  if (status !== 404) return <Broken words={status === 503 ? data : null} />;
  return (
    <>
      <title>404 Page Not Found</title>
      <meta name="robots" content="noindex" />
      <NotFound />
    </>
  );
}

/** @param words the reason, if the server gave one. */
function Broken({ words }: { words: string | null }) {
  return (
    <div className="wrap py-16 md:py-24">
      <title>{`Something went wrong | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-2xl">
        <h1 className="text-3xl font-extrabold">Something went wrong on our side</h1>
        <p className="mt-4 text-lg">
          {words ?? 'Please try again in a moment.'} Or call us at{' '}
          <a href={`tel:${brand.phone.e164}`} className="font-semibold underline underline-offset-4">
            {brand.phone.display}
          </a>
          .
        </p>
        <ButtonAnchor href="/" look="plain" className="mt-8">
          Go to the home page
        </ButtonAnchor>
      </div>
    </div>
  );
}

import { ButtonAnchor } from '../../components/ui/button';
import { ArrowRightIcon } from '../../components/ui/icons';

export function NotFound() {
  return (
    <div className="wrap grid gap-8 py-16 md:py-24">
      <div className="max-w-2xl">
        <p aria-hidden="true" className="flex items-center gap-3 font-display text-xl font-bold text-soft">
          1. <span className="unread w-48" />
        </p>
        <h1 className="mt-4 text-3xl font-extrabold max-sm:max-w-[8em]">404 Page Not Found</h1>
        <p className="mt-4 text-lg">Did you forget to add the page to the router?</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href="/free-scan">
          Free AI Scan <ArrowRightIcon />
        </ButtonAnchor>
        <ButtonAnchor href="/" look="plain">
          Go to the home page
        </ButtonAnchor>
      </div>
    </div>
  );
}

import { ArrowLeftIcon } from '../../components/ui/icons';

export function BackToBlog() {
  return (
    <a
      href="/blog"
      className="inline-flex min-h-12 items-center gap-2 font-semibold underline decoration-2 underline-offset-4 hover:text-signal"
    >
      <ArrowLeftIcon /> Back to Blog
    </a>
  );
}

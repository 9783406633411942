import { clsx } from 'clsx';
import { LogoMark } from '../../components/layout/logo';

type PostPictureProps = {
  src: string | null;
  /** The alternative text; empty if text next to the picture says the same. */
  alt?: string;
  isHero?: boolean;
  className?: string;
};

/**
 * A post's picture, cropped to the shape of a share card. Its space is reserved before it loads, whatever its own
 * shape.
 */
export function PostPicture({ src, alt = '', isHero = false, className }: PostPictureProps) {
  const shape = clsx('aspect-[1200/630] w-full bg-sunk', className);
  if (!src) return <Standin className={shape} />;
  return (
    <img
      src={src}
      alt={alt}
      width={1200}
      height={630}
      className={clsx(shape, 'object-cover')}
      {...(isHero ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}

/** The site's logo as a placeholder for posts without a picture. */
function Standin({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={clsx(className, 'flex items-center justify-center')}>
      <LogoMark className="size-16 opacity-60" />
    </div>
  );
}

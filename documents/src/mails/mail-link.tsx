import type { ReactNode } from 'react';
import { Link } from 'react-email';
import { styles } from './mail-styles.ts';

/** A link among words: in our blue, and underlined, so that its color is not all that tells it from them. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={styles.link}>
      {children}
    </Link>
  );
}

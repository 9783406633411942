import type { ReactNode } from 'react';
import { Link } from 'react-email';
import { styles } from './mail-styles.ts';

/** A link within text, blue and underlined, so that color is not the only difference. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={styles.link}>
      {children}
    </Link>
  );
}

import { brand } from '@named-first/contract';

export const WHAT_IS_PATH = `/what-is-${brand.slug}`;

/** The links of the top bar and of the drawer, in order. */
export const NAVIGATION = [
  { label: 'Home', path: '/' },
  { label: `What is ${brand.name}`, path: WHAT_IS_PATH },
  { label: 'Free AI Scan', path: '/free-scan' },
  { label: 'Pricing', path: '/pricing' },
  { label: 'Reviews', path: '/reviews' },
  { label: 'Knowledge', path: '/knowledge' },
] as const;

import { brand } from '@named-first/contract';

/** The links of the top bar and of the drawer, in order. */
export const NAVIGATION = [
  { label: 'Home', path: '/' },
  { label: `What is ${brand.name}`, path: `/what-is-${brand.slug}` },
  { label: 'Free AI Scan', path: '/free-scan' },
  { label: 'Pricing', path: '/pricing' },
  { label: 'Reviews', path: '/reviews' },
  { label: 'Knowledge', path: '/knowledge' },
] as const;

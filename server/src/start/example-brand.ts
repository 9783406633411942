import { isLoopback, type Settings } from '../settings/settings.ts';

/** The warning for a public site that still uses the example agency; null if there is nothing to warn about. */
export function exampleBrandWarning(
  brand: { isExample: boolean; name: string },
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): string | null {
  if (!brand.isExample || isLoopback(new URL(publicUrl).hostname)) return null;
  return `The agency shown at ${publicUrl} is the example "${brand.name}": its address, people, registration number and figures are made up. Replace contract/src/brand.ts and contract/src/testimonials.ts, then set isExample to false.`;
}

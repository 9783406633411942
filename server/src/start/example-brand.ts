import { isLoopback, type Settings } from '../settings/settings.ts';

/**
 * What to say when the site can be reached by others and still carries the made-up agency; null when there is nothing
 * to say.
 */
export function exampleBrandWarning(
  brand: { isExample: boolean; name: string },
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): string | null {
  if (!brand.isExample || isLoopback(new URL(publicUrl).hostname)) return null;
  return `The agency shown at ${publicUrl} is the example "${brand.name}": its address, people, registration number and figures are made up. Replace contract/src/brand.ts and contract/src/testimonials.ts, then set isExample to false.`;
}

/**
 * The score of MDN's HTTP Observatory for a response over TLS, by its published rules: 100 points minus deductions,
 * plus bonus points if the score is at least 90 without them.
 *
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 * https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 */

export type Rating = { score: number; modifiers: Record<string, number> };

const MIN_FOR_BONUS = 90;
const SIX_MONTHS_SECONDS = 15_768_000;
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

type Directives = Map<string, string[]>;

/**
 * Rates one response. The redirect from http and the preload list depend on the proxy and on browsers, so they are not
 * rated.
 */
export function rateAnswer(headers: Headers, body: string): Rating {
  const policy = parsePolicy(headers.get('Content-Security-Policy') ?? '');
  const modifiers: Record<string, number> = {
    'content-security-policy': policyModifier(policy),
    cookies: cookieModifier(headers.getSetCookie()),
    'cross-origin-resource-sharing': sharingModifier(headers),
    'referrer-policy': referrerModifier(headers.get('Referrer-Policy')),
    'strict-transport-security': transportModifier(headers.get('Strict-Transport-Security')),
    'subresource-integrity': integrityModifier(headers.get('Content-Type') ?? '', body),
    'x-content-type-options': headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framingModifier(policy, headers.get('X-Frame-Options')),
    'cross-origin-resource-policy': resourceModifier(headers.get('Cross-Origin-Resource-Policy')),
  };
  const points = Object.values(modifiers);
  const withoutBonus = points.filter((one) => one < 0).reduce((sum, one) => sum + one, 100);
  const bonus = points.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
  return { score: withoutBonus >= MIN_FOR_BONUS ? withoutBonus + bonus : Math.max(0, withoutBonus), modifiers };
}

/** Returns null if the policy is missing or invalid, for example because it repeats a directive. */
function parsePolicy(header: string): Directives | null {
  const directives: Directives = new Map();
  for (const directive of header
    .split(';')
    .map((text) => text.trim().toLowerCase())
    .filter(Boolean)) {
    const [name = '', ...sources] = directive.split(/\s+/);
    if (directives.has(name)) return null;
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return directives.size > 0 ? directives : null;
}

function policyModifier(policy: Directives | null): number {
  if (!policy) return -25;
  const sourcesOf = (name: string) => withoutIgnored(policy.get(name) ?? policy.get('default-src') ?? ['*']);
  const [script, style, object] = [sourcesOf('script-src'), sourcesOf('style-src'), sourcesOf('object-src')];
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  if (script.some((one) => [...BROAD, ...INLINE].includes(one)) || object.some((one) => BROAD.includes(one)))
    return -20;
  if (active.some(isInsecure)) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(sourcesOf).some(isInsecure)) return -10;
  if (style.some((one) => [...BROAD, ...INLINE].includes(one))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

/** Browsers ignore `unsafe-inline` in addition to a nonce or a hash. */
function withoutIgnored(sources: string[]): string[] {
  const named = sources.some((one) => /^'(?:sha(?:256|384|512)|nonce)-/.test(one));
  return named ? sources.filter((one) => one !== "'unsafe-inline'") : sources;
}

function isInsecure(source: string): boolean {
  return source.startsWith('http:') || source.startsWith('ftp:');
}

function cookieModifier(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  const all = (attribute: RegExp) => cookies.every((cookie) => attribute.test(cookie));
  if (!all(/;\s*secure/i)) return -40;
  if (!all(/;\s*httponly/i)) return -30;
  return all(/;\s*samesite=(?:lax|strict)/i) ? 5 : 0;
}

function sharingModifier(headers: Headers): number {
  const open = headers.get('Access-Control-Allow-Origin') !== null;
  return open && headers.get('Access-Control-Allow-Credentials') === 'true' ? -50 : 0;
}

function referrerModifier(header: string | null): number {
  if (header === null) return 0;
  return PRIVATE_REFERRERS.includes(header.split(',').at(-1)?.trim() ?? '') ? 5 : -5;
}

function transportModifier(header: string | null): number {
  const seconds = Number(/max-age=(\d+)/i.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= SIX_MONTHS_SECONDS ? 0 : -10;
}

/** Our pages load only their own scripts. A script from another site is the worst case here. */
function integrityModifier(type: string, body: string): number {
  if (!type.startsWith('text/html')) return 0;
  const loaded = [...body.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  if (loaded.some(([, address = '']) => !/^\/(?!\/)/.test(address))) return -50;
  return loaded.some(([tag]) => /\sintegrity="sha(?:256|384|512)-/.test(tag)) ? 5 : 0;
}

function framingModifier(policy: Directives | null, header: string | null): number {
  const ancestors = policy?.get('frame-ancestors');
  if (ancestors && !ancestors.some((one) => BROAD.includes(one))) return 5;
  return /^(?:deny|sameorigin)$/i.test(header ?? '') ? 0 : -20;
}

function resourceModifier(header: string | null): number {
  if (header === null || header === 'cross-origin') return 0;
  return header === 'same-origin' || header === 'same-site' ? 10 : -5;
}

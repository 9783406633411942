import type { Headers } from '../../artifacts.ts';

/** Only this many bytes are searched: interstitials are short, and real pages should not be read twice. */
const LOOKED_AT = 64 * 1024;

/** A page served with 2xx can be a bot challenge only if it is this short. */
const SHORT_PAGE_BYTES = 60 * 1024;

/** Titles of interstitials with their vendors. Whole titles: "Access denied" within a sentence does not count. */
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/^just a moment\.{0,3}$/i, 'cloudflare'],
  [/^please wait\.{0,3} \| cloudflare$/i, 'cloudflare'],
  [/^attention required! \| cloudflare$/i, 'cloudflare'],
  [/^access denied \| .{1,80} used cloudflare to restrict access$/i, 'cloudflare'],
  [/^pardon our interruption\.{0,3}$/i, 'imperva'],
  [/^ddos-guard$/i, 'ddos-guard'],
  [/^sucuri website firewall - access denied$/i, 'sucuri'],
  [/^one moment, please\.{0,3}$/i, 'imunify360'],
  [/^robot challenge screen$/i, 'siteground'],
  [/^vercel security checkpoint$/i, 'vercel'],
  [
    /^(?:checking your browser.{0,60}|verify(?:ing)? (?:that )?you are (?:a )?human.{0,40}|human verification|are you a robot\??|robot or human\??|security check(?:point)?)$/i,
    'unknown',
  ],
];

/** Texts that occur only in a vendor's challenge page, not in a widget on a normal page. */
const MARKERS: readonly (readonly [string, string])[] = [
  ['window._cf_chl_opt', 'cloudflare'],
  ['/cdn-cgi/challenge-platform/h/', 'cloudflare'],
  ['captcha-delivery.com', 'datadome'],
  ['errors.edgesuite.net', 'akamai'],
  ['_Incapsula_Resource', 'imperva'],
  ['Incapsula incident ID', 'imperva'],
  ['px-captcha', 'perimeterx'],
  ['/.well-known/sgcaptcha/', 'siteground'],
  ['sucuri.net/privacy-policy', 'sucuri'],
  ['awsWafCookieDomainList', 'aws'],
];

/**
 * The vendor of a bot challenge if the response is one, otherwise null. Cloudflare documents `cf-mitigated: challenge`
 * (developers.cloudflare.com/cloudflare-challenges, "Detect a challenge page response"), AWS `x-amzn-waf-action`. A
 * normal page may contain a Turnstile or reCAPTCHA widget, so with 2xx a marker alone proves nothing.
 */
export function detectChallenge(status: number, headers: Headers, body: Uint8Array): string | null {
  if (headers['cf-mitigated']?.toLowerCase().includes('challenge')) return 'cloudflare';
  if (/\b(?:challenge|captcha)\b/i.test(headers['x-amzn-waf-action'] ?? '')) return 'aws';
  if (headers['sg-captcha']) return 'siteground';
  const served = status >= 200 && status < 300;
  if (served && body.length > SHORT_PAGE_BYTES) return null;
  if (status === 404 || status === 410 || body.length === 0) return null;
  const text = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, LOOKED_AT)).toString('latin1');
  const title = titleOf(text);
  const titled = TITLES.find(([pattern]) => pattern.test(title))?.[1] ?? null;
  if (served) return titled !== null && !hasProse(text) ? (markerOf(text) ?? titled) : null;
  return markerOf(text) ?? titled;
}

function titleOf(text: string): string {
  const open = text.search(/<title\b/i);
  if (open < 0) return '';
  const start = text.indexOf('>', open) + 1;
  const end = text.indexOf('<', start);
  return start === 0 || end < 0
    ? ''
    : text
        .slice(start, Math.min(end, start + 200))
        .replace(/\s+/g, ' ')
        .trim();
}

function markerOf(text: string): string | null {
  return MARKERS.find(([marker]) => text.includes(marker))?.[1] ?? null;
}

/** An interstitial has a sentence or two; an article titled "Just a moment" has paragraphs. */
function hasProse(text: string): boolean {
  return (text.match(/<(?:p|li|h[1-6])\b/gi)?.length ?? 0) > 8;
}

import { describe, expect, it } from 'vitest';
import { detectChallenge } from './challenge.ts';

const body = (html: string) => new TextEncoder().encode(html);
const prose = '<p>We fix drains in Boise.</p>'.repeat(12);

describe('a bot challenge', () => {
  it.each([
    ['the header that Cloudflare documents', 403, { 'cf-mitigated': 'challenge' }, '', 'cloudflare'],
    ["Cloudflare's interstitial title", 503, {}, '<title>Just a moment...</title>', 'cloudflare'],
    ["Cloudflare's interstitial under 200", 200, {}, '<title>Just a moment...</title><p>Checking</p>', 'cloudflare'],
    [
      "DataDome's script on a refusal",
      403,
      {},
      '<script src="https://ct.captcha-delivery.com/c.js"></script>',
      'datadome',
    ],
    ["Akamai's reference page", 403, {}, '<title>Access Denied</title> https://errors.edgesuite.net/18.abc', 'akamai'],
    ["Imperva's frame", 403, {}, '<iframe src="/_Incapsula_Resource?x=1"></iframe>', 'imperva'],
    ["Imperva's title", 200, {}, '<title>Pardon Our Interruption...</title>', 'imperva'],
    ['the header of AWS', 202, { 'x-amzn-waf-action': 'challenge' }, '', 'aws'],
    ["SiteGround's captcha", 202, { 'sg-captcha': 'challenge' }, '', 'siteground'],
  ])('is known by %s', (_name, status, headers, html, vendor) => {
    expect(detectChallenge(status, headers as Record<string, string>, body(html))).toBe(vendor);
  });

  it.each([
    [
      'a page with a Turnstile widget',
      200,
      `<title>Contact Joe</title><div class="cf-turnstile"></div><script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>${prose}`,
    ],
    [
      'a page with a DataDome script',
      200,
      `<title>Joe</title><script src="https://ct.captcha-delivery.com/c.js"></script>${prose}`,
    ],
    ['an article with the title of an interstitial', 200, `<title>Just a moment...</title>${prose}`],
    ['a title that only contains the words', 200, '<title>Just a moment: how to fix a tap</title>'],
    ['a plain refusal', 403, '<title>403 Forbidden</title><h1>Forbidden</h1>'],
    ['a missing page', 404, '<title>Just a moment...</title>'],
    ['an empty refusal', 403, ''],
  ])('is not %s', (_name, status, html) => {
    expect(detectChallenge(status, {}, body(html))).toBeNull();
  });
});

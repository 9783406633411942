/** A website as the scan sees it: always the whole site, starting at its home page. */
export type Website = {
  /** ASCII (punycode) host name in lower case, as typed: `www.example.com`. */
  host: string;
  /** The key under which scans of the same site are found: the host without a leading `www.`. */
  site: string;
  /** `https://host/`, or `http://host/` when the visitor typed http. */
  url: string;
};

export type WebsiteProblem = 'required' | 'invalid';

export const WEBSITE_MESSAGES: Record<WebsiteProblem, string> = {
  required: 'Website URL is required',
  invalid: 'Please enter a valid website URL or domain (e.g., example.com or www.example.com)',
};

export type ParsedWebsite = { ok: true; website: Website } | { ok: false; problem: WebsiteProblem; message: string };

/**
 * RFC 1035 §2.3.4 limits on labels and names. The top-level label must be letters only or punycode, so an IP address
 * never passes.
 */
const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const TOP_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
const MAX_INPUT_LENGTH = 2048;

/**
 * Parses the website that a visitor typed. Accepts a bare domain or an http(s) URL. Drops path, query and fragment,
 * because a scan covers the whole site. Rejects URLs with a user name or with a port other than 80 or 443, IP
 * addresses, and single-label names.
 */
export function parseWebsite(text: string): ParsedWebsite {
  const typed = text.trim();
  if (typed.length < 3) return refuse('required');
  if (typed.length > MAX_INPUT_LENGTH) return refuse('invalid');
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(typed)?.[0].toLowerCase();
  if (scheme && scheme !== 'http://' && scheme !== 'https://') return refuse('invalid');
  const url = tryUrl(scheme ? typed : `https://${typed}`);
  if (!url || !looksTyped(typed, scheme)) return refuse('invalid');
  if (url.username || url.password || (url.port !== '' && url.port !== '80' && url.port !== '443')) {
    return refuse('invalid');
  }
  const host = url.hostname.replace(/\.$/, '').toLowerCase();
  if (!isDomain(host)) return refuse('invalid');
  const protocol = scheme === 'http://' ? 'http:' : 'https:';
  return { ok: true, website: { host, site: host.replace(/^www\./, ''), url: `${protocol}//${host}/` } };
}

/**
 * The URL parser tolerates white space, backslashes and control characters inside an address. A visitor who typed them
 * did not mean a website.
 */
function looksTyped(typed: string, scheme: string | undefined): boolean {
  const authority = typed.slice(scheme?.length ?? 0).split(/[/?#]/, 1)[0] ?? '';
  return authority !== '' && !/[\s\\<>"'`{}|^%\p{Cc}]/u.test(authority);
}

function isDomain(host: string): boolean {
  if (host.length > 253) return false;
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  return labels.length >= 2 && TOP_LABEL.test(top) && labels.slice(0, -1).every((label) => LABEL.test(label));
}

function tryUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function refuse(problem: WebsiteProblem): ParsedWebsite {
  return { ok: false, problem, message: WEBSITE_MESSAGES[problem] };
}

import { type Fetched, received } from '../../artifacts.ts';
import { decodeText } from '../text/decode-text.ts';
import { noRobotsRules, parseRobots, ROBOTS_READ_LIMIT, type RobotsRules } from './robots-rules.ts';

/**
 * The result of requesting `/robots.txt`. `refused`: a 4xx other than 404 and 410 (RFC 9309 §2.3.1.3: still means no
 * rules); `unreachable`: 5xx, 429 or no response (§2.3.1.4: complete disallow).
 */
export type RobotsFileState = 'valid' | 'absent' | 'refused' | 'not-text' | 'unreachable' | 'unmeasured';

export type RobotsFile = { state: RobotsFileState; text: string; rules: RobotsRules };

/**
 * Interprets the response to `/robots.txt` (RFC 9309 §2.3.1): success is parsed, 4xx means no rules, 5xx and no
 * response mean complete disallow; Google treats 429 as a server error
 * (developers.google.com/crawling/docs/robots-txt/robots-txt-spec).
 */
export function deriveRobotsFile(fetched: Fetched): RobotsFile {
  const state = stateOf(fetched);
  const answer = received(fetched);
  if (state !== 'valid' || !answer) return { state, text: '', rules: noRobotsRules() };
  const body = answer.body.subarray(0, ROBOTS_READ_LIMIT);
  // RFC 9309 §2.2: the file is UTF-8, whatever the header says.
  const { text } = decodeText(body, 'text/plain; charset=utf-8');
  return { state, text, rules: parseRobots(text) };
}

function stateOf(fetched: Fetched): RobotsFileState {
  switch (fetched.state) {
    case 'ok':
    case 'too-large':
      return 'valid';
    case 'absent':
      return fetched.status === 404 || fetched.status === 410 ? 'absent' : 'refused';
    case 'blocked':
      // A bot challenge served as 2xx or 5xx is a page, not a rule; a 5xx still counts as a server error.
      if (fetched.status === 429 || fetched.status >= 500) return 'unreachable';
      return fetched.status < 300 ? 'not-text' : 'refused';
    case 'server-error':
    case 'timed-out':
    case 'unreachable':
      return 'unreachable';
    case 'wrong-type':
      return 'not-text';
    case 'redirected':
      // RFC 9309 §2.3.1.2: after five redirects a crawler may treat the file as unavailable, that is, as absent.
      return 'refused';
    case 'not-fetched':
      return 'unmeasured';
  }
}

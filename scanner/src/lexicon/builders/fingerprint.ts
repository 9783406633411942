/**
 * A trace that a builder leaves on its sites and other systems do not. Each row names where the trace is, so that rows
 * of different places are independent: the text of an article can forge neither.
 */
export type Fingerprint =
  /** Content of the `generator` tag. */
  | { by: 'generator'; matches: RegExp }
  /** Host of a script, stylesheet or picture, including its subdomains. Links that visitors click do not count. */
  | { by: 'asset-host'; host: string }
  /** Part of the path of a script, stylesheet or picture on the site's own host. */
  | { by: 'asset-path'; path: string }
  /** Response header, name in lower case. */
  | { by: 'header'; name: string; matches: RegExp }
  /** Host of the site itself, including its subdomains. */
  | { by: 'own-host'; host: string }
  /** Literal text inside a tag or a comment of the source. */
  | { by: 'markup'; text: string }
  /** Literal text of an inline script. */
  | { by: 'script'; text: string };

export type FingerprintPlace = Fingerprint['by'];

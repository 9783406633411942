/** `a plumber`, `an electrician`, `an HVAC contractor`. */
export function withArticle(noun: string): string {
  return `${/^(?:[aeio]|HVAC|MRI|u(?!ni|se))/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `plumbing companies`, `churches`, `plumbers`. */
export function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return `${noun}s`;
}

const PREFIX = /^(?:https?:\/\/(?:www\.)?schema\.org\/(?:#)?|schema:)/i;

/**
 * A schema.org type or property without its prefix: `https://schema.org/Plumber` and `schema:Plumber` are `Plumber`.
 */
export function schemaName(written: string): string {
  const name = written.trim();
  return name.includes(':') ? name.replace(PREFIX, '') : name;
}

/** Whether everything is repeated in full, as for merged code and before a release. */
export const IS_THOROUGH = Boolean(process.env.THOROUGH);

/**
 * How often a test repeats something, such as killing a process or judging a random site: `usual` times, or `thorough`
 * times if `THOROUGH` is set.
 */
export function times({ usual, thorough }: { usual: number; thorough: number }): number {
  return IS_THOROUGH ? thorough : usual;
}

/**
 * How often a test repeats something, such as killing a process or judging a random site: `usual` times, or `thorough`
 * times if `THOROUGH` is set.
 */
export function times({ usual, thorough }: { usual: number; thorough: number }): number {
  return process.env.THOROUGH ? thorough : usual;
}

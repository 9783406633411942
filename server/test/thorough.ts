/**
 * How often a test repeats something that chance decides, such as when a process is killed: `usual` times, or
 * `thorough` times when `THOROUGH` is set.
 */
export function times({ usual, thorough }: { usual: number; thorough: number }): number {
  return process.env.THOROUGH ? thorough : usual;
}

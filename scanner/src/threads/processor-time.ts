/** Adds up user and system processor time in milliseconds. */
export function totalMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

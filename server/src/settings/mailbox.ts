/** The bare address of a mailbox that may be written with a name before it, as in `Name <address>`. */
export function addressOfMailbox(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim();
}

/** The bare address of a mailbox, which may include a name as in `Name <address>`. */
export function addressOfMailbox(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim();
}

/** Words around and in place of the name of a business. */
export type NameWords = Readonly<Record<never, never>>;

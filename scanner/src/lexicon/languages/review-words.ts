/** Words by which a customer's text differs from a business's. */
export type ReviewWords = Readonly<Record<never, never>>;

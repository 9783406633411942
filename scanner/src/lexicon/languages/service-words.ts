/** Words around and in place of the services that a business lists. */
export type ServiceWords = Readonly<Record<never, never>>;

/** Words about help in an emergency and at any hour. */
export type EmergencyWords = Readonly<Record<never, never>>;

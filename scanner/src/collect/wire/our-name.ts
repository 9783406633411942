export const USER_AGENT = 'NamedFirstBot/1.0 (+https://namedfirst.com/free-scan)';
/** Our product token in robots.txt. */
export const ROBOTS_TOKEN = 'NamedFirstBot';

/** One page stylesheet for each page, by the id of its route, and `whole` for every other: see `page-stylesheets.ts`. */
declare module '*.css?inline&sheets' {
  const sheets: { whole: string } & Partial<Record<string, string>>;
  export default sheets;
}

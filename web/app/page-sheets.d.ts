/** One sheet for each page, by the id of its route, and `whole` for every other: see `page-sheets.ts`. */
declare module '*.css?inline&sheets' {
  const sheets: { whole: string } & Partial<Record<string, string>>;
  export default sheets;
}

/** A script for a page without a framework, bundled with its imports into one text: see `inline-scripts.ts`. */
declare module '*.inline.ts?script' {
  const text: string;
  export default text;
}

/** The `integrity` attribute of a script that is loaded by its `?url`: see `script-integrity.ts`. */
declare module '*.js?integrity' {
  const integrity: string;
  export default integrity;
}

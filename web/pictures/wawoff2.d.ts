declare module 'wawoff2' {
  /** Unpacks a WOFF2 file into the TrueType file it was made from. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}

declare module 'wawoff2' {
  /** Unpacks a WOFF2 file into TrueType. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}

/** Loads the page again after some seconds in a browser without scripts; with them, a script looks without reloading. */
export function RefreshWithoutScript({ seconds }: { seconds: number }) {
  const html = `<meta http-equiv="refresh" content="${seconds}">`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; React would move the element to the head, where it would refresh everybody
  return <noscript dangerouslySetInnerHTML={{ __html: html }} />;
}

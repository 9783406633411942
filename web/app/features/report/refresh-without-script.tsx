/** Reloads the page after some seconds in a browser without scripts. With scripts, polling replaces this. */
export function RefreshWithoutScript({ seconds }: { seconds: number }) {
  const html = `<meta http-equiv="refresh" content="${seconds}">`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our constant; React would move the element into the head
  return <noscript dangerouslySetInnerHTML={{ __html: html }} />;
}

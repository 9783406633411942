/**
 * Browsers put inline styles on what they join or split, to keep its look (`<span style>`, `<p style>`). The returned
 * function takes those away; what was in the text from the beginning has no `style`, so none is the writer's.
 */
export function keepClean(root: HTMLElement): () => void {
  return () => {
    for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
      element.removeAttribute('style');
      if (element.localName === 'span' && element.attributes.length === 0) element.replaceWith(...element.childNodes);
    }
    for (const font of root.querySelectorAll('font')) font.replaceWith(...font.childNodes);
  };
}

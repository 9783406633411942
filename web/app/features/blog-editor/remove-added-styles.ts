/**
 * Browsers add inline styles to elements that they join or split, to preserve their look (`<span style>`, `<p style>`).
 * The returned function removes them. The text had no `style` when editing began, so none of them is the writer's.
 */
export function removeAddedStyles(root: HTMLElement): () => void {
  return () => {
    for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
      element.removeAttribute('style');
      if (element.localName === 'span' && element.attributes.length === 0) element.replaceWith(...element.childNodes);
    }
    for (const font of root.querySelectorAll('font')) font.replaceWith(...font.childNodes);
  };
}

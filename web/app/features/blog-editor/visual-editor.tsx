import { type ClipboardEvent, useEffect, useRef } from 'react';
import { keepClean } from './keep-clean';
import { VisualToolbar } from './visual-toolbar';

type VisualEditorProps = { html: string; labelId: string; errorId: string; onChange: (html: string) => void };

/**
 * Edits what the browser made of the HTML, in place: what nobody touches is given back as it was. The caller asks
 * `whyNotVisual` first. What may run is left to the content security policy, as on the post's own page.
 */
export function VisualEditor({ html, labelId, errorId, onChange }: VisualEditorProps) {
  const body = useRef<HTMLDivElement>(null);
  const change = useRef(onChange);
  change.current = onChange;

  useEffect(() => {
    const element = body.current;
    if (!element) return;
    document.execCommand('defaultParagraphSeparator', false, 'p');
    document.execCommand('styleWithCSS', false, 'false');
    const clean = keepClean(element);
    const onInput = () => {
      clean();
      change.current(element.innerHTML);
    };
    element.addEventListener('input', onInput);
    return () => element.removeEventListener('input', onInput);
  }, []);

  // What was typed here is there already: only what comes from beside is put in.
  useEffect(() => {
    if (body.current && body.current.innerHTML !== html) body.current.innerHTML = html;
  }, [html]);

  return (
    <div className="mb-1 rounded-sm border-2 border-edge focus-within:border-ink">
      <VisualToolbar />
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot show what a post looks like */}
      <div
        ref={body}
        role="textbox"
        aria-multiline="true"
        aria-labelledby={labelId}
        aria-describedby={errorId}
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        onPaste={pasteAsText}
        onDrop={(event) => event.preventDefault()}
        className="post-body visual-body"
      />
    </div>
  );
}

/** Another program's styles have no place in a post. */
function pasteAsText(event: ClipboardEvent): void {
  event.preventDefault();
  document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
}

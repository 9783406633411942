import { type ClipboardEvent, useEffect, useRef } from 'react';
import { removeAddedStyles } from './remove-added-styles';
import { VisualToolbar } from './visual-toolbar';

type VisualEditorProps = { html: string; labelId: string; errorId: string; onChange: (html: string) => void };

/**
 * Edits what the browser parsed from the HTML, in place: parts that nobody edits come back unchanged. The caller must
 * check `whyNotVisual` first. The content security policy decides what may run, as on the post's page.
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
    const clean = removeAddedStyles(element);
    const onInput = () => {
      clean();
      change.current(element.innerHTML);
    };
    element.addEventListener('input', onInput);
    return () => element.removeEventListener('input', onInput);
  }, []);

  // Typed text is already in the element, so only changes from outside are inserted.
  useEffect(() => {
    if (body.current && body.current.innerHTML !== html) body.current.innerHTML = html;
  }, [html]);

  return (
    <div className="mb-1 rounded-sm border-2 border-edge focus-within:border-ink">
      <VisualToolbar />
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot show formatted text */}
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

/** Styles of other programs do not belong in a post. */
function pasteAsText(event: ClipboardEvent): void {
  event.preventDefault();
  document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
}

import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightSpecialChars, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import { styleNonce } from '../../components/page-style';
import type { SourceProps } from './content-field';

const COLORS = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: 'var(--color-signal)' },
  { tag: tags.attributeName, color: 'var(--color-warn)' },
  { tag: [tags.attributeValue, tags.string], color: 'var(--color-good)' },
  { tag: [tags.comment, tags.documentMeta, tags.processingInstruction], color: 'var(--color-soft)' },
  { tag: [tags.character, tags.keyword, tags.number], color: 'var(--color-bad)' },
  { tag: tags.heading, fontWeight: '700' },
]);

/** HTML with highlighting. Tab leaves the editor, as in every other field. */
export default function SourceEditor({ value, labelId, errorId, isWrong, onChange }: SourceProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView | null>(null);
  const change = useRef(onChange);
  change.current = onChange;
  const wiring = useRef(new Compartment());

  // biome-ignore lint/correctness/useExhaustiveDependencies: created once; later changes are passed to it below
  useEffect(() => {
    if (!place.current) return;
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: value,
        extensions: [
          EditorView.cspNonce.of(styleNonce() ?? ''),
          history(),
          drawSelection(),
          highlightSpecialChars(),
          EditorView.lineWrapping,
          html({ autoCloseTags: false }),
          syntaxHighlighting(COLORS),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          wiring.current.of([]),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) change.current(state.doc.toString());
          }),
        ],
      }),
    });
    editor.current = view;
    return () => view.destroy();
  }, []);

  useEffect(() => {
    const attributes: Record<string, string> = {
      name: 'content',
      'aria-labelledby': labelId,
      'aria-describedby': errorId,
      'aria-required': 'true',
      ...(isWrong ? { 'aria-invalid': 'true' } : {}),
    };
    editor.current?.dispatch({ effects: wiring.current.reconfigure(EditorView.contentAttributes.of(attributes)) });
  }, [labelId, errorId, isWrong]);

  // Change only the part that differs (another post, an older version, an inserted picture), so that Undo and the
  // cursor survive.
  useEffect(() => {
    const view = editor.current;
    const before = view?.state.doc.toString();
    if (!view || before === undefined || before === value) return;
    view.dispatch({ changes: { from: 0, to: before.length, insert: value } });
  }, [value]);

  return <div ref={place} data-invalid={isWrong || undefined} className="source-editor" />;
}

import { lazy, Suspense, useId, useRef, useState } from 'react';
import { FieldError } from '../../components/ui/field';
import { ModeTabs } from './mode-tabs';
import { PostPreview } from './post-preview';
import { VisualEditor } from './visual-editor';
import { whyNotVisual } from './visual-guard';

/** The highlighting editor is half of this page's script, so the rest of the form does not wait for it. */
const SourceEditor = lazy(() => import('./source-editor').catch(() => ({ default: FallbackSource })));

type ContentFieldProps = { value: string; error: string | undefined; onChange: (html: string) => void };
export type SourceProps = {
  value: string;
  labelId: string;
  errorId: string;
  isWrong: boolean;
  onChange: (html: string) => void;
};

/** The content of a post as HTML source, or in the visual editor if that loses nothing. */
export function ContentField({ value, error, onChange }: ContentFieldProps) {
  const [mode, setMode] = useState<'source' | 'visual'>('source');
  const seen = useRef<string | null>(null);
  const id = useId();
  const labelId = `${id}-label`;
  const errorId = `${id}-error`;
  const source = { value, labelId, errorId, isWrong: error !== undefined, onChange };
  const changeVisually = (html: string) => {
    seen.current = html;
    onChange(html);
  };

  // The value may also change from outside (a newer save, an inserted picture): check that the visual editor still
  // supports it.
  if (mode === 'visual' && value !== seen.current) {
    seen.current = value;
    if (whyNotVisual(value) !== null) setMode('source');
  }
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-end justify-between gap-x-4">
        <span id={labelId} className="font-semibold">
          Content
        </span>
        <ModeTabs mode={mode} html={value} onChoose={setMode} />
      </div>
      {mode === 'source' ? (
        <Suspense fallback={<FallbackSource {...source} />}>
          <SourceEditor {...source} />
        </Suspense>
      ) : (
        <VisualEditor html={value} labelId={labelId} errorId={errorId} onChange={changeVisually} />
      )}
      <FieldError id={errorId} message={error} />
      {mode === 'source' && (
        <details open className="disclosure mb-5">
          <summary className="flex min-h-12 w-fit cursor-pointer items-center gap-2 font-semibold">
            <span aria-hidden="true" className="caret inline-block">
              ▾
            </span>
            Live preview
          </summary>
          <PostPreview html={value} className="h-96 resize-y" />
        </details>
      )}
    </div>
  );
}

/** Shown until the editor is loaded, and if it fails to load. */
function FallbackSource({ value, labelId, errorId, isWrong, onChange }: SourceProps) {
  return (
    <textarea
      name="content"
      required
      rows={16}
      spellCheck={false}
      aria-labelledby={labelId}
      aria-describedby={errorId}
      aria-invalid={isWrong || undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="field block font-mono text-sm!"
    />
  );
}

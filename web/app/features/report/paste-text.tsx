import { cellWords, type Paste, type PasteTable, pasteTable } from '@named-first/contract';
import { CopyIcon } from '../../components/ui/subject-icons';

type PasteTextProps = { id: string; paste: Paste };

/** The paste of a fix: text ready to copy, or a table to work through. */
export function PasteText(props: PasteTextProps) {
  const table = pasteTable(props.paste);
  return table ? <Table id={props.id} label={props.paste.label} table={table} /> : <Text {...props} />;
}

type TableProps = { id: string; label: string; table: PasteTable };

function Table({ id, label, table: { head, rows } }: TableProps) {
  return (
    <div className="mt-4 overflow-x-auto rounded-sm border border-line">
      <table id={id} className="sum stacked w-full text-left text-sm">
        <caption className="px-3 pt-2 text-left font-semibold">{label}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows keep their order, and two may be equal
            <tr key={index}>
              {row.map((cell, column) => (
                <td
                  key={head[column]}
                  data-head={head[column]}
                  className={column === 0 ? 'figures whitespace-nowrap' : 'wrap-anywhere'}
                >
                  {cellWords(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The button exists only if the script that handles it runs. */
function Text({ id, paste }: PasteTextProps) {
  const { label, language, text } = paste;
  const added = language === 'diff' ? addedLines(text) : null;
  return (
    <figure className="may-break mt-4">
      <figcaption className="mb-1.5 flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-sm font-semibold">{label}</span>
        {added !== '' && (
          <CopyButton id={id} label={label} text={added} words={added === null ? 'Copy' : 'Copy the new lines'} />
        )}
      </figcaption>
      <pre className="rounded-sm border border-line bg-sunk p-4 text-sm">
        <code id={id} className="font-mono wrap-anywhere whitespace-pre-wrap">
          {language === 'diff' ? <DiffLines text={text} /> : text}
        </code>
      </pre>
    </figure>
  );
}

type CopyButtonProps = { id: string; label: string; text: string | null; words: string };

function CopyButton({ id, label, text, words }: CopyButtonProps) {
  return (
    <button
      type="button"
      hidden
      data-copy={id}
      data-copy-text={text ?? undefined}
      aria-label={`${words}: ${label}`}
      className="no-print inline-flex min-h-12 items-center gap-2 rounded-sm border-2 border-edge bg-sheet px-4 text-sm font-semibold hover:border-ink [&[hidden]]:hidden"
    >
      <CopyIcon className="size-4" />
      <span data-words aria-live="polite">
        {words}
      </span>
    </button>
  );
}

const LINE_LOOKS: Record<string, string> = {
  '+': 'bg-good-tint text-good font-semibold',
  '-': 'bg-bad-tint text-bad line-through decoration-1',
};

/** Removed and added lines, marked by sign, stroke and color. */
function DiffLines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their order
    <span key={index} className={`-mx-4 block px-4 ${LINE_LOOKS[line[0] ?? ''] ?? ''}`}>
      {line}
      {'\n'}
    </span>
  ));
}

function addedLines(diff: string): string {
  return diff
    .split('\n')
    .filter((line) => line.startsWith('+'))
    .map((line) => line.replace(/^\+ ?/, ''))
    .join('\n');
}

import { type LessonFinding, type PasteTable, pasteTable } from '@named-first/contract';
import { Text } from 'react-email';
import { styles } from '../mail-styles.ts';

type Paste = NonNullable<Extract<LessonFinding, { state: 'found' }>['paste']>;

/** A longer list belongs in the report, not in a mail. */
const MAX_ROWS = 10;

/** The paste of a fix: text ready to copy, lines to change, or a list to work through. */
export function LessonPaste({ paste }: { paste: Paste }) {
  const table = pasteTable(paste);
  return table ? <Rows label={paste.label} table={table} /> : <Lines {...paste} />;
}

/** Uses `pre`, so that line breaks survive without CSS and in the text part. */
function Lines({ label, language, text }: Paste) {
  return (
    <>
      <Text style={{ ...styles.text, marginBottom: '6px' }}>
        <strong>{label}</strong>
        {language === 'diff' ? ' (a line with + is new, one with - goes):' : ', ready to copy:'}
      </Text>
      <pre style={styles.paste}>{text}</pre>
    </>
  );
}

/** Writes each row as one line, because side-by-side columns do not fit a phone. */
function Rows({ label, table: { head, rows } }: { label: string; table: PasteTable }) {
  return (
    <>
      <Text style={{ ...styles.text, marginBottom: '6px' }}>
        <strong>{label}</strong>
        {rows.length > MAX_ROWS ? `, the first ${MAX_ROWS} of ${rows.length}, all are in your report:` : ':'}
      </Text>
      <ul style={{ ...styles.text, paddingLeft: '24px' }}>
        {rows.slice(0, MAX_ROWS).map(([first, ...rest], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move, and two may be alike
          <li key={index} style={{ marginBottom: '6px', overflowWrap: 'anywhere' }}>
            <strong>{first}</strong>
            {rest.map((cell, column) => (cell === '' ? '' : `, ${head[column + 1]}: ${cell}`)).join('')}
          </li>
        ))}
      </ul>
    </>
  );
}

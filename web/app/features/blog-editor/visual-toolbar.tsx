/** `execCommand` is the only way that preserves the browser's Undo; every browser has these commands. */
const TOOLS: { label: string; name: string; command: string; value?: string }[] = [
  { label: 'B', name: 'Bold', command: 'bold' },
  { label: 'I', name: 'Italic', command: 'italic' },
  { label: 'H2', name: 'Heading', command: 'formatBlock', value: '<h2>' },
  { label: 'H3', name: 'Smaller heading', command: 'formatBlock', value: '<h3>' },
  { label: '¶', name: 'Paragraph', command: 'formatBlock', value: '<p>' },
  { label: '•', name: 'Bulleted list', command: 'insertUnorderedList' },
  { label: '1.', name: 'Numbered list', command: 'insertOrderedList' },
  { label: '↶', name: 'Undo', command: 'undo' },
  { label: '↷', name: 'Redo', command: 'redo' },
];

export function VisualToolbar() {
  return (
    <div role="toolbar" aria-label="Format" className="flex flex-wrap border-b border-line bg-sunk">
      {TOOLS.map(({ label, name, command, value }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          // Keeps the selection in the text when a button is clicked.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => document.execCommand(command, false, value)}
          className="inline-flex size-12 items-center justify-center font-semibold hover:bg-sheet"
        >
          <span aria-hidden="true">{label}</span>
        </button>
      ))}
    </div>
  );
}

import type { CSSProperties } from 'react';

export const colours = {
  paper: '#f8f4ea',
  sheet: '#fffdf8',
  ink: '#1a1e2a',
  soft: '#525868',
  line: '#d8cfbb',
  signal: '#1d41d1',
} as const;

const font = '"Public Sans", "Helvetica Neue", Arial, sans-serif';

/**
 * For mail programs that support a `style` element: the dark colors of the site, and smaller margins on a phone. The
 * rules select elements of the frame by tag, so templates need no extra classes.
 */
export const adaptiveStyle = `
@media (max-width: 480px) {
  .page > table > tbody > tr > td { padding: 8px 4px !important }
  .sheet > tbody > tr > td { padding: 18px 16px !important }
}
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #14171d !important }
  .sheet { background-color: #1c2028 !important; border-color: #363c48 !important; border-top-color: #f2ede1 !important }
  .sheet p, .sheet pre, .sheet h1, .sheet h2, .sheet h3, .sheet li { color: #f2ede1 !important; border-color: #767d8c !important }
  .sheet .soft { color: #b6b4ac !important }
  .sheet .track { background-color: #363c48 !important }
  .sheet a:not([style*="background"]) { color: #aabdff !important }
  .sheet hr { border-color: #363c48 !important }
}
`;

/** Many mail programs ignore stylesheets, so every element has inline styles. */
export const styles = {
  page: { backgroundColor: colours.paper, color: colours.ink, fontFamily: font, margin: 0, padding: '24px 12px' },
  sheet: {
    backgroundColor: colours.sheet,
    border: `1px solid ${colours.line}`,
    borderTop: `3px solid ${colours.ink}`,
    borderRadius: '4px',
    maxWidth: '600px',
    padding: '24px 28px',
  },
  name: { fontSize: '20px', fontWeight: 800, lineHeight: '28px', margin: '0 0 20px' },
  heading: { fontSize: '22px', fontWeight: 800, lineHeight: '28px', margin: '28px 0 8px' },
  text: { fontSize: '16px', lineHeight: '25px', margin: '0 0 14px' },
  small: { color: colours.soft, fontSize: '13px', lineHeight: '20px', margin: '0 0 8px' },
  score: { fontSize: '56px', fontWeight: 800, lineHeight: '60px', margin: '0 0 4px' },
  notice: {
    borderLeft: `4px solid ${colours.ink}`,
    fontSize: '16px',
    lineHeight: '25px',
    margin: '0 0 14px',
    paddingLeft: '14px',
  },
  written: { fontFamily: font, marginTop: '16px', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  paste: {
    border: `1px solid ${colours.line}`,
    borderRadius: '4px',
    fontFamily: 'Menlo, Consolas, monospace',
    fontSize: '13px',
    lineHeight: '20px',
    margin: '0 0 14px',
    overflowWrap: 'anywhere',
    padding: '12px 14px',
    whiteSpace: 'pre-wrap',
  },
  code: {
    border: `2px dashed ${colours.ink}`,
    borderRadius: '4px',
    display: 'inline-block',
    fontSize: '20px',
    fontWeight: 700,
    letterSpacing: '1px',
    margin: '0 0 14px',
    padding: '10px 16px',
  },
  link: { color: colours.signal, textDecoration: 'underline' },
  button: {
    backgroundColor: colours.signal,
    borderRadius: '4px',
    color: '#ffffff',
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 600,
    padding: '14px 22px',
    textDecoration: 'none',
  },
} satisfies Record<string, CSSProperties>;

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

/** Mail programs read no stylesheet, so every element carries its own. */
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

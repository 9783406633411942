/** The colors of the light theme, as in `app/styles/app.css`: pictures cannot follow a reader's theme. */
export const PAPER = {
  paper: '#f8f4ea',
  sheet: '#fffdf8',
  sunk: '#efe8d8',
  ink: '#1a1e2a',
  soft: '#525868',
  line: '#d8cfbb',
  signal: '#1d41d1',
  tint: '#e1e7fc',
  mark: '#8fa9ff',
  good: '#22884f',
  warn: '#c27c00',
  bad: '#cf3a2f',
} as const;

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

import type { FontName } from './fonts.ts';

/** The site's paper and ink colors. The three verdict colors mark only verdicts, and never without a sign or a word. */
export const colours = {
  paper: '#f8f4ea',
  sheet: '#fffdf8',
  sunk: '#f3eee1',
  ink: '#1a1e2a',
  soft: '#525868',
  line: '#d8cfbb',
  edge: '#847a66',
  signal: '#1d41d1',
  signalTint: '#e1e7fc',
  mark: '#8fa9ff',
  good: '#15693a',
  goodTint: '#dfefdc',
  goodFill: '#22884f',
  warn: '#875000',
  warnTint: '#f9e9c7',
  warnFill: '#c27c00',
  bad: '#ad241c',
  badTint: '#fae1dc',
  badFill: '#cf3a2f',
  white: '#ffffff',
} as const;

export type TextStyle = {
  readonly font: FontName;
  readonly size: number;
  /** The distance between two baselines, in points. */
  readonly leading: number;
  readonly colour: string;
};

const { ink, soft } = colours;

/** One type scale for all documents, in points. */
export const type = {
  display: { font: 'display', size: 34, leading: 37, colour: ink },
  h1: { font: 'display', size: 23, leading: 27, colour: ink },
  h2: { font: 'display', size: 15, leading: 19, colour: ink },
  h3: { font: 'strong', size: 11, leading: 15, colour: ink },
  lead: { font: 'text', size: 12, leading: 18, colour: soft },
  body: { font: 'text', size: 10, leading: 15, colour: ink },
  small: { font: 'text', size: 8.5, leading: 12.5, colour: soft },
  label: { font: 'strong', size: 8.5, leading: 12.5, colour: ink },
  cell: { font: 'text', size: 9, leading: 13, colour: ink },
  mono: { font: 'mono', size: 8, leading: 12, colour: ink },
} as const satisfies Record<string, TextStyle>;

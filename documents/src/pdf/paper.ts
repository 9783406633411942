import type { ReportPaper } from '@named-first/contract';

export type Paper = ReportPaper;

/** ISO 216 A4 and US Letter, in points. */
const SIZES: Record<Paper, readonly [width: number, height: number]> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
};

/** The size of a page and the frame of its text. */
export type PageFrame = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Between left and right. */
  textWidth: number;
};

export function pageFrame(paper: Paper): PageFrame {
  const [width, height] = SIZES[paper];
  const side = 58;
  return { width, height, left: side, right: width - side, top: 58, bottom: height - 64, textWidth: width - 2 * side };
}

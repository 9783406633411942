import {
  type AnswersView,
  brand,
  longDate,
  type RenderReportPdf,
  type ReportPart,
  type ScanReport,
  wasBusinessRead,
} from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { columns } from '../pdf/blocks/columns.ts';
import { figure } from '../pdf/blocks/figure.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import { createPdf } from '../pdf/create-pdf.ts';
import { openFontsFor } from '../pdf/fonts.ts';
import { oneLine } from '../pdf/readable-text.ts';
import { drawLogo } from '../pdf/signs.ts';
import { colours, type } from '../pdf/theme.ts';
import { answersSection } from './answers-section.ts';
import { assistantSection } from './assistant-section.ts';
import { fixSection, topFixes } from './fix-section.ts';
import { handOverSection } from './hand-over-section.ts';
import { howToSection } from './how-to-section.ts';
import { insightSection } from './insight-section.ts';
import { kindSection } from './kind-section.ts';
import { methodSection } from './method-section.ts';
import { scoreSection } from './score-section.ts';
import { truthSection } from './truth-section.ts';

/**
 * Renders the whole report as a PDF. The same report gives the same bytes. Reports of older engines show what those
 * engines measured.
 */
export const renderReportPdf: RenderReportPdf = async (report, { businessName, paper, part = 'report', answers }) => {
  const name = oneLine(businessName).trim() || report.website;
  const title = part === 'hand-over' ? `Changes for the site of ${name}` : `AI visibility report for ${name}`;
  await openFontsFor(JSON.stringify([name, report, answers]));
  return createPdf({
    title,
    subject: `What AI assistants can read on ${report.website}`,
    date: dateOf(report.scannedAt),
    paper,
    blocks: [
      ...masthead(part, name, report.finalUrl ?? report.website, longDate(report.scannedAt)),
      ...(part === 'hand-over' ? handOverSection(report) : wholeReport(report, answers)),
    ],
  });
};

function wholeReport(report: ScanReport, answers: AnswersView | undefined): Block[] {
  const told = new Set(topFixes(report).map(({ insightId }) => insightId));
  return [
    ...kindSection(report.business),
    ...scoreSection(report),
    ...assistantSection(report.assistants),
    ...fixSection(report),
    ...(wasBusinessRead(report.business) ? truthSection(report.business) : []),
    ...answersSection(answers),
    ...insightSection(report, told),
    ...howToSection(report),
    ...methodSection(report),
  ];
}

/** A fixed date for a report without a readable one, so that the bytes stay the same. */
function dateOf(iso: string): Date {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

function masthead(part: ReportPart, businessName: string, website: string, date: string): Block[] {
  const logo = figure({ height: 34, gap: 0, alt: brand.name, draw: (pen, { x, y }) => drawLogo(pen, x, y, 34) });
  return [
    columns(
      [
        [logo],
        [
          paragraph(part === 'hand-over' ? 'For whoever runs the site of' : 'AI visibility report', {
            style: type.small,
            gap: 0,
          }),
          heading(1, businessName),
        ],
      ],
      {
        shares: [1, 11],
        space: 10,
      },
    ),
    paragraph(date ? `${website} · scanned ${date}` : website, {
      style: { ...type.body, colour: colours.soft },
      gap: 6,
    }),
  ];
}

import { type Insight, kindNotice, type ScanReport, scoreBand } from '@named-first/contract';

const MARKS = { success: '✓', warning: '!', error: '✗' } as const;
const VERDICTS = { yes: '✓ yes    ', limited: '! limited', no: '✗ no     ', unknown: '? unknown' } as const;
const WIDTH = 92;
const MAX_QUOTED = 80;

/**
 * The report as plain text for a terminal, at most 92 columns wide. A status has a mark and a word in addition to its
 * color.
 */
export function terminalReport(report: ScanReport): string {
  const sections = [
    kind(report),
    header(report),
    caps(report),
    assistants(report),
    fixes(report),
    insights(report),
    footer(report),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function kind({ business }: ScanReport): string {
  const notice = kindNotice(business);
  if (!notice) return '';
  const seen = business.sampleText.length > 0 ? business.sampleText : business.kindSigns;
  return [notice.heading, wrap(notice.words, '  '), ...seen.map((sign) => wrap(`- ${withExcerpt(sign)}`, '  '))].join(
    '\n',
  );
}

/** `We saw a map: “How to find us”`: several signs of one kind differ only in what they quote. */
function withExcerpt({ words, evidence: { excerpt } }: ScanReport['business']['kindSigns'][number]): string {
  const quoted = excerpt.length > MAX_QUOTED ? `${excerpt.slice(0, MAX_QUOTED)}…` : excerpt;
  return quoted === '' ? words : `${words.replace(/\.$/, '')}: “${quoted}”`;
}

function header(report: ScanReport): string {
  const address = report.finalUrl ?? report.website;
  if (report.score === null) return `${address}\n\nNo score. ${wrap(report.scoreReason ?? '', '')}`;
  const { letIn, readable, trusted } = report.subScores;
  const part = (name: string, value: number | null) => `${name} ${value ?? 'not measured'}`;
  return [
    address,
    '',
    `Score ${report.score} of 100: ${scoreBand(report.score)}`,
    [part('Let in', letIn.score), part('Readable', readable.score), part('Trusted and named', trusted.score)].join(
      ' · ',
    ),
  ].join('\n');
}

function caps(report: ScanReport): string {
  if (report.caps.length === 0) return '';
  return report.caps.map((cap) => wrap(`Capped at ${cap.limit}: ${cap.reason}`, '  ')).join('\n');
}

function assistants(report: ScanReport): string {
  if (report.score === null) return '';
  const line = (verdict: ScanReport['assistants'][number]) =>
    wrap(`${VERDICTS[verdict.verdict]}  ${verdict.name.padEnd(11)} ${verdict.reason}`, ' '.repeat(24));
  return ['Assistant by assistant', ...report.assistants.map(line)].join('\n');
}

function fixes(report: ScanReport): string {
  const top = report.recommendations.slice(0, 3);
  if (top.length === 0) return '';
  const line = (fix: (typeof top)[number], index: number) =>
    wrap(`${index + 1}. ${fix.title} +${fix.pointsToGain} · ${fix.effort} · ${fix.fixedBy}. ${fix.description}`, '   ');
  return ['What to do first', ...top.map(line)].join('\n');
}

function insights(report: ScanReport): string {
  if (report.score === null) return '';
  let category = '';
  const lines: string[] = [];
  for (const insight of report.insights) {
    if (insight.category !== category) {
      category = insight.category;
      lines.push('', category);
    }
    lines.push(insightLines(insight));
  }
  return [`All ${report.insights.length} insights`, ...lines].join('\n');
}

function insightLines(insight: Insight): string {
  const mark = insight.measured ? MARKS[insight.status] : '?';
  const word = insight.measured ? insight.status : 'not checked';
  const head = `${mark} ${insight.title} (${word}, weight ${insight.weight})`;
  const proof = insight.evidence
    .slice(0, 2)
    .map((item) => wrap(`“${item.excerpt}” ${item.url} [${item.place}]`, '      ', '    '));
  return [head, wrap(insight.description, '    ', '    '), ...proof].join('\n');
}

function footer(report: ScanReport): string {
  return [
    ...report.notes.map((note) => wrap(`Note: ${note}`, '  ')),
    wrap(`Not visible from outside: ${report.notVisible.join('; ')}.`, '  '),
    wrap(report.method, '  '),
    `Engine ${report.engineVersion}, ${report.scannedAt}`,
  ].join('\n');
}

function wrap(text: string, indent: string, first = ''): string {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else {
      line = line.trim() === '' ? line + word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n');
}

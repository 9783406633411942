import { type Insight, type Paste, type ScanReport, scoreBand } from '@named-first/contract';
import { reportedName } from './reported-name.ts';

const WORDS = { success: 'In order', warning: 'Could be better', error: 'Needs fixing' } as const;

/** The report as one self-contained HTML file: no script, no request to anywhere. Everything read from the site is escaped. */
export function htmlReport(report: ScanReport): string {
  const name = reportedName(report);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>AI visibility report for ${escapeHtml(name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>AI visibility report for ${escapeHtml(name)}</h1>
<p>${escapeHtml(report.finalUrl ?? report.website)} · ${escapeHtml(report.scannedAt.slice(0, 10))} · engine ${escapeHtml(report.engineVersion)}</p>
${score(report)}
${assistants(report)}
${fixes(report)}
<h2>All 26 insights</h2>
${report.insights.map(insight).join('\n')}
<h2>What no outside scan can see</h2>
<ul>${report.notVisible.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>
<h2>How the score is worked out</h2>
<p>${escapeHtml(report.method)}</p>
</main>
</body>
</html>
`;
}

function score(report: ScanReport): string {
  if (report.score === null) return `<p class="score">No score</p><p>${escapeHtml(report.scoreReason ?? '')}</p>`;
  const { letIn, readable, trusted } = report.subScores;
  const parts = [
    ['Let in', letIn.score],
    ['Readable', readable.score],
    ['Trusted and named', trusted.score],
  ] as const;
  return `<p class="score">${report.score} <span>of 100 · ${scoreBand(report.score)}</span></p>
<ul>${parts.map(([label, value]) => `<li>${label}: ${value ?? 'not measured'}</li>`).join('')}</ul>
${report.caps.map((cap) => `<p class="cap">Capped at ${cap.limit}: ${escapeHtml(cap.reason)}</p>`).join('')}
${report.notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}`;
}

function assistants(report: ScanReport): string {
  const row = (verdict: ScanReport['assistants'][number]) =>
    `<tr><th scope="row">${verdict.name}</th><td>${verdict.verdict}</td><td>${escapeHtml(verdict.reason)}</td></tr>`;
  return `<h2>Assistant by assistant</h2>
<table><thead><tr><th scope="col">Assistant</th><th scope="col">Can it use your site?</th><th scope="col">Why</th></tr></thead>
<tbody>${report.assistants.map(row).join('')}</tbody></table>`;
}

function fixes(report: ScanReport): string {
  const top = report.recommendations.slice(0, 3);
  if (top.length === 0) return '';
  const item = (fix: (typeof top)[number]) =>
    `<li><strong>${escapeHtml(fix.title)}</strong> (+${fix.pointsToGain} points, ${fix.effort}, ${fix.fixedBy}) ${escapeHtml(fix.description)}</li>`;
  return `<h2>What to do first</h2><ol>${top.map(item).join('')}</ol>`;
}

function insight(item: Insight): string {
  const word = item.measured ? WORDS[item.status] : 'Not checked';
  const kind = item.measured ? item.status : 'unknown';
  const proof = item.evidence.map(
    (piece) => `<li><q>${escapeHtml(piece.excerpt)}</q> <cite>${escapeHtml(piece.url)} (${piece.place})</cite></li>`,
  );
  return `<section class="${kind}">
<h3>${escapeHtml(item.title)}</h3>
<p class="status">${word} · ${item.category} · ${item.impact} impact · weight ${item.weight}</p>
<p>${escapeHtml(item.description)}</p>
${proof.length > 0 ? `<ul class="evidence">${proof.join('')}</ul>` : ''}
${item.fix.summary ? `<p><strong>What to do:</strong> ${escapeHtml(item.fix.summary)}</p>` : ''}
${item.fix.steps.length > 0 ? `<ol>${item.fix.steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>` : ''}
${item.fix.paste.map(paste).join('')}
</section>`;
}

function paste(item: Paste): string {
  return `<figure><figcaption>${escapeHtml(item.label)}</figcaption><pre>${escapeHtml(item.text)}</pre></figure>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { margin: 0; padding: 2rem 1rem }
main { max-width: 46rem; margin: auto }
.score { font-size: 3rem; font-weight: 700; margin: 0 } .score span { font-size: 1.1rem; font-weight: 400 }
section { border-left: 4px solid gray; padding: 0 1rem; margin: 2rem 0; break-inside: avoid }
.success { border-color: #1a7f4b } .warning { border-color: #b7791f } .error { border-color: #c0392b }
.status, cite { font-size: .875rem }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid gray; vertical-align: top }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid gray; padding: 1rem } q, cite { overflow-wrap: anywhere }
`;

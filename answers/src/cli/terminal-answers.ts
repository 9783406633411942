import type { Answer, AskedAnswer } from '../answer.ts';
import { formatMicros } from '../cost.ts';

/** Formats the answers for a terminal: the questions, the replies, and where a website is cited. */
export function terminalAnswers(answers: readonly AskedAnswer[], site: string | null): string {
  const lines = answers.flatMap((asked) => linesOf(asked, site));
  return `${[...lines, '', ...summary(answers, site)].join('\n')}\n`;
}

function linesOf({ question, cohort, askedAt, answer }: AskedAnswer, site: string | null): string[] {
  const head = `── ${cohort.provider} (${cohort.served}), ${askedAt.slice(0, 10)}: ${question.text}`;
  const cited = site !== null && answer.state === 'answered' && citesSite(answer, site) ? [`   cites ${site}`] : [];
  return ['', head, ...bodyOf(answer).map((line) => `   ${line}`), ...cited];
}

function bodyOf(answer: Answer): string[] {
  switch (answer.state) {
    case 'answered':
      return [
        ...(answer.searched ? [] : ['(from memory, without a search)']),
        ...answer.text.split('\n'),
        ...answer.cited.map(({ url }) => `→ ${url}`),
      ];
    case 'refused':
      return [`(refused) ${answer.words}`];
    case 'empty':
      return ['(empty answer)'];
    case 'failed':
      return [`(no answer: ${answer.reason}) ${answer.message}`];
  }
}

/** True for the exact host and its subdomains: `notacme.example` is not `acme.example`. */
function citesSite(answer: Extract<Answer, { state: 'answered' }>, site: string): boolean {
  const wanted = site.replace(/^www\./, '');
  return answer.cited.some(({ url }) => {
    const { hostname } = new URL(url);
    return hostname === wanted || hostname.endsWith(`.${wanted}`);
  });
}

function summary(answers: readonly AskedAnswer[], site: string | null): string[] {
  const of = (state: Answer['state']) => answers.filter(({ answer }) => answer.state === state).length;
  const read = answers.filter(({ answer }) => answer.state === 'answered' && answer.searched);
  const micros = answers.reduce((sum, { answer }) => sum + (answer.state === 'failed' ? 0 : answer.cost.micros), 0);
  const counts = `${answers.length} asked: ${of('answered')} answered, ${of('refused')} refused, ${of('empty')} empty, ${of('failed')} without an answer. Cost ${formatMicros(micros)}.`;
  if (site === null) return [counts];
  const citing = read.filter(({ answer }) => answer.state === 'answered' && citesSite(answer, site)).length;
  return [counts, `${site} is cited in ${citing} of ${read.length} answers that searched.`];
}

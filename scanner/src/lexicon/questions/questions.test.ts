import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { foldedProse } from '../../understand/prose/folded.ts';
import { proseOf, sentencesWith } from '../../understand/prose/sentences.ts';
import { ANSWER_WORDS } from './index.ts';
import { CORE_IDS } from './question.ts';

const rows = Object.entries(ANSWER_WORDS).flatMap(([language, words]) =>
  Object.entries(words).flatMap(([id, row]) => row.says.map((text) => ({ language, id, row, text }))),
);

it.each(rows)('$language: $text answers "$id", and is found by its cues', ({ row, text }) => {
  const prose = foldedProse(proseOf(pageFrom(`<p>${text}</p>`)));
  const answers = sentencesWith(prose, row.cues).filter(({ lower }) =>
    row.answered.some((pattern) => pattern.test(lower)),
  );
  expect(answers.map((sentence) => sentence.text)).toEqual([text]);
});

/** Friendly sentences without information for a buyer. */
const EMPTY: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Qualität, der Sie vertrauen können.',
    'Faire Preise',
    'Kontaktieren Sie uns noch heute.',
    'Unser Team freut sich auf Sie.',
    'Zufriedenheit garantiert!',
  ],
  es: ['Calidad y confianza.', 'Precios económicos', 'Contacta con nosotros.', 'Nuestro equipo te espera.'],
  fr: ['La qualité avant tout.', 'Des prix compétitifs', 'Contactez-nous.', 'Notre équipe vous attend.'],
  it: ['Qualità e passione.', 'Prezzi competitivi', 'Contattaci.', 'Il nostro team ti aspetta.'],
  nl: ['Kwaliteit staat voorop.', 'Scherpe prijzen', 'Neem contact op.', 'Ons team staat klaar.'],
  pt: ['Qualidade e confiança.', 'Preços acessíveis', 'Entre em contato.', 'A nossa equipa espera por si.'],
};

describe.each(Object.entries(EMPTY))('%s', (language, texts) => {
  it.each(texts.map((text) => [text]))('%j answers nothing', (text) => {
    const [sentence] = foldedProse(proseOf(pageFrom(`<p>${text}</p>`))).sentences;
    const answered = Object.entries(ANSWER_WORDS[language] ?? {}).filter(([, row]) =>
      row.answered.some((pattern) => pattern.test(sentence?.lower ?? '')),
    );
    expect(answered.map(([id]) => id)).toEqual([]);
  });

  it('has words for every core question', () => {
    expect(Object.keys(ANSWER_WORDS[language] ?? {})).toEqual([...CORE_IDS]);
  });
});

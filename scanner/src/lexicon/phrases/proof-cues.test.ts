import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { foldedProse } from '../../understand/prose/folded.ts';
import { proseOf, sentencesWith } from '../../understand/prose/sentences.ts';
import { PROOF_CUES, PROOF_KINDS, type ProofKind } from './proof-cues.ts';

/** Texts that each kind must find, as people write them. */
const SAYS: Readonly<Record<ProofKind, readonly string[]>> = {
  years: ['Over 30 years', 'Seit über 30 Jahren', 'Oltre 40 anni', 'Al ruim 50 jaar'],
  experience: ['years of experience', 'jahrelange Erfahrung', 'jarenlange ervaring', 'profissionais experientes'],
  since: ['Since 1987', 'seit 1992', 'depuis 1985', 'Dal 1978', 'Sinds 1935'],
  founded: ['Established in 1988', 'Gegründet 1919', 'Fundada em 2005', 'Opgericht in 1935'],
  family: ['Family-run', 'Familienbetrieb', 'Entreprise familiale', 'inhabergeführt'],
  insured: ['Fully insured', 'Berufshaftpflichtversicherung', 'assurance décennale', 'polizza RC'],
  licensed: ['Licensed and bonded', 'als Rechtsanwältin zugelassen', "iscritta all'albo", 'erkend'],
  certified: ['ISO 9001', 'Zertifizierter Betrieb', 'Técnicos certificados', 'Gecertificeerd'],
  trained: ['highly trained staff', 'ausgebildete Fachkräfte', 'personale qualificato', 'gediplomeerde trainers'],
  studies: ['University of Exeter', 'Studium in Rostock', 'Laurea in Giurisprudenza', 'Pós-graduação em Endodontia'],
  member: ['Member of the chamber', 'Mitglied im Bundesverband', 'Ordine degli Avvocati', 'Aangesloten bij KNGF'],
  award: ['Best of Bury', 'Nederlands Kampioen 2023', 'Prix de la ville', 'award-winning'],
  guarantee: ['12-month warranty', 'Zufriedenheitsgarantie', 'Garanzia decennale', 'Tevredenheid'],
  customers: ['1,800+ clients', '500 Projekte', 'Pazienti soddisfatti', '800+ Leden'],
  rating: ['4.9 stars', '96 Bewertungen', '60 avis', 'Reseñas verificadas'],
  partner: ['Authorised dealer and partner', 'Distribuidor oficial', 'Rivenditore autorizzato', 'Partnerbetrieb'],
  specialist: ['Family law specialists', 'Friseurmeisterin', 'Meisterbetrieb', 'Professionisti', 'vakmanschap'],
  local: ['Locally operated', 'independent agency', 'conseil indépendant'],
  percent: ['100% satisfaction'],
  register: ['HRB 795517', 'KvK 86061984', 'ABN 86 877 574 316'],
  nonprofit: ['not-for-profit organization', 'gemeinnützig', 'sin ánimo de lucro'],
};

/** The word index compares only the first letters, so a master craftsman is found by other means. */
const isInIndex = (text: string): boolean => !text.includes('meisterin');

describe.each(PROOF_KINDS)('cues of the kind %s', (kind) => {
  const { pattern, cues } = PROOF_CUES[kind];

  it.each(SAYS[kind].map((text) => [text]))('find %j', (text) => {
    const prose = foldedProse(proseOf(pageFrom(`<p>${text}</p>`)));
    const sentences = isInIndex(text) ? sentencesWith(prose, cues) : prose.sentences;
    expect(sentences.some(({ lower }) => pattern.test(lower))).toBe(true);
  });

  it('are in the form of the word index', () => {
    expect(cues.filter((cue) => !/^[a-z0-9]+$/.test(cue))).toEqual([]);
  });
});

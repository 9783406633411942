import type { PersonWords } from '../language.ts';

export const people: PersonWords = {
  heads: 'titolar[ei]|fondat(?:ore|rice)|direttore|direttrice|proprietari[oa]|amministrat(?:ore|rice)',
  professions:
    'avvocat[oa]|psicolog[oa]|psicoterapeuta|fisioterapista|nutrizionista|dietista|logopedista|osteopata|podologo|dentista|odontoiatra|veterinari[oa]|fotograf[oa]|architett[oa]|parrucchier[ea]|estetista|massaggiat(?:ore|rice)|istrutt(?:ore|rice)|insegnante|notai[oa]|commercialista|geometra|ostetrica|medico|guida|chef',
  before: 'fondat[oa] da|gestit[oa] da|guidat[oa] da|dirett[oa] da',
  names: 'mi chiamo|il mio nome e',
  am: '(?<!chi )sono',
  whose: 'nostr[oa]|mi[oa]',
  teams: '(?:i nostri |i )?(?:fondatori|titolari|soci|avvocati|medici|professionisti|istruttori|insegnanti)',
  legal: 'titolare(?: del (?:trattamento|sito))?|responsabile|proprietari[oa]',
  headed: 'chi e',
  does: '(?:vi|ti) (?:accompagn\\w+|accogli\\w+|segu\\w+)|gestis\\w+|dirige|ha fondato',
  is: 'e',
  kin: 'padre|madre|figlio|figlia|fratello|sorella',
};

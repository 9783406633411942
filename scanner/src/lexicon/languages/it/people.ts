import type { PersonWords } from '../language.ts';

export const people: PersonWords = {
  roles:
    'titolar[ei]|fondat(?:ore|rice)|direttore|direttrice|proprietari[oa]|amministrat(?:ore|rice)|avvocat[oa]|psicolog[oa]|psicoterapeuta|fisioterapista|nutrizionista|dietista|logopedista|osteopata|podologo|dentista|odontoiatra|veterinari[oa]|fotograf[oa]|architett[oa]|parrucchier[ea]|estetista|massaggiat(?:ore|rice)|istrutt(?:ore|rice)|insegnante|notai[oa]|commercialista|geometra|ostetrica|medico|guida|chef',
  before: 'mi chiamo|(?<!chi )sono|fondat[oa] da|gestit[oa] da|guidat[oa] da|dirett[oa] da',
  headed: 'chi e',
  does: '(?:vi|ti) (?:accompagn\\w+|accogli\\w+|segu\\w+)|gestis\\w+|dirige|ha fondato',
  is: 'e',
  kin: 'padre|madre|figlio|figlia|fratello|sorella',
};

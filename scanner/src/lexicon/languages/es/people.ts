import type { PersonWords } from '../language.ts';

export const people: PersonWords = {
  heads: 'propietari[oa]|duen[oa]|fundador(?:a)?|director(?:a)?|gerente|titular',
  professions:
    'abogad[oa]|psicolog[oa]|fisioterapeuta|nutricionista|dentista|odontolog[oa]|veterinari[oa]|osteopata|podolog[oa]|logopeda|fotograf[oa]|arquitect[oa]|peluquer[oa]|esteticista|terapeuta|entrenador(?:a)?|profesor(?:a)?|tecnic[oa]|notari[oa]|asesor(?:a)?|guia|matrona|medic[oa]',
  before: 'fundad[oa] por|dirigid[oa] por|gestionad[oa] por',
  names: 'me llamo|mi nombre es',
  am: 'soy',
  whose: 'nuestr[oa]|mi',
  teams: '(?:nuestros |los )?(?:fundadores|socios|abogados|profesionales|terapeutas|profesores|entrenadores|doctores)',
  legal: 'titular|responsable|propietari[oa]|identidad del titular',
  headed: 'sobre|conoce a|quien es',
  does: '(?:le|te|os|les) (?:atiende|acompana|recibe)\\w*|dirige|fundo|esta al frente',
  is: 'es',
  kin: 'padre|madre|hijo|hija|hermano|hermana',
};

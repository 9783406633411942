import type { PersonWords } from '../language.ts';

export const people: PersonWords = {
  heads: 'proprietari[oa]|don[oa]|fundador(?:a)?|diretor(?:a)?|gerente|soci[oa]',
  professions:
    'responsavel tecnic[oa]|advogad[oa]|psicolog[oa]|fisioterapeuta|nutricionista|dentista|medic[oa]|veterinari[oa]|osteopata|terapeuta|massoterapeuta|massagista|esteticista|cabeleireir[oa]|fotograf[oa]|arquitet[oa]|instrutor(?:a)?|professor(?:a)?|contador(?:a)?|tecnic[oa]|enfermeir[oa]|dog groomer|groomer|eletricista',
  before: 'fundad[oa] por|dirigid[oa] por|liderad[oa] por',
  names: 'me chamo|chamo-me|meu nome e',
  am: 'sou(?: [oa])?',
  whose: 'noss[oa]|meu|minha',
  teams: '(?:nossos |os )?(?:fundadores|socios|advogados|profissionais|terapeutas|professores|instrutores)',
  legal: 'responsavel|titular|proprietari[oa]',
  headed: 'sobre|conheca|quem e',
  does: '(?:atende|recebe|acompanha)-?\\w*|dirige|lidera|fundou',
  is: 'e',
  kin: 'pai|mae|filho|filha|irmao|irma',
};

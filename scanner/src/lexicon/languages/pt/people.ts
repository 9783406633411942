import type { PersonWords } from '../language.ts';

export const people: PersonWords = {
  roles:
    'proprietari[oa]|don[oa]|fundador(?:a)?|diretor(?:a)?|gerente|soci[oa]|responsavel tecnic[oa]|advogad[oa]|psicolog[oa]|fisioterapeuta|nutricionista|dentista|medic[oa]|veterinari[oa]|osteopata|terapeuta|massoterapeuta|massagista|esteticista|cabeleireir[oa]|fotograf[oa]|arquitet[oa]|instrutor(?:a)?|professor(?:a)?|contador(?:a)?|tecnic[oa]|enfermeir[oa]|dog groomer|groomer|eletricista',
  before: 'sou(?: [oa])?|me chamo|chamo-me|(?:meu )?nome e|fundad[oa] por|dirigid[oa] por|liderad[oa] por',
  headed: 'sobre|conheca|quem e',
  does: '(?:atende|recebe|acompanha)-?\\w*|dirige|lidera|fundou',
  is: 'e',
  kin: 'pai|mae|filho|filha|irmao|irma',
};

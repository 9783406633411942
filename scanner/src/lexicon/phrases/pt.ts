import type { Phrases } from './phrase.ts';

const NUMBER =
  '[1-9]\\d{0,2}|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|cinquenta';

/** Portuguese, as written in Portugal and Brazil. */
export const PORTUGUESE_PHRASES: Phrases = {
  credentials: {
    licence: {
      cues: ['registro', 'registado', 'registrado', 'alvara', 'inscrito', 'inscrita', 'ordem', 'cedula'],
      pattern:
        /\binscrit[oa]s? na (?:ordem|oab)\b[\w ]{0,30}|\bregistr?[ao](?:d[oa])? (?:no|na) (?:conselho|ordem|imppic|crea|crm|cro)\b[\w ]{0,30}|\balvara (?:n|de construcao|imppic)|\bcedula profissional\b/,
      says: ['Inscrita na Ordem dos Advogados', 'Cédula profissional n.º 1234'],
      saysNot: ['Por ordem de chegada', 'O registo é grátis.'],
    },
    insured: {
      cues: ['seguro', 'segurado', 'segurados', 'responsabilidade'],
      pattern: /\bseguro de responsabilidade civil\b|\b(?:empresa|estamos|totalmente) segurad[oa]s?\b/,
      says: ['Temos seguro de responsabilidade civil.'],
      saysNot: ['Trabalhamos com o seu seguro.', 'Ambiente seguro'],
    },
    certification: {
      cues: [
        'certificado',
        'certificada',
        'certificados',
        'certificacao',
        'formado',
        'formada',
        'formacao',
        'diplomado',
        'diplomada',
        'licenciado',
        'licenciada',
        'habilitado',
        'credenciado',
        'credenciada',
        'autorizado',
        'iso',
        'pos',
        'especialista',
        'graduada',
        'graduado',
        'qualificados',
      ],
      pattern:
        /\b(?:(?:certificad|diplomad|licenciad|graduad|credenciad|habilitad)[oa]s? (?:por|pela|pelo|em|como|iso)|formad[oa]s? (?:pela|pelo|em)) [a-z][\w ]{2,30}|\b(?:tecnicos|profissionais|instaladores|equipe) (?:certificad|habilitad|credenciad)[oa]s?\b|\bpos-graduad[oa] em [a-z ]{4,30}|\biso ?\d{4,5}\b|\bassistencia (?:tecnica )?autorizada\b/,
      says: ['Técnicos certificados', 'Formada em Estética pela Unip', 'Certificado pela DGEG'],
      saysNot: ['Certificado de garantia', 'Formação contínua', 'Agente especializado em peles'],
    },
    membership: {
      cues: ['membro', 'membros', 'associado', 'associada', 'associados', 'filiado', 'filiada'],
      pattern:
        /\b(?:membros? d[aoe]|associad[oa]s? (?:a|da|do|ao)|filiad[oa]s? (?:a|ao)) ?(?:associacao|sociedade|federacao|ordem|camara|sindicato|conselho|academia)\b[\w ]{0,40}/,
      says: ['Membro da Sociedade Brasileira de Cardiologia'],
      saysNot: ['Os membros da família'],
    },
    years: {
      cues: ['desde', 'geracao', 'geracoes', 'anos', 'fundada', 'fundado', 'experiencia', 'ha', 'decadas'],
      pattern: new RegExp(
        `\\bdesde (?:o ano de |o ano |(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) de )?(?:1[6-9]|20)\\d{2}\\b|\\b(?:mais de |ha |ha mais de |com )?(?:${NUMBER})\\+? anos (?:de (?:\\w+ )?(?:experiencia|mercado|atuacao|tradicao|historia|atividade|profissao)|no mercado|a criar|a servir)\\b|\\bha mais de (?:${NUMBER}) anos\\b|\\bfundad[oa]s? em (?:1[6-9]|20)\\d{2}\\b|\\b(?:duas|tres|quatro) geracoes\\b|\\b(?:segunda|terceira|quarta) geracao\\b|\\b(?:duas|tres|quatro|cinco) decadas\\b`,
      ),
      says: [
        'Fundada há quase duas décadas',
        'Empresa familiar há três gerações',
        'Desde 1990 em Lisboa',
        'Com mais de quatro anos de experiência',
        'Fundada em 2010',
        'Há mais de 20 anos',
      ],
      saysNot: ['Desde 60 €', 'Crianças de 3 anos', 'Garantia de 10 anos'],
    },
    person: {
      cues: [
        'proprietario',
        'proprietaria',
        'dono',
        'dona',
        'fundador',
        'fundadora',
        'diretor',
        'diretora',
        'sou',
        'chamo',
        'nome',
        'dr',
        'dra',
        'socio',
        'responsavel',
      ],
      pattern:
        /\b(?:[Pp]roprietári[oa]|[Ff]undador(?:a)?|[Dd]iretor(?:a)?|[Rr]esponsável técnic[oa]|[Ss]óci[oa]|[Mm]e chamo|[Cc]hamo-me|[Mm]eu nome é|[Ss]ou (?:a |o )?)(?:,|:| é| –| -)? ?\p{Lu}\p{Ll}+ (?:de |da |do |dos |dr )?\p{Lu}[\p{L}’'-]+|\bDra?\.? \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)?/u,
      says: ['Chamo-me Ana Santos.', 'Dra. Maria Silva', 'Meu nome é João Lima.'],
      saysNot: ['Sou o proprietário.', 'A diretora responde.'],
    },
  },
  standing: {
    cues: [
      'empresa',
      'negocio',
      'anos',
      'vasta',
      'ampla',
      'longa',
      'larga',
      'equipe',
      'equipa',
      'profissionais',
      'tecnicos',
      'satisfacao',
    ],
    pattern:
      /\b(?:empresa|negocio) familiar\b|\b(?:muitos |varios |longos )?anos de (?:\w+ )?(?:experiencia|mercado|atuacao)\b|\b(?:vasta|ampla|longa|larga) experiencia\b|\b(?:equipe|equipa|profissionais|tecnicos) (?:\w+ ){0,2}?(?:qualificad|especializad|experiente|capacitad|treinad|certificad|especialista)[aos]{0,2}\b|\bsatisfacao (?:100 ?% )?garantida\b/,
    says: [
      'Somos uma empresa familiar.',
      'Anos de experiência no mercado',
      'Equipe altamente qualificada',
      'Profissionais experientes',
    ],
    saysNot: ['Nossa equipe', 'Há anos'],
  },
  emergency: {
    cues: ['24', '24h', 'plantao', 'emergencia', 'emergencias', 'urgencia', 'urgencias', 'urgente', 'noite'],
    pattern:
      /\b(?:atendimento|servico|aberto|abertos|disponive(?:l|is)|assistencia|suporte|piquete) (?:\w+ ){0,2}?24 ?h(?:oras)?\b|\b24 ?h(?:oras)? (?:por dia|por 7|ao dia|7 dias|todos os dias)|\b24 ?\/ ?7\b|\bplantao\b(?! de (?:atendimento|vendas|duvidas|imprensa|corretores))|\b(?:emergencias?|urgencias?):? ?(?=[+(]?\d{2}[\d ).-]{3})|\b(?:servicos?|atendimento|assistencia|atendemos|reparacoes) (?:\w+ ){0,2}?(?:de |em |a )?(?:emergencias?|urgencias?|urgentes?)\b|\b(?:emergencias|urgencias) 24\b|\bdia e noite\b|\b(?:em caso de|para) (?:urgencias?|emergencias?),? (?:\w+ ){0,2}?(?:ligue|contacte|contate|chame|fale)(?:-nos| para o (?:numero|\(?\d)| conosco| connosco)/,
    says: [
      'Em caso de urgência contacte-nos.',
      'Atendimento 24 horas',
      'Urgências: 912 345 678',
      'Plantão aos domingos',
      'Serviço de urgência',
      'Disponível 24h',
    ],
    saysNot: [
      'Em caso de urgência ligue para a seguradora.',
      'Resposta em 24h',
      'Fale com nosso plantão de atendimento.',
      'Orçamento gratuito em 24 horas',
      'Respondemos em menos de 24 horas.',
    ],
  },
  denied: /\b(?:nao(?! so)|sem|nunca|nenhum\w*|em breve|ainda nao|brevemente)\b/,
  ours: /\b(?:somos|nos|noss\w+|meu|minha|empresa|negocio|oficina|clinica|escritorio|famil\w+|equipe|equipa|trabalhamos|oferecemos|fundad\w+|atuamos|experiencia|servir)\b/,
  others: /\b(?:em media|a media|concorren\w+|outras empresas|a lei|a norma|o decreto|o mercado em geral)\b/,
  anyone: /\b(?:qualquer|consulte uma?|por uma?|de uma?|procure uma?|se [oa] titular) (?:\w+ )?$/,
  price: {
    asked:
      /\b(?:a partir de|desde|apenas|so|por|preco|precos|custa|custam|custo|valor|valores|tarifas?|hora|mes|mensal|anual|pessoa|sessao|unidade|honorarios|de)\b|\/ ?(?:h|hora|mes|sessao|pessoa|m²)/,
    other:
      /\b(?:investidor\w*|cancelament\w+|nao comparec\w+|(?<!sem )acrescimos?|taxa extra|vales?[- ]presentes?|franquias?|concorren\w+|outras empresas|licitac\w+|responsabilidade civil|apolice|cobertura de|multas?|doacao|doacoes|donativos?|doar|impostos?|deducao|dedutive\w+|faturamento|facturacao|faturacao|receita|capital social|indenizacao|indemnizacao|premios?|descontos?|economiz\w+|poupanca|poupar|subsidios?|apoios?|milhao|milhoes|pedido minimo|lei)\b/,
  },
  reviews: {
    heading:
      /\b(?:depoimentos?|testemunhos?|avaliacoes|opinioes|(?:o )?que (?:dizem|falam|pensam)|clientes (?:dizem|satisfeitos|felizes)|quem (?:ja )?(?:confia|usou))\b/,
    ago: /\bha (?:\d+|um|uma|dois|duas|tres|quatro|cinco|seis) (?:dias?|semanas?|mes(?:es)?|anos?)\b/,
    customer:
      /^[-\s]*(?:clientes?|pacientes?|alun[oa]|proprietari[oa]|inquilin[oa]|morador[a]?|empresa|empresari[oa])(?: satisfeit[oa]| verificad[oa])?\b/,
    sample: /\b(?:depoimento|testemunho|avaliacao) de exemplo\b/,
    asks: /^(?:por favor|conte-nos|partilhe|compartilhe|deixe|escreva)\b|\b(?:sua|tua) opiniao (?:e|conta|ajuda)\b/,
  },
  facts: {
    warranty: {
      cues: ['garantia'],
      pattern: /\b\d{1,2} (?:anos?|meses) de garantia\b|\bgarantia (?:\w+ )?de (?:ate )?\d{1,2} (?:anos?|meses)\b/g,
      says: ['Oferecemos 10 anos de garantia.', 'Garantia de 10 anos'],
      saysNot: ['Com garantia total'],
    },
    count: {
      cues: ['clientes', 'projetos', 'projectos', 'pacientes', 'obras', 'colaboradores', 'familias', 'alunos'],
      pattern:
        /\b(?:\d{1,3}(?:[., ]\d{3}){1,2}|\d{1,6})\+? (?:clientes|projetos|projectos|pacientes|obras|colaboradores|familias|alunos|atendimentos|avaliacoes)\b/g,
      says: ['Mais de 500 projetos concluídos'],
      saysNot: ['Nossos clientes'],
    },
    time: {
      cues: ['minutos', 'horas', 'dias', 'semanas', 'meses', 'min', 'dia', 'hora'],
      pattern: /\b\d{1,3}(?: ?(?:-|a|ou) ?\d{1,3})? ?(?:minutos?|min|horas?|dias?|semanas?|meses)\b/g,
      says: ['Chegamos em 30 minutos.', 'Resposta em 24 horas'],
      saysNot: ['Em poucos minutos'],
    },
  },
  dates: {
    posted: /\b(?:publicad[oa]|atualizad[oa]|ultima atualizacao|escrito|postado)\b/,
    offer: /\b(?:ofertas?|promocao|promocoes|descontos?|cupom|saldos)\b/,
    ends: /\b(?:valid[oa] ate(?: o dia)?|ate(?: o dia| dia)?|termina (?:em|a)|expira em)\b[\s:]*$/,
    comingSoon: {
      cues: ['breve', 'brevemente', 'construcao'],
      pattern: /\b(?:em breve|brevemente) (?:disponivel|online|mais|novidades)\b|\b(?:pagina|site) em construcao\b/,
      says: ['Site em construção', 'Em breve disponível'],
      saysNot: ['Até breve!', 'Construção civil'],
    },
  },
};

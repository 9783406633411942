import type { ReviewWords } from '../review-words.ts';

export const reviews: ReviewWords = {
  speaks: {
    self: ['eu', 'meu', 'meus', 'minha', 'minhas', 'mim', 'me'],
    us: ['nos', 'noss*'],
    reader: ['você', 'seu', 'seus', 'sua', 'suas', 'tu', 'tua'],
  },
  praise: ['recomend*', 'excelente*', 'obrigad*', 'ótim*', 'maravilh*', 'atencios*', 'genial*'],
  nouns: ['avaliaç*', 'depoimento*', 'opinião', 'feedback'],
  boxes: ['depoiment', 'avalia', 'feedback'],
  rating: {
    counted: ['avaliações', 'depoimentos'],
    stars: ['estrela', 'estrelas'],
    outOf: ['de'],
    rated: [],
    photos: ['foto', 'fotos'],
  },
  around: {
    all: ['todas', 'todos', 'mais', 'outras'],
    calls: ['deixe', 'escreva', 'leia', 'veja'],
    invites: ['deix*', 'escrev*'],
    asks: ['deixe (?:a )?(?:sua|uma) (?:avaliacao|opiniao)', String.raw`avaliacao\b[^.!?]{0,30}\bnos ajuda`],
    announces: [String.raw`o que (?:[^\s.!?]+ ){1,4}(?:dizem|acham)`, '^comentarios (?:reais|de)'],
    awaits: ['(?:sua|seu) (?:avaliacao|depoimento) (?:aparecera|apareceria|pode|aqui)'],
    sample: ['exemplo', 'exemplos', 'demo'],
  },
  business: {
    inQuotation: ['somos', 'noss[ao]s?'],
    atStart: ['somos uma?'],
    rating: [],
    signers: [String.raw`fundador\w*`],
    teamBoxes: ['equipe', 'equipa'],
  },
  signature: {
    from: ['de', 'da', 'por'],
    tails: ['Ver', 'Avaliação', 'Avaliações', 'Cliente', 'Paciente'],
    noNames: ['paciente', 'cliente', 'avaliação', 'avaliações', 'depoimento', 'depoimentos', 'ver', 'real'],
    closings: ['abracos?', 'atenciosamente', 'cumprimentos'],
    kinds: ['verificado', 'verificada', 'satisfeito', 'satisfeita', 'anônimo', 'anônima'],
    places: ['de', 'da', 'do', 'desde', 'há'],
  },
};

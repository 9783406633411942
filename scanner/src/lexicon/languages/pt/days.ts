import type { DayWords } from '../language.ts';

export const days: DayWords = {
  days: {
    mo: ['segunda-feira', 'segundas-feiras', 'segunda', 'segundas', 'seg.', '2ª feira', '2ª'],
    tu: ['terça-feira', 'terças-feiras', 'terça', 'terças', 'ter.', '3ª feira', '3ª'],
    we: ['quarta-feira', 'quartas-feiras', 'quarta', 'quartas', 'qua.', '4ª feira', '4ª'],
    th: ['quinta-feira', 'quintas-feiras', 'quinta', 'quintas', 'qui.', '5ª feira', '5ª'],
    fr: ['sexta-feira', 'sextas-feiras', 'sexta', 'sextas', 'sex.', '6ª feira', '6ª'],
    sa: ['sábado', 'sábados', 'sáb.'],
    su: ['domingo', 'domingos', 'dom.'],
  },
  weekdays: ['dias úteis', 'dia útil', 'durante a semana'],
  workingDays: [],
  weekend: ['fim de semana', 'fins de semana', 'final de semana', 'finais de semana'],
  everyDay: ['todos os dias', 'diariamente', '7 dias por semana', '7 dias da semana'],
  holidays: ['feriados', 'feriado', 'nos feriados'],
  seasons: ['verão', 'inverno'],
  laws: ['RGPD', 'lei n.', 'lei n.º', 'lei n°', 'lei nº', 'lei no', 'decreto-lei'],
  holdsFrom: ['(?:valid[ao]s?|em vigor|vigentes?) (?:a partir d[eo]|desde)(?: o dia)?'],
};

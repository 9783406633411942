import type { DayWords } from '../language.ts';

export const days: DayWords = {
  days: {
    mo: ['lunes', 'lun.', 'lu', 'L'],
    tu: ['martes', 'mar.', 'ma'],
    we: ['miércoles', 'mié.', 'miér.', 'mi', 'X'],
    th: ['jueves', 'jue.', 'ju', 'J'],
    fr: ['viernes', 'vie.', 'vier.', 'vi', 'V'],
    sa: ['sábado', 'sábados', 'sáb.', 'sa', 'S'],
    su: ['domingo', 'domingos', 'dom.', 'do', 'D'],
  },
  weekdays: ['entre semana', 'días laborables', 'de lunes a viernes', 'días hábiles'],
  workingDays: [],
  weekend: ['fin de semana', 'fines de semana'],
  everyDay: ['todos los días', 'cada día', 'diario', 'diariamente', '7 días a la semana', 'los 7 días de la semana'],
  holidays: ['festivos', 'festivo', 'días festivos', 'feriados'],
  seasons: ['verano', 'invierno'],
  laws: ['RGPD', 'real decreto', 'reglamento'],
  holdsFrom: ['(?:validas?|validos?|vigentes?|en vigor) (?:desde|a partir de)l?(?: el)?'],
};

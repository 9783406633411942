import type { HoursWords } from '../language.ts';

export const hours: HoursWords = {
  to: ['a', 'à', 'às', 'ao', 'até', 'até às', 'as'],
  and: ['e', '&', 'e das', 'e de'],
  from: ['de', 'das', 'desde', 'entre', 'a partir das'],
  until: ['até', 'até às'],
  oclock: ['h', 'hs', 'hrs', 'horas'],
  noon: ['meio-dia', 'meio dia'],
  midnight: ['meia-noite', 'meia noite'],
  morning: ['manhã', 'manhãs', 'da manhã', 'de manhã'],
  afternoon: ['tarde', 'tardes', 'da tarde', 'à tarde', 'noite', 'da noite'],
  open: ['atendimento', 'disponível', 'atendemos', 'aberto', 'aberta', 'abertos', 'abre'],
  closed: ['fechado', 'fechada', 'fechados', 'encerrado', 'encerrada', 'encerra', 'encerramos', 'dia de descanso'],
  except: ['exceto', 'excepto', 'menos'],
  byAppointment: [
    ...[
      'por marcação',
      'com marcação',
      'mediante marcação',
      'por agendamento',
      'com hora marcada',
      'mediante agendamento',
    ],
    ...['sob marcação', 'com agendamento', 'agendamento prévio', 'sob consulta', 'por marcação prévia', 'hora marcada'],
  ],
  allDay: ['24 horas', '24h', '24/7', '24 horas por dia', '24 h'],
  headings: [
    ...['horário', 'horários', 'horário de funcionamento', 'horário de atendimento', 'horários de atendimento'],
    ...['horário de abertura', 'funcionamento', 'nosso horário', 'horário comercial', 'atendimento'],
  ],
  byPhone: [
    'atendimento telefónico',
    'atendimento telefônico',
    'horário telefónico',
    'horário de telefone',
    'atendemos por telefone',
  ],
  ofPart: ['pequeno-almoço', 'café da manhã', 'check-in', 'check-out', 'aulas teóricas', 'aulas de código'],
};

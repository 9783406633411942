import type { HoursWords } from '../language.ts';

export const hours: HoursWords = {
  to: ['a', 'al', 'hasta', 'hasta las', 'a las'],
  and: ['y', 'e', '&', 'y de'],
  from: ['de', 'desde', 'desde las', 'entre', 'de las'],
  until: ['hasta', 'hasta las'],
  oclock: ['h', 'hs', 'hrs', 'horas', 'hras'],
  noon: ['mediodía', 'del mediodía'],
  midnight: ['medianoche'],
  morning: ['mañana', 'mañanas', 'por la mañana', 'de la mañana'],
  afternoon: ['tarde', 'tardes', 'por la tarde', 'de la tarde', 'noche', 'de la noche'],
  open: ['atención', 'disponible', 'disponibles', 'atendemos', 'abierto', 'abierta', 'abrimos', 'abre'],
  closed: ['cerrado', 'cerrada', 'cerramos', 'cierra', 'día de descanso', 'día de cierre'],
  except: ['excepto', 'salvo', 'menos'],
  byAppointment: [
    'con cita previa',
    'cita previa',
    'previa cita',
    'bajo cita',
    'con cita',
    'solo con cita',
    'a convenir',
    'concertar cita',
  ],
  allDay: ['24 horas', '24 h', '24/7', 'las 24 horas', '24 horas al día', '24 hs'],
  headings: [
    ...['horario', 'horarios', 'horario de atención', 'horario de apertura', 'horario comercial', 'horas de apertura'],
    ...['horario de atención al público', 'horas de oficina', 'horario de oficina', 'nuestro horario', 'abrimos'],
  ],
  byPhone: ['atención telefónica', 'horario telefónico', 'atendemos por teléfono', 'horario de llamadas'],
  ofPart: ['desayuno', 'desayunos', 'check-in', 'check-out', 'clases teóricas', 'clase teórica'],
};

import type { HoursWords } from '../language.ts';

export const hours: HoursWords = {
  to: ['to', 'through', 'thru', 'till', 'until', 'til'],
  and: ['and', '&'],
  from: ['from', 'between'],
  until: ['until', 'till', 'up to'],
  oclock: ["o'clock", 'h', 'hrs'],
  noon: ['noon', 'midday', '12 noon'],
  midnight: ['midnight', '12 midnight'],
  morning: ['morning', 'mornings', 'in the morning'],
  afternoon: ['afternoon', 'afternoons', 'evening', 'evenings'],
  open: ['open', 'opens'],
  closed: ['closed', 'not open'],
  except: ['except', 'excluding', 'apart from', 'except on'],
  byAppointment: [
    ...['by appointment', 'by appointment only', 'appointment only', 'upon appointment', 'by arrangement'],
    ...[
      'on request',
      'by request',
      'upon request',
      'by prior arrangement',
      'call for appointment',
      'call for an appointment',
    ],
  ],
  allDay: [
    '24 hours',
    '24 hrs',
    '24/7',
    '24 h',
    'round the clock',
    'around the clock',
    'open 24 hours',
    '24 hours a day',
  ],
  headings: [
    ...['opening hours', 'opening times', 'business hours', 'office hours', 'hours of operation', 'store hours'],
    ...['shop hours', 'our hours', 'working hours', 'trading hours', 'hours', 'when we are open', "when we're open"],
    ...['surgery hours', 'clinic hours', 'kitchen hours', 'studio hours', 'service hours', 'opening'],
  ],
};

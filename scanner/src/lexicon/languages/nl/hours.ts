import type { HoursWords } from '../language.ts';

export const hours: HoursWords = {
  to: ['tot', 'tot en met', 't/m', 't.e.m.', 'tem'],
  and: ['en', '&', 'en van'],
  from: ['van', 'vanaf', 'tussen'],
  until: ['tot'],
  oclock: ['uur', 'u', 'u.', 'h', 'uren'],
  noon: ['middag', '12 uur s middags'],
  midnight: ['middernacht'],
  morning: ['ochtend', 'ochtends', "'s ochtends", 'voormiddag', "'s morgens"],
  afternoon: ['namiddag', 'middags', "'s middags", 'avond', "'s avonds"],
  open: ['open', 'geopend'],
  closed: ['gesloten', 'sluitingsdag'],
  except: ['behalve', 'uitgezonderd', 'm.u.v.'],
  byAppointment: [
    'op afspraak',
    'volgens afspraak',
    'alleen op afspraak',
    'na afspraak',
    'enkel op afspraak',
    'in overleg',
    'op aanvraag',
  ],
  allDay: ['24 uur', '24/7', '24 uur per dag', 'dag en nacht', '24u'],
  headings: [
    ...[
      'openingstijden',
      'openingsuren',
      'openingstijd',
      'onze openingstijden',
      'praktijktijden',
      'spreekuur',
      'werktijden',
    ],
    ...['bereikbaarheid', 'telefonisch bereikbaar', 'tijden', 'werkdagen'],
  ],
  byPhone: ['telefonische bereikbaarheid', 'telefonisch bereikbaar', 'telefonisch spreekuur'],
};

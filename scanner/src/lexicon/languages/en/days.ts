import type { DayWords } from '../language.ts';

export const days: DayWords = {
  days: {
    mo: ['Monday', 'Mondays', 'Mon.', 'Mo'],
    tu: ['Tuesday', 'Tuesdays', 'Tues.', 'Tue.', 'Tu'],
    we: ['Wednesday', 'Wednesdays', 'Weds.', 'Wed.', 'We'],
    th: ['Thursday', 'Thursdays', 'Thurs.', 'Thur.', 'Thu.', 'Th'],
    fr: ['Friday', 'Fridays', 'Fri.', 'Fr'],
    sa: ['Saturday', 'Saturdays', 'Sat.', 'Sa'],
    su: ['Sunday', 'Sundays', 'Sun.', 'Su'],
  },
  weekdays: ['weekdays', 'weekday', 'week days'],
  workingDays: [],
  weekend: ['weekend', 'weekends'],
  everyDay: ['every day', 'daily', 'everyday', '7 days a week', 'seven days a week', '7 days'],
  holidays: ['holidays', 'bank holidays', 'public holidays', 'major holidays'],
  seasons: ['summer', 'winter'],
  laws: ['GDPR', 'statute', 'statutes', 'ordinance', 'act of parliament', 'acts of parliament'],
  holdsFrom: ['(?:valid|effective|in (?:effect|force)|appl(?:y|ies))(?: as of| from| since| date)?'],
};

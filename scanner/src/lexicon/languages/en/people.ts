import type { PersonWords } from '../language.ts';

export const people: PersonWords = {
  heads:
    'owners?|partner|co-owner|founders?|co-founder|director|managing director|manager|president|principal|proprietor',
  professions:
    'attorney(?: at law)?|lawyer|solicitor|dentist|doctor|psycholog\\w*ist|psychotherapist|therapist|counsell?or|dietitian|nutritionist|physiotherapist|osteopath|chiropractor|acupuncturist|optometrist|veterinarian|groomer|trainer|instructor|teacher|tutor|coach|accountant|architect|photographer|artist|stylist|hairdresser|barber|baker|chef|electrician|engineer|technician|arborist|notary|midwife|practitioner|receptionist|nurse|hygienist|esthetician|celebrant',
  before: 'run by|owned by|led by|founded by|created by|owned and operated by|operated by|started by',
  names: 'my name is',
  am: "i am|i'm",
  whose: 'our|my|lead|head|chief',
  teams:
    '(?:our |the |meet the )?(?:founders|owners|co-founders|partners|attorneys|lawyers|dentists|doctors|therapists|practitioners?|instructors|trainers|teachers|directors)',
  legal: 'responsible for (?:the )?content|represented by|data controller|site owner',
  headed: 'meet|about',
  does: 'runs|leads|owns|founded|does the work|welcomes you|looks after|has been (?!using|with|coming|going|helping)[\\w-]+ing|who began',
  is: 'is|was',
  kin: 'father|mother|son|daughter|brother|sister|husband|wife',
};

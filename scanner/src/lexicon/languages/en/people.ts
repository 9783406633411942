import type { PersonWords } from '../language.ts';

export const people: PersonWords = {
  heads:
    'owners?|partner|co-owner|founders?|co-founder|director|managing director|manager|president|principal|proprietor',
  professions:
    'attorney(?: at law)?|lawyer|solicitor|dentist|doctor|psycholog\\w*ist|psychotherapist|therapist|counsell?or|dietitian|nutritionist|physiotherapist|osteopath|chiropractor|acupuncturist|optometrist|veterinarian|groomer|trainer|instructor|teacher|tutor|coach|accountant|architect|photographer|artist|stylist|hairdresser|barber|baker|chef|electrician|engineer|technician|arborist|notary|midwife|practitioner|receptionist|nurse|hygienist|a?esthetician|celebrant|hypnotherapist|naturopath|podiatrist|audiologist|pharmacist|surgeon|orthodontist|periodontist|endodontist|prosthodontist|paralegal|conveyancer|surveyor|bookkeeper|realtor|optician|beautician|nail technician|doula|florist|plumber|roofer|mechanic|handyman|locksmith|pathologist',
  before: 'run by|owned by|led by|founded by|created by|owned and operated by|operated by|started by',
  names: 'my name is',
  am: "i am|i'm",
  whose: 'our|my|lead|head|chief',
  teams:
    '(?:our |the |meet the )?(?:founders|owners|co-founders|partners|attorneys|lawyers|dentists|doctors|therapists|practitioners?|instructors|trainers|teachers|directors)',
  legal: 'responsible for (?:the )?content|represented by|data controller|site owner|contact name|contact person',
  headed: 'meet|about|introducing|meet your',
  does: 'runs|leads|owns|founded|does the work|welcomes you|looks after|has been (?!using|with|coming|going|helping)[\\w-]+ing|who began|t/a|trading as|d/b/a|dba',
  is: 'is|was',
  kin: 'father|mother|son|daughter|brother|sister|husband|wife',
};

import type { PersonWords } from '../language.ts';

export const people: PersonWords = {
  heads: 'inhaber(?:in)?|grunder(?:in)?|geschaftsfuhr(?:er|erin|ung)|leiter(?:in)?|eigentumer(?:in)?',
  professions:
    'rechtsanw(?:alt|altin)|steuerberater(?:in)?|zahn(?:arzt|arztin)|tier(?:arzt|arztin)|fach(?:arzt|arztin)|arzt|arztin|psycholog(?:e|in)|psychotherapeut(?:in)?|physiotherapeut(?:in)?|ergotherapeut(?:in)?|logopad(?:e|in)|heilpraktiker(?:in)?|hebamme|fotograf(?:in)?|architekt(?:in)?|\\w*meister(?:in)?|friseur(?:in)?|kosmetiker(?:in)?|trainer(?:in)?|lehrer(?:in)?|fahrlehrer(?:in)?|mitarbeiter(?:in)?|ansprechpartner(?:in)?',
  before: 'gegrundet von|gefuhrt von|geleitet von|inhabergefuhrt von|vertreten durch:?',
  names: 'meine? name ist|ich heisse',
  am: 'ich bin',
  whose: 'unser\\w*|mein\\w*',
  teams:
    '(?:unsere |die )?(?:inhaber|geschaftsfuhrung|grunder|rechtsanwalte|arzte|zahnarzte|therapeuten|trainer|lehrer|fahrlehrer)',
  legal:
    'angaben gem\\S*|inhaber(?:in)?|anbieter(?: dieser webseite)?|diensteanbieter|betreiber(?:in)?|vertreten durch|vertretungsberechtigt\\w*|(?:inhaltlich|redaktionell)? ?verantwortlich\\w*',
  headed: 'uber|das ist',
  does: 'fuhr(?:t|en) (?:den|die|das|unser\\w*|ihren?)|leite(?:t|n)|grundete|begleite(?:t|n) sie|betreu(?:t|en) sie|berat(?:en)? sie',
  is: 'ist|war',
  kin: 'vater|mutter|sohn|tochter|bruder|schwester',
};

/**
 * A register in which anyone can look up a business or its people. Patterns run on single sentences in lower case
 * without accents. Tax numbers are in the files of the countries.
 */
export type Register = {
  name: string;
  /** Every company is in it, so an entry says nothing about what its people may do. */
  ofCompanies?: true;
  /** ISO 3166-1 alpha-2. */
  country: string;
  cues: readonly string[];
  /** Has the number in its first group. */
  numbered: RegExp | null;
  /** Membership without a number: only people who may practise are in the register. */
  named: RegExp | null;
  says: readonly string[];
};

const NUMBER_WORDS =
  '(?:[ :.,#°º-]|no\\b|nr\\b|n\\b|num\\b|numero\\b|number\\b|nummer\\b|reg\\b|registration\\b|id\\b|is\\b|von\\b|:)';
/** Beginnings of Belgian numbers written without a space: the index of words has their first five characters. */
const GLUED_BELGIAN = Array.from({ length: 200 }, (_, digits) => `be${String(digits).padStart(3, '0')}`);
const BETWEEN = `${NUMBER_WORDS}{0,6}`;

export const REGISTERS: readonly Register[] = [
  {
    name: 'Kamer van Koophandel',
    ofCompanies: true,
    country: 'NL',
    cues: ['kvk', 'koophandel', 'kvknummer'],
    numbered: new RegExp(`\\b(?:kvk|koophandel)(?:-?nummer|-?nr)?${BETWEEN}(\\d{8}|\\d{2}(?:[ .]\\d{2}){3})\\b`),
    named: null,
    says: ['KvK 73880752', 'KvK-nummer: 12345678', 'KvK: 81 88 52 02'],
  },
  {
    name: 'BIG-register',
    country: 'NL',
    cues: ['big', 'bignummer'],
    numbered: new RegExp(`\\bbig(?:-?(?:register|registratie|nummer|nr))?${BETWEEN}(\\d{11})\\b`),
    named: /\bbig-geregistreerd\w*/,
    says: ['BIG 49012345601', 'BIG-geregistreerd'],
  },
  {
    name: 'KNMT, KRT and NVOI (dentists)',
    country: 'NL',
    cues: ['knmt', 'krt', 'nvoi', 'aangesloten', 'lid'],
    numbered: null,
    named: /\b(?:knmt|krt|nvoi)\b(?!-erkend)/,
    says: ['KNMT Gewoon Gaaf NVOI Ivoren Kruis'],
  },
  {
    name: 'RIZIV',
    country: 'BE',
    cues: ['riziv', 'inami', 'rizivnummer'],
    numbered: new RegExp(`\\b(?:riziv|inami)(?:-?nummer|-?nr)?${BETWEEN}(\\d[\\d.-]{9,14}\\d)\\b`),
    named: null,
    says: ['RIZIV-nummer: 6-12345-67-801'],
  },
  {
    name: 'Kruispuntbank van Ondernemingen (BCE)',
    ofCompanies: true,
    country: 'BE',
    cues: ['kbo', 'bce', 'ondernemingsnummer', 'entreprise', 'btw', 'tva', 'vat', 'be', ...GLUED_BELGIAN],
    // Since 2003 the VAT number of a Belgian company is its number in this register.
    numbered: new RegExp(
      `\\b(?:kbo|bce|ondernemingsnummer|numero d'entreprise|(?:btw|tva|vat)(?:-?(?:nummer|nr))?)(?: ?\\((?:kbo|bce)\\))?${BETWEEN}(?:be[ -]?)?([01]\\d{3}[. ]?\\d{3}[. ]?\\d{3})\\b|\\bbe[ -]?([01]\\d{3}[. ]?\\d{3}[. ]?\\d{3})\\b`,
    ),
    named: null,
    says: [
      'BTW-nummer: BE 0746.384.712',
      'TVA BE0123456789',
      'BE0749 526 720',
      'Ondernemingsnummer (KBO): 0746.384.712',
      'BCE 0123.456.789',
      "Numéro d'entreprise : BE 0456.789.012",
    ],
  },
  {
    name: 'Berufskammer',
    country: 'DE',
    cues: [
      'arztekammer',
      'landesarztekammer',
      'zahnarztekammer',
      'landeszahnarztekammer',
      'tierarztekammer',
      'rechtsanwaltskammer',
      'steuerberaterkammer',
      'architektenkammer',
      'apothekerkammer',
      'psychotherapeutenkammer',
      'ingenieurkammer',
      'landestierarztekammer',
      'bezirksarztekammer',
      'landesapothekerkammer',
      'notarkammer',
    ],
    numbered: null,
    named:
      /\b(?:landes|bezirks)?(?:arzte|zahnarzte|tierarzte|rechtsanwalts|steuerberater|architekten|apotheker|psychotherapeuten|ingenieur|notar)kammer (?!und|ist|oder|bei|mit|der\b|die\b|des\b|[a-z]{2,18}(?:kammer|str|straße|strasse|weg|platz|allee)\b)[a-z]{4,22}(?:-[a-z]{4,14}){0,2}/,
    says: ['Zuständige Kammer: Landesärztekammer Baden-Württemberg', 'Mitglied der Rechtsanwaltskammer München'],
  },
  {
    name: 'Handelsregister',
    ofCompanies: true,
    country: 'DE',
    cues: ['hrb', 'hra', 'hrbnr', 'hranr', 'handelsregister', 'handelsregisternummer'],
    numbered: new RegExp(`\\b(hr[ab](?:nr)?${BETWEEN}\\d{2,6}(?: ?[a-z]{1,2}\\b)?)`),
    named: null,
    says: ['Handelsregister: HRB 12345', 'HRB-Nr. 123456 B', 'Amtsgericht Steinfurt HRBNr14404'],
  },
  {
    name: 'Handwerksrolle',
    country: 'DE',
    cues: ['handwerksrolle', 'handwerksrollen', 'handwerkskammer', 'betriebsnummer'],
    numbered: new RegExp(`\\b(?:handwerksrolle|handwerkskammer)(?:nnummer|n-nr)?${BETWEEN}(\\d{4,10})\\b`),
    named: /\b(?:eingetragen in (?:der|die) )handwerksrolle\b/,
    says: [
      'Handwerksrolle Nr. 1234567',
      'Eintragen bei der Handwerkskammer: 1201582',
      'Eingetragen in die Handwerksrolle',
    ],
  },
  {
    name: 'Vereinsregister',
    ofCompanies: true,
    country: 'DE',
    cues: ['vereinsregister', 'vereinsregisternummer', 'registernummer', 'vr'],
    numbered:
      /\b(?:vereinsregister(?:-?nummer|-?nr\.?)?|registernummer:? ?vr|vr-?(?:nummer|nr\.?))[ :.]{0,3}(?:nr\.? ?)?(?:vr ?)?(\d{2,6})\b/,
    named: null,
    says: ['Vereinsregisternummer: 21183', 'Registernummer: VR 200956', 'Vereinsregister VR 4711', 'VR-Nr. 1234'],
  },
  {
    name: 'Firmenbuch',
    ofCompanies: true,
    country: 'AT',
    cues: ['fn', 'firmenbuch', 'firmenbuchnummer'],
    numbered: /\b(?:firmenbuch(?:nummer)?(?: ?nr\.?)?:? ?(?:fn )?|fn )(\d{5,6} ?[a-z])\b/,
    named: null,
    says: ['Firmenbuchnummer: FN 123456 a'],
  },
  {
    name: 'UID-Register',
    ofCompanies: true,
    country: 'CH',
    cues: ['che'],
    numbered: /\b(che[- ]?\d{3}[. ]?\d{3}[. ]?\d{3})\b/,
    named: null,
    says: ['UID: CHE-123.456.789 MWST'],
  },
  {
    name: 'SIRENE (SIRET)',
    ofCompanies: true,
    country: 'FR',
    cues: ['siret', 'siren', 'rcs'],
    numbered: new RegExp(
      `\\bsiret${BETWEEN}(\\d{3} ?\\d{3} ?\\d{3} ?\\d{5})\\b|\\bsiren${BETWEEN}(\\d{3} ?\\d{3} ?\\d{3})\\b|\\brcs (?:[a-z-]{2,30} )(?:b )?(\\d{3} ?\\d{3} ?\\d{3})\\b`,
    ),
    named: null,
    says: ['SIRET : 992 642 926 00016', 'RCS Lyon 123 456 789'],
  },
  {
    name: 'Qualibat',
    country: 'FR',
    cues: ['qualibat'],
    numbered: /\bqualibat (?:rge )?(?:n[°o]?\.? ?)?(e-?[e\d]\d{4,6}|\d{5,7})\b/,
    named: null,
    says: ['Qualibat n° E123456'],
  },
  {
    name: 'Colegio profesional',
    country: 'ES',
    cues: ['colegiado', 'colegiada', 'colegiados'],
    numbered: new RegExp(`\\bcolegiad[oa]s?${BETWEEN}((?:[a-z]-?)?\\d[\\d./-]{1,11}\\d)\\b`),
    named: null,
    says: ['Colegiado n.º 12345', 'Nº de colegiada: 28-1234'],
  },
  {
    name: 'Cédula profesional',
    country: 'MX',
    cues: ['cedula', 'ced'],
    numbered: new RegExp(`\\bced(?:ula|\\.)? ?prof(?:esional|\\.)?${BETWEEN}(\\d{6,8})\\b`),
    named: null,
    says: ['Cédula profesional: 1234567'],
  },
  {
    name: 'Albo professionale',
    country: 'IT',
    cues: ['albo', 'ordine', 'iscritto', 'iscritta', 'iscrizione'],
    numbered: /\b(?:albo|ordine) [a-z' ]{3,60}?(?:n\.?|num\.?|numero|n°|nr\.?) ?(\d{2,7})\b/,
    named: null,
    says: ["Iscritta all'Albo degli Odontoiatri di Cagliari n. 1234"],
  },
  {
    name: 'Registro delle imprese (REA)',
    ofCompanies: true,
    country: 'IT',
    cues: ['rea'],
    numbered: /\brea[ .:n°-]{0,4}([a-z]{2}[ -]{0,3}\d{5,7})\b/,
    named: null,
    says: ['REA: CA-123456'],
  },
  {
    name: 'Conselho profissional',
    country: 'BR',
    cues: [
      'crm',
      'cro',
      'crea',
      'crefito',
      'crp',
      'crn',
      'creci',
      'oab',
      'crc',
      'cau',
      'crmv',
      'cref',
      'coren',
      'crbm',
      'crf',
    ],
    numbered:
      /\b(?:crm|cro|crea|crefito|crp|crn|creci|oab|crc|cau|crmv|cref|coren|crbm|crf)(?:[ -]?\d{1,2}\b|[ /-]?[a-z]{2}\b)?[ :/.nº°-]{1,5}((?:a(?=\d{4}))?\d[\d.]{2,9}(?:[/-][a-z\d]{1,3})?)\b/,
    named: null,
    says: ['CAU A123456-7', 'CAU/RS A12345-6', 'CRM-SP 123456', 'CRO 12345', 'OAB/SP 123.456', 'CREFITO 3: 12345-F'],
  },
  {
    name: 'Gas Safe Register',
    country: 'GB',
    cues: ['gas'],
    numbered: new RegExp(`\\bgas safe(?: (?:registered|register|engineers?|registration))*${BETWEEN}(\\d{5,7})\\b`),
    named: /\bgas safe (?:registered|register|engineers?|approved)\b/,
    says: ['Gas Safe registered', 'Gas Safe Register no. 123456'],
  },
  {
    name: 'NICEIC, NAPIT, OFTEC, HETAS, FENSA',
    country: 'GB',
    cues: ['niceic', 'napit', 'oftec', 'hetas', 'fensa'],
    numbered: new RegExp(
      `\\b(?:niceic|napit|oftec|hetas|fensa)(?: (?:registered|approved|certified|contractor|member))*${BETWEEN}(\\d{4,8})\\b`,
    ),
    named: /\b(?:niceic|napit|oftec|hetas|fensa)[ -](?:registered|approved|certified|accredited)\b/,
    says: ['NICEIC approved contractor', 'FENSA registered 12345'],
  },
  {
    name: 'Professional councils of the United Kingdom',
    country: 'GB',
    cues: ['gosc', 'general', 'gdc', 'hcpc', 'gmc', 'nmc', 'sra', 'solicitors', 'fca', 'financial', 'health'],
    numbered: new RegExp(
      `\\b(?:gosc|gdc|hcpc|gmc|nmc|sra|fca|frn)(?: (?:registered|registration|number|reference|authorised|id))*${BETWEEN}((?:[a-z]{2}|[a-z]\\d)?\\d{4,7})\\b`,
    ),
    named:
      /\b(?:registered with|regulated by|authorised and regulated by|member of) the (?:general (?:osteopathic|dental|medical|optical|chiropractic) council|health and care professions council|solicitors regulation authority|financial conduct authority|hcpc|gosc|gdc|sra|fca)\b|\b(?:gosc|hcpc|gdc|gmc)[ -]registered(?: practitioner)?\b/,
    says: [
      'GOsC Registered Practitioner',
      'Registered with the General Osteopathic Council',
      'SRA number 123456',
      'HCPC registered PH123456',
    ],
  },
  {
    name: 'Australian licences',
    country: 'AU',
    cues: ['qbcc', 'arctick', 'arc', 'rec', 'vba'],
    numbered: new RegExp(
      `\\b(?:qbcc|arctick|arc|vba)(?: (?:licence|lic|license|licensed))*\\.?${BETWEEN}((?:au)?\\d{5,8})\\b`,
    ),
    named: null,
    says: ['QBCC Licence 1234567', 'ARC AU12345'],
  },
  {
    name: 'Registraire des entreprises du Québec (NEQ)',
    ofCompanies: true,
    country: 'CA',
    cues: ['neq'],
    numbered: /\bneq[ :.°#n]{0,4}((?:11|22|33|88)\d{8})\b/,
    named: null,
    says: ['NEQ 2281489999', 'NEQ : 1171234567'],
  },
  {
    name: 'Companies House',
    ofCompanies: true,
    country: 'GB',
    cues: ['company', 'registered', 'england', 'wales', 'scotland', 'companies'],
    numbered: new RegExp(
      `\\b(?:registered in (?:england(?: (?:and|&) wales)?|scotland|northern ireland)(?: (?:with|under))?|company (?:registration|reg|number|no)\\.?|companies house)(?: (?:company|registered|registration))*${BETWEEN}((?:sc|ni|oc)?\\d{6,8})\\b`,
    ),
    named: null,
    says: ['Registered in England and Wales No. 09123456', 'Company No. 09123456', 'Registered in Scotland SC123456'],
  },
  {
    name: 'Companies Registration Office (CRO)',
    ofCompanies: true,
    country: 'IE',
    cues: ['cro', 'ireland'],
    numbered: new RegExp(`\\b(?:cro|registered in (?:the republic of )?ireland)${BETWEEN}(\\d{5,6})\\b`),
    named: null,
    says: ['CRO number 654321', 'Registered in Ireland No. 654321'],
  },
  {
    name: 'Registro delle imprese (REA)',
    ofCompanies: true,
    country: 'IT',
    cues: ['rea'],
    numbered: /\brea[ :.n°]{1,5}((?:[a-z]{2}[ -]{1,3})?\d{5,7})\b/,
    named: null,
    says: ['REA MI-1234567', 'REA n. BS-512345'],
  },
  {
    name: 'Registro mercantil (RUES)',
    ofCompanies: true,
    country: 'CO',
    cues: ['mercantil'],
    numbered: new RegExp(`\\bmatricula mercantil${BETWEEN}((?:\\d{2}-)?\\d{4,8}(?:-\\d{1,2})?)\\b`),
    named: null,
    says: ['Matrícula mercantil No. 01298345', 'Matrícula mercantil: 21-583401-12'],
  },
  {
    name: 'Matrículas profesionales',
    country: 'AR',
    cues: ['matricula', 'mat', 'cpacf'],
    numbered:
      /\b(?:matricula|mat\.)(?: (?:nacional|provincial|profesional))?[ :.n°º]{1,6}((?:t[°º.]? ?)?\d{1,6}(?: f[°º.]? ?\d{1,4})?)\b/,
    named: null,
    says: ['Matrícula T° 12 F° 345 CPACF', 'Matrícula profesional N° 12345'],
  },
];

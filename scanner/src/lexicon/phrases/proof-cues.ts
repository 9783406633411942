/**
 * Words with which businesses say why to trust them, by kind, in all languages that the scan reads. A text with such a
 * word is not yet a proof: `understand/trust/likely` judges it.
 */
type ProofCues = {
  /** Prefixes of words, of which at most five letters are compared. */
  cues: readonly string[];
  /** Runs on a text in lower case without accents. */
  pattern: RegExp;
  /** Texts that must match, as people write them. */
  says: readonly string[];
};

const words = (list: string): string[] => list.split(' ');

export const PROOF_CUES = {
  years: {
    cues: words(
      'years year yrs jahre jahren ans anos anni jaar jaren decades decade jahrzehnte decennies decadas decenni annees',
    ),
    pattern:
      /\b(?:years?|yrs?|jahren?|ans|annees?|anos|anni|jaar|jaren|decades?|jahrzehnt\w*|decennies?|decadas?|decenni\w*)\b/,
    says: ['Over 30 years', 'Seit über 30 Jahren', 'Oltre 40 anni', 'Al ruim 50 jaar'],
  },
  experience: {
    cues: words(
      'experience experienced expertise erfahrung erfahren erfahrene langjahrige jahrelange ervaring ervaren jarenlange experiencia experimente esperienza esperti berufserfahrung expert',
    ),
    pattern:
      /\b(?:experien\w+|experti[sz]e|\w*erfahr(?:ung|en)\w*|(?:lang|jahre)\w*ahrige\w*|ervar(?:ing|en)\w*|jarenlang\w*|experimente\w*|esperienz\w+|esperti)\b/,
    says: ['years of experience', 'jahrelange Erfahrung', 'jarenlange ervaring', 'profissionais experientes'],
  },
  since: {
    cues: words('since seit depuis desde dal dall sinds vanaf est'),
    pattern: /\b(?:since|seit|depuis|desde|dal(?:l')?|sinds|vanaf|est\.?)\b/,
    says: ['Since 1987', 'seit 1992', 'depuis 1985', 'Dal 1978', 'Sinds 1935'],
  },
  founded: {
    cues: words(
      'founded established started opened formed gegrundet grundung eroffnet fonde fondee creee cree fundada fundado fundacion nace nacio nasce fondata fondato nata nato opgericht gestart creada inaugurada',
    ),
    pattern:
      /\b(?:founded|established|started|opened|formed|gegrundet|grundung|eroffnet\w*|fondee?|creee?|fundad[ao]|nac(?:e|io)|nasce|fondat[ao]|nat[ao]|opgericht|gestart|inaugurad[ao])\b/,
    says: ['Established in 1988', 'Gegründet 1919', 'Fundada em 2005', 'Opgericht in 1935'],
  },
  family: {
    cues: words(
      'family famil familie generation generations generazione generacion geracao tradition tradicion tradizione tradicao traditional owner owned inhaber father padre pai padrone generatie generaties familiar einmann',
    ),
    pattern:
      /\b(?:famil\w+|generation\w*|generazion\w+|generacion\w*|gerac\w+|generaties?|traditi?c?z?\w+|owner\w*|owned|inhaber\w*|father|padre|pai)\b/,
    says: ['Family-run', 'Familienbetrieb', 'Entreprise familiale', 'inhabergeführt'],
  },
  insured: {
    cues: words(
      'insured insurance liability versichert versicherung haftpflicht berufshaftpflicht betriebshaftpflicht assure assuree assurance decennale asegurado asegurada assicurazione assicurata polizza verzekerd verzekering responsabilidad responsabilite responsabilita',
    ),
    pattern:
      /\b(?:insured|insurance|liability|\w*versicher(?:t|ung)\w*|\w*haftpflicht\w*|assuree?s?|assurances?|decennale|asegurad[ao]s?|assicura(?:zion[ei]|t[aoie])|polizz[ae]|verzeker(?:d|ing)\w*|responsabili(?:dad|te|ta) civi\w+)\b/,
    says: ['Fully insured', 'Berufshaftpflichtversicherung', 'assurance décennale', 'polizza RC'],
  },
  licensed: {
    cues: words(
      'licensed license licence bonded registered registration approved authorised authorized accredited lizenziert zugelassen zulassung eingetragen registriert anerkannt anerkennung approbation staatlich agree agreee inscrit inscrite habilitation agrement autorizado autorizada habilitado registrado colegiado matricula inscrito iscritta iscritto albo abilitazione autorizzato autorizzata registrada licenciado licenciada licencia licenza licenca geregistreerd erkend erkende vergunning reconnu regulated registre reconocido konzession',
    ),
    pattern:
      /\b(?:licen[sc]ed?|bonded|registered|registration|approved|authori[sz]ed|accredit\w+|regulated|lizenziert\w*|zugelassen\w*|zulassung|eingetragen\w*|registriert\w*|anerkann\w+|anerkennung|approbation|staatlich\w*|agree?e?s?|inscrit[eo]?s?|habilita\w+|agrement|autori[sz]+a[dt][ao]s?|registrad[ao]s?|colegiad[ao]|matricula|iscritt[aoi]|albo|abilitazione|licencia(?:d[ao]s?)?|licen[zc]a|geregistreerd\w*|erkend\w*|vergunning\w*|reconnue?s?|konzession\w*)\b/,
    says: ['Licensed and bonded', 'als Rechtsanwältin zugelassen', "iscritta all'albo", 'erkend'],
  },
  certified: {
    cues: words(
      'certified certificate certificates certification certifications zertifiziert zertifizierte zertifizierter zertifikat gepruft gepruefte certifie certifiee certificado certificada certificados certificato certificati certificata gecertificeerd certificaat iso haccp norm norme normen compliant osha keurmerk label rge fsc',
    ),
    pattern:
      /\b(?:certif\w+|zertifi\w+|gepruft\w*|gecertificeerd\w*|iso|haccp|normen?|normes?|compliant|osha|keurmerk\w*|labels?|rge|fsc)\b/,
    says: ['ISO 9001', 'Zertifizierter Betrieb', 'Técnicos certificados', 'Gecertificeerd'],
  },
  trained: {
    cues: words(
      'trained qualified skilled training qualifications ausgebildet ausgebildete geschult geschulte schulung schulungen fachkrafte qualifiziert qualifizierte weiterbildung fortbildung ausbildung forme formee formes formation qualifie qualifiee qualifies capacitado capacitados formado formados formacion cualificado cualificados cualificada qualificato qualificati qualificado qualificados qualificata treinada treinados aggiornamento gediplomeerd gediplomeerde opgeleid opleiding geschoold brevete brevetes specializzato preparati equipe equipo',
    ),
    pattern:
      /\b(?:trained|qualifi\w+|skilled|training|ausgebildet\w*|geschult\w*|\w*schulung(?:en)?|fachkraf\w+|\w*(?:fort|weiter)bildung(?:en)?|(?:zusatz)?ausbildung\w*|forme?e?s|formee?|formations?|capacitad[ao]s?|formad[ao]s?|formacion|cualificad[ao]s?|treinad[ao]s?|aggiornament\w+|gediplomeerd\w*|opgeleid\w*|opleiding\w*|geschoold\w*|brevetee?s?)\b/,
    says: ['highly trained staff', 'ausgebildete Fachkräfte', 'personale qualificato', 'gediplomeerde trainers'],
  },
  studies: {
    cues: words(
      'diploma diplome diplomee diplom dipl degree university universitat universite universidad universita universidade universiteit bachelor bachelors master masters msc bsc phd mba studium studiert studierte laurea laureata laureato licenciatura licenciada licentiaat maestria mestrado pos posgrado postgrad academy akademie college ecole faculdade facultad diplomado graduate graduated graduado fellowship fellow doctorate doktor hochschule fachhochschule titulaire especializacion especializacao specializzazione formacao studiengang staatsexamen',
    ),
    pattern:
      /\b(?:diplom\w*|dipl|degree|universit\w+|universida\w+|bachelor'?s?|master's|msc|bsc|phd|mba|studi(?:um|ert\w*|engang)|laure[a-z]+|licenciatura|licentiaat|maestria|mestrado|pos-graduac\w+|posgrado|postgrad\w+|academy|akademie|college|ecole|faculdade|facultad|graduat\w+|graduado|fellow(?:ship)?|doctorate|\w*hochschule\w*|titulaire|especializac\w+|specializzazion\w+|staatsexamen)\b/,
    says: ['University of Exeter', 'Studium in Rostock', 'Laurea in Giurisprudenza', 'Pós-graduação em Endodontia'],
  },
  member: {
    cues: words(
      'member members membership mitglied mitgliedschaft membre miembro membro socio lid lidmaatschap aangesloten association verband bundesverband asociacion associazione associacao federation federacion kammer handwerkskammer innung chamber ordre ordine barreau colegio chartered institute affiliated affiliation society council',
    ),
    pattern:
      /\b(?:members?(?:hip)?|mitglied\w*|membres?|miembros?|membros?|soci[oi]|lid|lidmaatschap|aangesloten|associations?|\w*verband|asociacion|associazione|associacao|federation|federacion|\w*kammer|\w*innung|chamber|ordre|ordine|barreau|colegio|chartered|institute?|affiliat\w+|society|council)\b/,
    says: ['Member of the chamber', 'Mitglied im Bundesverband', 'Ordine degli Avvocati', 'Aangesloten bij KNGF'],
  },
  award: {
    cues: words(
      'award awards prize winner winning won preis prix premio premiado premiata champion championship meister kampioen auszeichnung ausgezeichnet nominated recompense laureat gekozen best voted renowned famous beste',
    ),
    pattern:
      /\b(?:awards?|award-winning|prizes?|winners?|won|prix|premi(?:o|os|ad\w+|at\w+)|champion\w*|kampioen\w*|auszeichnung\w*|ausgezeichnet\w*|nominated|recompens\w+|best|voted|renowned|famous)\b/,
    says: ['Best of Bury', 'Nederlands Kampioen 2023', 'Prix de la ville', 'award-winning'],
  },
  guarantee: {
    cues: words(
      'guarantee guaranteed guarantees warranty garantie garantien zufriedenheitsgarantie garantiert garantia garantizada garantizado garanzia garantito garantita garantida garantido garantis garantii satisfaction zufriedenheit satisfacao satisfaccion soddisfazione tevredenheid',
    ),
    pattern:
      /\b(?:guarante\w+|warrant\w+|\w*garanti\w*|garanzi\w+|satisfaction|satisfac\w+|\w*zufriedenheit\w*|soddisfazion\w+|tevredenheid\w*)\b/,
    says: ['12-month warranty', 'Zufriedenheitsgarantie', 'Garanzia decennale', 'Tevredenheid'],
  },
  customers: {
    cues: words(
      'customers clients projects homes patients members families students jobs kunden kundinnen projekte mitarbeiter mitarbeitende patienten mitglieder standorte filialen fahrzeuge projets chantiers clientes proyectos pacientes alumnos personas obras projetos clienti progetti impianti pazienti klanten projecten leden realisaties locations branches sold completed delivered treated served vendidas vendues erfolgreich schuler objekte sedi trattamenti weddings hochzeiten events veranstaltungen deals sales technicians employees staff doctors',
    ),
    pattern:
      /\b(?:customers|clients|projects|homes|patients|members|families|students|jobs|kund(?:en|innen)|projekte|mitarbeiter|mitarbeitende|patienten|mitglieder|standorte|filialen|fahrzeuge|projets|chantiers|clientes|proyectos|pacientes|alumnos|personas|obras|projetos|clienti|progetti|impianti|pazienti|klanten|projecten|leden|realisaties|locations|branches|sold|completed|delivered|treated|served|vend(?:idas|ues)|schuler|objekte|sedi|weddings|hochzeiten|events|veranstaltungen|sales|technicians|employees|doctors)\b/,
    says: ['1,800+ clients', '500 Projekte', 'Pazienti soddisfatti', '800+ Leden'],
  },
  rating: {
    cues: words(
      'star stars rating rated reviews review sterne sternen bewertung bewertungen etoiles avis note estrellas resenas opiniones valoracion estrelas avaliacoes avaliacao stelle recensioni sterren beoordelingen beoordeling google trustpilot checkatrade',
    ),
    pattern:
      /\b(?:stars?|rat(?:ing|ed)|reviews?|sternen?|\w*bewertung(?:en)?|etoiles?|avis|notee?|estrellas|resenas|opiniones|valoracion(?:es)?|estrelas|avaliac\w+|stelle|recensioni|\w*sterren|beoordelingen?|google|trustpilot|checkatrade)\b/,
    says: ['4.9 stars', '96 Bewertungen', '60 avis', 'Reseñas verificadas'],
  },
  partner: {
    cues: words(
      'partner partners partnership dealer dealers official offizieller offizielle concesionario distribuidor distribuidores rivenditore rivenditori concessionnaire vertragshandler vertragspartner officiel officielle oficial oficiales autorizzati reseller installer stockist agree revendeur verdeler partenaire collaborazione',
    ),
    pattern:
      /\b(?:\w*partner(?:s|betrieb|ship)?|dealers?|official|offiziell\w*|concesionari\w+|distribuidor\w*|rivenditor[ei]|concessionnaire\w*|vertragshandler|officiel\w*|oficial\w*|autorizzat\w+|installers?|stockist|revendeur\w*|verdeler|partenaires?)\b/,
    says: ['Authorised dealer and partner', 'Distribuidor oficial', 'Rivenditore autorizzato', 'Partnerbetrieb'],
  },
  specialist: {
    cues: words(
      'specialist specialists specialised specialized expert experts spezialist spezialisten spezialisiert experten fachbetrieb fachmann fachleute fachanwalt facharzt fachleuten meister meisterbetrieb meisterhand specialiste specialistes especialista especialistas especializado specialista specialisti specializzati gespecialiseerd specialisten professional professionals professionnels profesionales professionisti professionista profissionais vakman vakmanschap vaklui artisan artisans artigiani ambachtelijke master craftsmen craftsmanship',
    ),
    pattern:
      /\b(?:speciali[sz]\w*|experts?|spezialis\w+|experten|fach(?:betrieb\w*|mann|leuten?|anwa?e?lt\w*|arzt\w*|frau|personal)|\w*meister(?:betrieb|hand|haft\w*|in)?|especiali[sz]\w+|gespecialiseerd\w*|profession\w+|profesional\w*|profissiona\w+|vakm\w+|vaklui|artisan\w*|artigian\w+|ambachtelijk\w*|masters?|craftsm\w+)\b/,
    says: ['Family law specialists', 'Friseurmeisterin', 'Meisterbetrieb', 'Professionisti', 'vakmanschap'],
  },
  local: {
    cues: words(
      'locally independent independently veteran women woman operated owner regional local lokal unabhangig independant indigena independiente indipendente veterans einheimisch zelfstandig dominicana peruana portuguesa',
    ),
    pattern:
      /\b(?:locally|independen\w+|veterans?|operated|unabhangig\w*|independant\w*|indipendent\w*|zelfstandig\w*)\b/,
    says: ['Locally operated', 'independent agency', 'conseil indépendant'],
  },
  percent: {
    cues: words('100 99 98 97 95 90'),
    pattern: /\b(?:100|9\d) ?%/,
    says: ['100% satisfaction'],
  },
  register: {
    cues: words(
      'hrb hra hrbnr handelsregister amtsgericht registergericht kvk kbo bce siret siren rcs cnpj nit abn acn company companies reg register firmenbuch fn uid che ico npi cro regon registration registrierung registernummer registro ondernemingsnummer adeli rpps finess orias crm crea creci oab dbpr ivass rui ccb roc vereinsregister zvr gisa',
    ),
    pattern:
      /\b(?:hrb(?:nr)?|hra|handelsregister\w*|amtsgericht|registergericht|kvk\w*|kbo|bce|siret|siren|rcs|cnpj|nit|abn|acn|company (?:number|no|reg\w*)|reg(?:istered|istration|\.)? (?:no|number|nr)|firmenbuch\w*|fn|uid(?!\S{0,10} ?atu)\w*|che|ico|npi|cro|regon|registernummer|registro|ondernemingsnummer|adeli|rpps|finess|orias|crm|crea|creci|oab|ivass|rui|ccb|roc|vereinsregister\w*|zvr\w*|gisa)\b/,
    says: ['HRB 795517', 'KvK 86061984', 'ABN 86 877 574 316'],
  },
  nonprofit: {
    cues: words(
      'nonprofit profit non gemeinnutzig gemeinnutzige lucro fines lucratif vrijwilligers ehrenamtlich benevoles volunteers volontari',
    ),
    pattern:
      /\b(?:non-?profit|not-for-profit|gemeinnutzig\w*|(?:animo|fins?|fines?|scopo|finalita) (?:de |di )?lucro|but non lucratif|vrijwilligers|ehrenamtlich\w*|benevol\w+|volunteers?|volontari\w*)\b/,
    says: ['not-for-profit organization', 'gemeinnützig', 'sin ánimo de lucro'],
  },
} as const satisfies Readonly<Record<string, ProofCues>>;

export type ProofKind = keyof typeof PROOF_CUES;

export const PROOF_KINDS = Object.keys(PROOF_CUES) as readonly ProofKind[];
export const PROOF_CUE_WORDS: readonly string[] = [...new Set(PROOF_KINDS.flatMap((kind) => PROOF_CUES[kind].cues))];

import type { TradeEntry } from '../../trade.ts';

export const itService: TradeEntry = {
  id: 'it-service',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['licensed'],
  noun: 'IT service provider',
  companyNoun: 'IT service company',
  schemaTypes: ['LocalBusiness', 'ComputerStore'],
  additionalType: 'http://www.productontology.org/id/Technical_support',
  names: {
    en: [
      'it support*',
      'it service*',
      'managed it',
      'computer repair*',
      'it company',
      'computer services',
      'managed service provider*',
      'laptop repair*',
      'pc repair*',
      'mac repair*',
      'it solutions',
      'it consulting',
      'it consultant*',
      'managed it services',
      'it support services',
      'computer service',
      'it managed services',
      'computer technician*',
      'it consultancy',
      'network support',
      'information technology services',
      'computer support',
    ],
    de: [
      'it service*',
      'it dienstleister*',
      'it systemhaus*',
      'computerservice*',
      'pc service',
      'edv service*',
      'it betreuung',
      'computer reparatur',
      'computerreparatur*',
      'pc reparatur*',
      'computerhilfe',
      'laptop reparatur*',
      'notebook reparatur*',
      'edv-dienstleist*',
      'edv-beratung',
      'it-beratung',
      'it-support',
      'it solutions',
      'it-lösungen',
      'pc-hilfe',
      'pc-reparatur*',
      'pc notdienst',
      'pc doktor',
      'computernotdienst',
      'it-techniker',
      'edv-betreuung',
      'edv-systeme',
      'informatikdienstleistung*',
      'computertechnik',
      'it-administration',
      'it-consulting',
      'netzwerktechniker',
      'pc-techniker',
      'it-systeme',
    ],
    es: [
      'servicio informático',
      'servicios informáticos',
      'reparación de ordenadores',
      'mantenimiento informático',
      'soporte informático',
      'técnico informático',
      'reparación de computadoras',
      'reparación de portátiles',
      'reparación de laptops',
      'reparación de computadores',
      'reparación de pc',
      'soporte técnico informático',
      'servicios de ti',
      'servicios it',
      'consultoría informática',
      'soluciones informáticas',
      'técnicos informáticos',
      'servicio técnico de computadoras',
      'soporte ti',
      'empresa de informática',
      'ingeniería informática',
      'mantenimiento de computadoras',
      'soporte it',
      'informáticos',
      'soluciones tecnológicas',
      'servicios tecnológicos',
    ],
    fr: [
      'dépannage informatique',
      'assistance informatique',
      'service informatique',
      'prestataire informatique',
      'maintenance informatique',
      'réparation ordinateur*',
      'réparation informatique',
      'réparation pc',
      'réparation ordinateurs portables',
      'services informatiques',
      "réparation d'ordinateur*",
      'dépannage pc',
      'dépannage ordinateur',
      'infogérance',
      'technicien informatique',
      'informaticien*',
      'ssii',
      'support informatique',
      'services ti',
      'infogérance informatique',
      'solutions informatiques',
      'maintenance informatique et réseaux',
      'conseil informatique',
      'soutien informatique',
    ],
    it: [
      'assistenza informatica',
      'assistenza computer',
      'consulenza informatica',
      'riparazione computer',
      'servizi informatici',
      'riparazione pc',
      'riparazione notebook',
      'riparazioni pc',
      'assistenza pc',
      'assistenza tecnica informatica',
      'consulenza it',
      'tecnico informatico',
      'tecnico computer',
      'soluzioni informatiche',
      'assistenza informatica aziendale',
      'riparazioni computer',
      'consulente informatico',
      'servizi it',
      'sistemisti',
      'sistemi informatici',
    ],
    nl: [
      'it dienstverlener*',
      'computerhulp',
      'computerreparatie',
      'ict dienstverlener*',
      'ict beheer',
      'it beheer',
      'computershop',
      'laptopreparatie*',
      'pc reparatie',
      'laptop reparatie*',
      'it-bedrijf',
      'ict-bedrijf',
      'it-support',
      'ict support',
      'it oplossingen',
      'ict-oplossingen',
      'it diensten',
      'ict diensten',
      'computerservice',
      'computerspecialist',
      'computer hulp',
      'computerreparaties',
      'systeembeheer*',
      'werkplekbeheer',
      'netwerkbeheer',
      'it partner',
      'ict partner',
      'it-consultancy',
      'pc hulp',
      'computerhulp aan huis',
      'ict service',
      'pc herstelling*',
      'computerherstelling*',
      'computerhersteldienst',
      'it-ondersteuning',
    ],
    pt: [
      'assistência informática',
      'suporte de ti',
      'suporte informático',
      'reparação de computadores',
      'serviços informáticos',
      'manutenção de computadores',
      'conserto de computadores',
      'conserto de notebook*',
      'reparação de portáteis',
      'assistência técnica de computadores',
      'assistência técnica de notebooks',
      'consultoria de ti',
      'consultoria informática',
      'técnico de informática',
      'soluções de ti',
      'soluções informáticas',
      'serviços de ti',
      'outsourcing de ti',
      'gestão de ti',
      'suporte técnico em informática',
      'manutenção de informática',
      'técnico informático',
      'assistência técnica informática',
      'soluções tecnológicas',
      'soluções em ti',
      'soluções em tecnologia',
    ],
  },
  work: { en: ['cybersecurity', 'cloud services', 'data recovery'] },
  neverAlone: {},
  jobs: {
    en: ['network setup', 'virus removal', 'laptop repair'],
    de: ['netzwerkbetreuung', 'datenrettung', 'it sicherheit', 'cloud lösungen', 'server', 'virenentfernung'],
    es: ['recuperación de datos', 'redes', 'ciberseguridad', 'copias de seguridad'],
    fr: ['récupération de données', 'installation réseau', 'sauvegarde', 'cybersécurité'],
    it: ['recupero dati', 'reti', 'backup', 'sicurezza informatica'],
    nl: ['cloud', 'cybersecurity', 'back up'],
    pt: ['recuperação de dados', 'redes', 'cibersegurança', 'backup'],
  },
  sharedJobs: {
    en: ['computer repair', 'data backup', 'help desk', 'voip', 'office 365', 'it support'],
    de: [
      'computerreparatur',
      'netzwerktechnik',
      'it-sicherheit',
      'cloud-lösungen',
      'fernwartung',
      'telefonanlagen',
      'datensicherung',
      'hardware',
    ],
    es: ['soporte técnico', 'servidores', 'desarrollo web'],
    fr: ['réseaux', 'sauvegarde*', 'maintenance', 'installation', 'assistance à distance'],
    it: ['assistenza remota'],
    nl: ['computer reparatie', 'systeembeheer', 'telefonie', 'dataherstel'],
    pt: ['suporte técnico', 'cópias de segurança', 'servidores', 'formatação'],
  },
  mentions: {
    en: `
      managed services; managed it support; network installation; network cabling; structured cabling;
      network security; cyber security; cyber essentials; computer repairs; pc repair; pc repairs; mac repair;
      macbook repair; laptop repairs; screen replacement; laptop screen repair; laptop screen replacement;
      phone repair; tablet repair; hard drive replacement; ssd upgrade*; computer upgrades; custom pc builds;
      custom pc; gaming pc; malware removal; spyware removal; virus and malware removal; data transfer;
      data migration; email migration; cloud migration; cloud computing; cloud backup;
      backup and disaster recovery; disaster recovery; business continuity; remote support; onsite support`,
    de: `
      it-dienstleistungen; it-outsourcing; it-infrastruktur; managed services; managed service*; systembetreuung;
      systemadministration; laptopreparatur; notebookreparatur*; macbook reparatur; apple reparatur; displaytausch;
      display reparatur; smartphone reparatur; handyreparatur*; virenschutz; virenbeseitigung; datenrettungen;
      datenübernahme; datenwiederherstellung; datenübertragung; backup*; backup lösungen; cloud dienste;
      cloud services; microsoft 365; office 365; exchange; firewall; netzwerke; netzwerkinstallation*;
      netzwerkplanung`,
    es: `
      mantenimiento de equipos; mantenimiento de ordenadores; mantenimiento preventivo; reparación de laptop;
      reparación de mac; reparación de macbook; reparación de impresoras; reparación de móviles;
      reparación de celulares; reparación de tablets; reparación de consolas; cambio de pantalla;
      cambio de disco duro; cambio de teclado; ampliación de memoria; eliminación de virus; limpieza de virus;
      formateo; formateo de pc; instalación de windows; instalación de software; instalación de redes;
      redes informáticas; cableado estructurado; redes wifi; instalación de wifi; seguridad informática;
      consultoría it; outsourcing it; externalización informática; asistencia remota; soporte remoto;
      soporte presencial`,
    fr: `
      soutien technique; services gérés; services infogérés; dépannage à domicile; dépannage mac;
      réparation pc portable; réparation mac; réparation macbook; réparation téléphone; réparation smartphone;
      réparation tablette; remplacement d'écran; changement d'écran; remplacement disque dur; suppression de virus;
      éradication virus; désinfection; nettoyage pc; nettoyage informatique; nettoyage virus; transfert de données;
      sauvegarde de données; sauvegarde en ligne; restauration de données; installation informatique;
      installation de logiciels; installation windows; réinstallation windows; installation box;
      installation imprimante; configuration réseau; réseau informatique; réseau wifi; câblage réseau`,
    it: `
      assistenza tecnica; assistenza sistemistica; assistenza on site; assistenza a domicilio; assistenza notebook;
      assistenza server; servizi gestiti; riparazione mac; riparazione macbook; riparazione smartphone;
      riparazione cellulari; riparazione tablet; riparazione stampanti; riparazione iphone; riparazione console;
      sostituzione display; sostituzione schermo; sostituzione batteria; sostituzione hard disk; rimozione virus;
      formattazione; formattazione pc; installazione software; installazione sistemi operativi;
      installazione antivirus; configurazione router; configurazione reti; reti aziendali; reti lan;
      reti informatiche; reti wifi; cablaggio strutturato; cablaggio; cablaggi di rete; installazione reti;
      networking`,
    nl: `
      it support; ict ondersteuning; it ondersteuning; ict advies; it advies; it consultancy; managed services;
      managed it; outsourcing; helpdesk; servicedesk; hulp op afstand; ondersteuning op afstand;
      computer reparaties; laptopreparatie; macbook reparatie; iphone reparatie; telefoon reparatie;
      tablet reparatie; scherm vervangen; schermreparatie; accu vervangen; virus verwijderen; virusverwijdering;
      virussen verwijderen; datarecovery; data recovery; dataoverdracht; data overzetten; online backup;
      cloud backup; back-up oplossingen; cloud oplossingen; clouddiensten; werken in de cloud`,
    pt: `
      suporte em ti; suporte remoto; suporte presencial; assistência técnica; assistência remota;
      assistência ao domicílio; outsourcing; terceirização de ti; serviços geridos; consultoria em ti;
      conserto de notebook; conserto de computador*; conserto de notebooks; manutenção de notebook*;
      manutenção de computador; manutenção informática; manutenção preventiva; contratos de manutenção;
      reparação de telemóveis; reparação de tablets; reparação de mac; reparação de consolas;
      reparação de impressoras; conserto de celular; conserto de macbook; conserto de impressora; troca de tela;
      troca de ecrã; substituição de ecrã; troca de teclado; upgrade; upgrade de ssd; upgrade de memória;
      remoção de vírus; limpeza de vírus`,
  },
  examples: {
    named: [
      { language: 'es', text: 'Soluciones tecnológicas para empresas' },
      { language: 'en', text: 'Desk9 IT support in Derby' },
      { language: 'fr', text: 'Dépannage informatique à Albi' },
    ],
    notNamed: [
      { language: 'en', text: 'Support it with a click' },
      { language: 'en', text: 'Compute the total' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/it, shop/computer',
};

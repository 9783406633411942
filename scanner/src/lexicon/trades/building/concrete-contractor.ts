import type { TradeEntry } from '../../trade.ts';

export const concreteContractor: TradeEntry = {
  id: 'concrete-contractor',
  questions: 'generic',
  customers: 'at-home',
  noun: 'concrete contractor',
  companyNoun: 'concrete company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Concrete',
  names: {
    en: [
      'concrete contractor*',
      'concrete company',
      'paving company',
      'paving contractor*',
      'asphalt contractor*',
      'asphalt paving',
      'driveway contractor*',
      'foundation repair company',
    ],
    de: ['pflasterbau', 'straßenbau', 'betonbau', 'estrichbau', 'betonbauer*', 'pflasterbetrieb'],
    es: ['empresa de pavimentos', 'empresa de hormigón', 'pavimentos de hormigón', 'hormigón impreso', 'asfaltado'],
    fr: ['entreprise de terrassement', 'terrassement', 'enrobé', 'béton décoratif', 'aménagement de cours'],
    it: ['pavimentazioni esterne', 'pavimenti industriali', 'opere in cemento', 'asfaltature'],
    nl: ['bestratingsbedrijf', 'stratenmaker*', 'betonbedrijf', 'straatwerk'],
    pt: ['empresa de pavimentação', 'calceteiro*', 'betão impresso', 'pavimentação'],
  },
  work: { en: ['stamped concrete', 'driveway*', 'sealcoating'] },
  neverAlone: {},
  jobs: {
    en: [
      'concrete driveways',
      'stamped concrete',
      'concrete patios',
      'foundation repair',
      'asphalt paving',
      'sealcoating',
      'concrete slabs',
      'sidewalk repair',
    ],
    de: ['pflasterarbeiten', 'hofeinfahrten', 'betonböden', 'kanalbau'],
    es: ['hormigón impreso', 'soleras', 'aceras', 'hormigón pulido'],
    fr: ['terrassement', 'enrobé', 'allées', 'assainissement'],
    it: ['pavimenti in cemento', 'cemento stampato', 'autobloccanti'],
    nl: ['oprit aanleggen', 'terras aanleggen', 'betonvloer', 'bestrating'],
    pt: ['calçada portuguesa', 'betonilha', 'betão impresso', 'piso de concreto'],
  },
  mentions: {
    en: `
      driveways; concrete driveway; driveway installation; driveway replacement; driveway repair; driveway paving;
      asphalt driveways; tarmac driveways; resin driveways; resin bound driveways; resin bound surfacing;
      gravel driveways; block paving; block paving driveways; pattern imprinted concrete; imprinted concrete; patios;
      patio installation; paving; indian sandstone patios; paver installation; pavers; interlocking pavers;
      brick pavers; walkways; sidewalks; concrete sidewalks; concrete walkways; steps and walkways; concrete steps;
      concrete foundations; foundations; footings; slab foundations; garage floors; garage slabs; concrete floors;
      polished concrete; concrete polishing; epoxy floors
    `,
    de: `
      pflasterung; natursteinpflaster; betonpflaster; hofpflasterung; einfahrten; garageneinfahrten; auffahrten;
      terrassenbau; terrassen; wege und terrassen; wegebau; gehwege; zufahrten; parkplätze; parkplatzbau;
      asphaltarbeiten; asphaltierung; asphaltbau; straßenbauarbeiten; tiefbau; tiefbauarbeiten; erdarbeiten; erdbau;
      baggerarbeiten; aushub; baugrubenaushub; entwässerung; entwässerungsarbeiten; kanalarbeiten; kanalanschlüsse;
      kanalsanierung; hausanschlüsse; rohrleitungsbau; kabelbau; leitungsbau; betonarbeiten; betonsanierung;
      betoninstandsetzung; bodenplatten; fundamente
    `,
    es: `
      pavimentos; pavimentos industriales; pavimentos exteriores; pavimentación; pavimentaciones; pavimento impreso;
      hormigón fratasado; hormigón desactivado; hormigón lavado; suelos de hormigón; solera de hormigón;
      soleras de hormigón; losas de hormigón; losas de concreto; concreto estampado; concreto pulido;
      pisos de concreto; pisos industriales; pulido de concreto; entradas de garaje; entradas de autos; cimentaciones;
      cimentación; cimientos; excavaciones; movimientos de tierra; asfaltados; asfaltos; aglomerado asfáltico; bacheo;
      carpeta asfáltica; mezcla asfáltica; sellado de grietas; señalización vial; adoquinado; adoquines;
      colocación de adoquín; bordillos; guarniciones y banquetas; banquetas
    `,
    fr: `
      aménagement extérieur; aménagements extérieurs; allée de garage; allées de garage; allées et cours;
      cours et allées; création d'allées; entrée de garage; goudronnage; asphaltage; pavage d'asphalte;
      réparation d'asphalte; scellant d'asphalte; scellement de fissures; enrobé à chaud; enrobés; enrobé rouge;
      bicouche; gravillonnage; béton désactivé; béton imprimé; béton empreinte; béton drainant; béton lissé;
      béton balayé; béton poli; béton ciré; béton estampé; résine drainante; résine perméable; moquette de pierre;
      pavage; pose de pavés; pavés; pavé uni; dallage; dallages; dallage béton; dalle béton; dalles
    `,
    it: `
      pavimentazioni; pavimentazioni industriali; pavimenti stampati; pavimento stampato; pavimentazione stampata;
      pavimenti drenanti; ghiaia lavata; calcestruzzo drenante; calcestruzzo stampato; masselli autobloccanti;
      posa autobloccanti; posa porfido; cubetti di porfido; pietra naturale; asfalti; asfaltatura; asfaltatura strade;
      asfaltatura cortili; asfalti colorati; ripristino asfalto; conglomerato bituminoso; piazzali; cortili; vialetti;
      marciapiedi; cordoli; parcheggi; rampe; lavori stradali; segnaletica stradale; movimento terra; scavi;
      scavi e movimento terra; sbancamenti; fognature; drenaggi; urbanizzazioni; opere di urbanizzazione; massetti;
      massetto
    `,
    nl: `
      oprit; opritten; oprit bestraten; opritten en terrassen; terrassen; terras bestraten; sierbestrating;
      tuinbestrating; straatwerken; bestratingen; bestratingswerken; bestratingswerkzaamheden; herbestrating;
      herstraten; klinkers leggen; kasseien leggen; tegels leggen; keramische tegels; natuursteen terras;
      gebakken klinkers; betonklinkers; waterpasserende klinkers; grindoprit; sierbeton; printbeton; gepolierde beton;
      gepolijst beton; polierbeton; uitgewassen beton; borstelbeton; betonvloeren; gevlinderde beton; betonwerken;
      betonwerk; beton storten; betonreparatie; betonboringen; funderingen; funderingswerken; fundering
    `,
    pt: `
      pavimentação asfáltica; pavimentações; pavimentos; pavimentos exteriores; pavimentos industriais;
      pavimento em betão; betão afagado; betão poroso; betão desativado; betão lavado; betuminoso;
      aplicação de betuminoso; alcatroamento; asfalto; asfaltamento; recapeamento; recapeamento asfáltico;
      tapa buracos; fresagem; selagem de fissuras; calçada; calçadas; calçada à portuguesa; calcetamento;
      cubos de granito; colocação de pavê; pavê; lancil; lancis; guias e sarjetas; meio fio; bloquetes;
      piso intertravado; pisos intertravados; paver; piso industrial; pisos industriais; piso polido; concreto polido;
      concreto estampado
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Solid Ground is a concrete contractor in Mesa' },
      { language: 'nl', text: 'Stratenmaker in Zwolle' },
    ],
    notNamed: [
      { language: 'en', text: 'A concrete example of our method' },
      { language: 'es', text: 'El plan concreto' },
    ],
  },
  source: 'schema.org 30.0',
};

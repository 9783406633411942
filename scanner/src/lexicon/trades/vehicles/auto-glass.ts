import type { TradeEntry } from '../../trade.ts';

export const autoGlass: TradeEntry = {
  id: 'auto-glass',
  questions: 'generic',
  customers: 'at-home',
  noun: 'auto glass company',
  companyNoun: 'auto glass company',
  schemaTypes: ['AutomotiveBusiness', 'AutoRepair'],
  additionalType: null,
  names: {
    en: [
      'auto glass*',
      'windshield replacement*',
      'windshield repair*',
      'windscreen replacement*',
      'windscreen repair*',
      'windscreens',
      'windscreen company',
      'windscreen specialist*',
      'autoglass*',
      'windscreen fitter*',
      'windshield chip repair',
      'windscreen chip repair',
      'windshield shop*',
      'car glass',
      'vehicle glass',
      'automotive glass',
      'windscreen fitting',
      'windshield company',
    ],
    de: [
      'autoglas*',
      'scheibendoktor',
      'autoscheiben',
      'scheibenwechsel',
      'steinschlagreparatur',
      'fahrzeugglas*',
      'frontscheibenwechsel',
      'windschutzscheibenwechsel',
      'autoscheibe*',
      'windschutzscheibe*',
      'frontscheibe*',
      'kfz-scheiben',
      'fahrzeugscheiben',
      'steinschlag reparatur',
    ],
    es: [
      'lunas de coches',
      'parabrisas',
      'cambio de lunas',
      'cristales para autos',
      'lunas de automóvil*',
      'lunas para coche*',
      'taller de lunas',
      'lunas del automóvil',
      'lunas para automóviles',
      'cristales automotrices',
      'vidrios automotrices',
      'cristales para automóviles',
      'vidrios para autos',
      'vidrios para automóviles',
      'cristales de auto*',
      'vidrios de autos',
    ],
    fr: [
      'pare brise*',
      'vitrage automobile',
      'remplacement de pare brise',
      'vitres auto',
      'vitrage auto',
      "vitres d'auto",
      "vitres d'autos",
      'vitres automobiles',
      "vitre d'auto",
      'glace automobile',
      'vitrage automobiles',
    ],
    it: [
      'vetri auto',
      'cristalli auto',
      'sostituzione parabrezza',
      'riparazione parabrezza',
      'parabrezza',
      'cristalli per auto',
      'vetri per auto',
      'autovetri',
      'autocristalli',
      'cristalli per autoveicoli',
      'vetri per autoveicoli',
      'cristalli automobili',
      'riparazione e sostituzione cristalli',
    ],
    nl: ['autoruit*', 'autoruiten', 'autoruitschade', 'ruitherstel', 'autoglas*', 'voorruit*'],
    pt: [
      'vidros automotivos',
      'vidros para automóveis',
      'para brisas',
      'substituição de para brisas',
      'parabrisa*',
      'vidros auto',
      'vidros automóvel',
      'vidros para carros',
      'troca de para-brisa*',
      'vidro automotivo',
      'vidros para autos',
      'reparação de vidros auto',
      'vidraçaria automotiva',
      'vidros para veículos',
      'reparo de para-brisa*',
      'vidros automóveis',
    ],
  },
  work: { en: ['windscreen*', 'windshield*', 'chip repair*'] },
  neverAlone: {},
  jobs: {
    en: [
      'windscreen replacement',
      'windscreen repair',
      'chip repair*',
      'side window replacement',
      'rear window replacement',
      'adas calibration',
      'door glass replacement',
      'mobile windscreen replacement',
    ],
    de: ['scheibentausch', 'steinschlagreparatur', 'scheibentönung'],
    es: ['reparación de impactos', 'tintado de lunas', 'cambio de parabrisas'],
    fr: ["réparation d'impact", 'remplacement de vitres latérales'],
    it: ['sostituzione parabrezza', 'riparazione scheggiature', 'oscuramento vetri'],
    nl: ['ruitvervanging', 'sterreparatie', 'ramen blinderen'],
    pt: ['reparação de vidros', 'películas', 'troca de para brisa'],
  },
  sharedJobs: {
    en: [
      'windshield replacement',
      'rock chip repair',
      'side glass',
      'rear glass',
      'back glass',
      'back glass replacement',
      'side window*',
      'door glass',
      'side and back glass',
      'insurance claims',
      'mobile service',
      'mobile fitting',
      'mobile glass fitting',
      'same-day service',
      'tinted glass',
      'privacy glass',
      'tinted and privacy glass',
      'sunroof*',
      'window regulator*',
      'headlight restoration',
      'back window*',
      'wiper*',
      'truck windscreens',
    ],
  },
  mentions: {
    en: `
      auto glass repair; auto glass replacement; windshield chip repair*; windshield crack repair;
      windscreen chip repair*; stone chip repair*; crack repair; car window repair*; car window replacement*;
      car glass replacement; car door glass; quarter glass*; side glass replacement; side mirror replacement;
      mirror replacement; mirror glass; rear windshield*; rear windscreen*; rear glass replacement;
      heated windscreens; panoramic roof*; power window repair; window motor repair; windshield calibration;
      camera calibration; recalibration; adas recalibration; mobile auto glass*; mobile windshield replacement;
      window tinting; fleet services; fleet glass; commercial vehicle glass; truck glass; truck windshield*;
      rv windshields; rv glass; heavy equipment glass; tractor glass; plant glass
    `,
    de: `
      autoglasreparatur; scheibenreparatur; scheibenreparaturen; scheibenaustausch; frontscheibe; frontscheiben;
      frontscheibenaustausch; frontscheibe wechseln; windschutzscheibe; windschutzscheiben;
      windschutzscheibe reparieren; windschutzscheibe wechseln; windschutzscheibenreparatur;
      windschutzscheibenaustausch; seitenscheibe; seitenscheiben; heckscheibe; heckscheiben; heckscheibenaustausch;
      dachscheiben; panoramadach; schiebedach; glasdach; steinschlag; steinschläge; steinschlagschaden;
      autoglasversiegelung; scheibenversiegelung; nanoversiegelung; scheibentönungen; autofolierung;
      sonnenschutzfolien; kalibrierung; kamerakalibrierung; adas kalibrierung; fahrerassistenzsysteme; lkw scheiben;
      lkw verglasung; busscheiben; wohnmobilscheiben
    `,
    es: `
      sustitución de lunas; sustitución de parabrisas; sustitución de luna trasera; reparación de lunas;
      reparación de parabrisas; reparación de luna; reparación de cristales; reparación de chinazos;
      reparación de estrelladuras; reparación de impactos en parabrisas; lunas de coche; luna delantera; luna trasera;
      lunas laterales; lunas tintadas; tintado de cristales; polarizado; polarizados; polarizado de cristales;
      laminado de vidrios; láminas de seguridad; techo solar; techos panorámicos; techos solares; cristales laterales;
      vidrios laterales; medallones; medallón; aletas; parabrisas panorámicos; parabrisas de camiones;
      lunas de camión; lunas de autobús; lunas de autocar; lunas de autocaravanas; lunas de maquinaria;
      lunas industriales; calibración; calibración adas; calibrado de cámaras
    `,
    fr: `
      changement de pare brise; réparation de pare brise; réparation pare brise; remplacement pare brise;
      remplacement de vitrage; remplacement de vitrages; réparation d'impacts; impact pare brise; réparation d'éclats;
      réparation d'éclat; réparation de pierre; réparation de fissure; bris de glace; vitre latérale;
      vitres latérales; vitre arrière; remplacement de vitre; remplacement de vitre auto;
      remplacement de lunette arrière; lunette arrière; lunettes arrières; lunette chauffante; toit ouvrant;
      toits ouvrants; toit panoramique; toits panoramiques; custode; remplacement de rétroviseur; rétroviseurs;
      optiques; rénovation d'optiques; rénovation de phares; rénovation des optiques; teinte de vitres;
      vitres teintées; film teinté; pose de film; balais d'essuie glace; essuie glaces; calibrage
    `,
    it: `
      riparazione parabrezza scheggiato; riparazione scheggiatura parabrezza; sostituzione cristalli;
      sostituzione cristalli auto; sostituzione vetri auto; sostituzione lunotto; sostituzione vetro laterale;
      sostituzione vetri laterali; sostituzione deflettore; riparazione cristalli; riparazione cristalli auto;
      riparazione vetri auto; riparazione vetri; riparazione tetto apribile; tetto panoramico; tettucci apribili;
      tetti panoramici; cristalli camper; cristalli camion; cristalli autobus; cristalli veicoli industriali;
      cristalli mezzi agricoli; cristalli veicoli commerciali; vetri camper; vetri camion; lunotto; lunotti;
      lunotto termico; vetri laterali; scendenti; ricalibrazione adas; calibrazione adas; calibrazione telecamere;
      calibrazione parabrezza; ricalibratura; calibrazione sensori; pellicole oscuranti; oscuramento vetri auto;
      vetri oscurati; pellicole antisfondamento
    `,
    nl: `
      autoruit vervangen; autoruit repareren; autoruit reparatie; autoruitreparatie; autoruitvervanging; autoglas;
      voorruit; voorruit vervangen; voorruit repareren; voorruit reparatie; voorruiten; vooruit vervangen;
      voorruit herstellen; voorruitschade; achterruit; achterruit vervangen; zijruit; zijruit vervangen; zijruiten;
      ruit vervangen; ruitreparatie; ruitschade; ruitbreuk; sterretje repareren; sterretje; ster in voorruit;
      sterreparaties; steenslag; steenslag reparatie; barst in voorruit; glasbreuk; glasschade; panoramadak;
      schuifdak; dakraam auto; kalibratie; kalibreren; camera kalibreren; adas kalibratie; adas kalibreren
    `,
    pt: `
      substituição de vidros; substituição de óculo traseiro; substituição de vidros laterais;
      reparação de para brisas; reparação de vidro automóvel; reparação de trincas; reparo de para brisa;
      conserto de para brisa; troca de para brisas; troca de vidros; troca de vidro lateral; troca de vidro traseiro;
      troca de vidro automotivo; vidros laterais; vidros traseiros; vidro traseiro; vidro lateral; vidro dianteiro;
      vigia traseiro; vigias; óculo traseiro; para brisa; vidros para caminhões; vidros para caminhão;
      vidros para ônibus; vidros de pesados; vidros de camião; vidros para autocaravanas; vidros para máquinas;
      vidros para tratores; vidros blindados; teto solar; teto panorâmico; tetos de abrir; tetos panorâmicos;
      calibragem adas; calibração adas; calibração de câmeras; calibração de câmaras; calibragem de câmaras
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Auckland Windscreens: windscreen replacement' },
      { language: 'fr', text: 'Pare-brise à Brest' },
    ],
    notNamed: [
      { language: 'en', text: 'A glass of bubbly in the car' },
      { language: 'de', text: 'Ein Glas Honig' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/car_repair',
};

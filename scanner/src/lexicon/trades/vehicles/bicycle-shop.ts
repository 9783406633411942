import type { TradeEntry } from '../../trade.ts';

export const bicycleShop: TradeEntry = {
  id: 'bicycle-shop',
  questions: 'generic',
  noun: 'bicycle shop',
  companyNoun: 'bicycle shop',
  schemaTypes: ['BikeStore'],
  additionalType: null,
  names: {
    en: ['bike shop*', 'bicycle shop*', 'bicycle repair*', 'bike repair*', 'cycle shop', 'bicycle store'],
    de: ['fahrradladen', 'fahrradgeschäft*', 'fahrradwerkstatt*', 'fahrräder', 'zweiradfachgeschäft'],
    es: ['tienda de bicicletas', 'taller de bicicletas', 'bicicletas'],
    fr: ['magasin de vélos', 'réparation de vélos', 'vélociste*', 'atelier vélo'],
    it: ['negozio di biciclette', 'riparazione biciclette', 'ciclofficina'],
    nl: ['fietsenwinkel', 'fietsenmaker', 'fietsenzaak', 'fietswinkel', 'rijwielhandel'],
    pt: ['loja de bicicletas', 'oficina de bicicletas', 'bicicletaria'],
  },
  work: { en: ['e bikes', 'bike fitting'] },
  neverAlone: {},
  jobs: {
    en: ['bike tune ups', 'bike rental', 'flat repair', 'wheel truing'],
    de: ['fahrradreparatur', 'fahrradverleih', 'jobrad', 'e bikes'],
    es: ['alquiler de bicicletas', 'reparación de bicicletas'],
    fr: ['location de vélos', 'entretien vélo', 'vélos électriques'],
    it: ['noleggio biciclette', 'e bike'],
    nl: ['fietsreparatie', 'e bikes', 'fietsverhuur'],
    pt: ['revisão de bicicletas', 'aluguer de bicicletas'],
  },
  examples: {
    named: [
      { language: 'en', text: "Spoke'n Word bike shop in Ghent" },
      { language: 'nl', text: 'Fietsenmaker in Gouda' },
    ],
    notNamed: [
      { language: 'en', text: 'Cycle through the photos' },
      { language: 'fr', text: 'Le recyclage du papier' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/bicycle',
};

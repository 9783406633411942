import type { TradeEntry } from '../../trade.ts';

export const nailSalon: TradeEntry = {
  id: 'nail-salon',
  questions: 'generic',
  noun: 'nail salon',
  companyNoun: 'nail salon',
  schemaTypes: ['NailSalon', 'BeautySalon'],
  additionalType: null,
  names: {
    en: ['nail salon*', 'nail studio*', 'nail bar*', 'nail technician*', 'nail spa'],
    de: ['nagelstudio*', 'nageldesign*', 'nagelstudios', 'naildesign'],
    es: ['salón de uñas', 'manicurista*', 'uñas', 'centro de uñas', 'estudio de uñas'],
    fr: ['bar à ongles', 'prothésiste ongulaire', "salon d'ongles", 'onglerie*', 'stylisme ongulaire', 'ongles'],
    it: ['onicotecnica', 'centro unghie', 'ricostruzione unghie', 'nail salon', 'nail bar'],
    nl: ['nagelstudio*', 'nagelsalon*', 'nagelstyliste*'],
    pt: ['manicure e pedicure', 'nail designer', 'esmalteria', 'estúdio de unhas', 'salão de unhas', 'manicure'],
  },
  work: {
    en: ['manicure*', 'pedicure*', 'gel nails', 'acrylic nails'],
    de: ['maniküre', 'gelnägel', 'pediküre'],
    es: ['manicura', 'pedicura'],
    fr: ['manucure*', 'vernis semi permanent'],
    it: ['smalto semipermanente'],
    nl: ['gelnagels', 'acrylnagels', 'gellak'],
    pt: ['unhas de gel', 'alongamento de unhas'],
  },
  neverAlone: {},
  jobs: {
    en: ['manicure*', 'pedicure*', 'gel nails', 'acrylic nails', 'dip powder', 'nail art', 'shellac'],
    de: ['gelnägel', 'maniküre', 'pediküre', 'nagelmodellage', 'shellac', 'nail art', 'auffüllen'],
    es: ['manicura', 'pedicura', 'uñas acrílicas', 'uñas de gel', 'esmalte semipermanente', 'nail art'],
    fr: [
      'vernis semi permanent',
      'pose de gel',
      "pose d'ongles",
      'manucure',
      'pédicure',
      'beauté des pieds',
      'nail art',
      'remplissage',
    ],
    it: ['manicure', 'pedicure', 'semipermanente', 'ricostruzione in gel', 'nail art'],
    nl: ['manicure', 'pedicure', 'gellak', 'acrylnagels', 'gelnagels', 'nail art'],
    pt: ['manicure', 'pedicure', 'unhas de gel', 'verniz gel', 'alongamento de unhas', 'unhas acrílicas'],
  },
  examples: {
    named: [
      { language: 'fr', text: 'Prothésiste ongulaire à Nancy' },
      { language: 'en', text: 'Glossy nail salon in Reno' },
    ],
    notNamed: [
      { language: 'en', text: 'Hammer and nails' },
      { language: 'en', text: 'You nailed the salon interview' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/beauty',
};

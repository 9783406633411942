/**
 * Capitalized words that follow a name and begin what the person does: `Gavin Bush Operations Manager`, `Robert
 * Phillips ISA Board Certified`, `Vincenzo Stante Via Giovanni Casalino`. In lower case without accents, for all
 * languages.
 */
export const NAME_ENDS: ReadonlySet<string> = new Set(
  `operations operation sales marketing office project general managing executive senior junior lead head chief
  assistant associate deputy customer customers client service services technical master licensed certified registered
  chartered qualified clinical medical board isa human creative account business finance financial your our the and
  born areas contact kontakt contacto contatto leistungen about home book call appointment appointments read view learn click opening meet born author writer filmmaker speaker artist photographe drone llc inc ltd gmbh
  geschaftsfuhrer geschaftsfuhrerin geschaftsfuhrung geschaftsfuhrender leitung leiterin leiter inhaberin inhaber praxisinhaber praxisinhaberin praxisleitung beruf
  telefon tel mobil fax email mail e-mail wahlarzt wahlarztin staatlich gepruft gepruefter diplom dipl
  zum zur am im auf unter hinter alte alter neue neuer grosse kleine obere untere
  rue avenue boulevard chemin place impasse allee route quai qualite adresse telephone directeur directrice gerant gerante
  via viale piazza corso telefono cellulare direttore direttrice titolare
  calle carrer paseo avenida avda plaza director directora gerente propietario propietaria
  rua praca diretor diretora telefone responsavel sociedade advocacia
  eigenaar eigenaresse telefoon adres`
    .trim()
    .split(/\s+/),
);

/** Second words of companies that begin with a given name: `Anurag Motor Driving School`. */
export const NO_SURNAMES: ReadonlySet<string> = new Set(
  `motor motors auto autos car cars family home homes city dental smile beauty hair nail nails skin pet pets dog dogs
  tree pool water solar air fitness health care wellness music dance sport sports royal elite premium express quality
  custom professional general national international global group company brothers bros sons associates and the super
  mobile digital creative real estate property properties garage taxi hotel restaurant cafe pizza bar boutique shop
  store market farm spa studio studios media design designs electric electrical mechanical building build
  construction contracting enterprises industries solutions systems technologies trading services service`
    .trim()
    .split(/\s+/),
);

import { describe, expect, test } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { deriveMarkup } from '../markup/markup.ts';
import { findAddresses, mainAddress } from './addresses.ts';
import { showAddress } from './postal-address.ts';

function addressesOf(html: string, country: string, url = 'https://www.example.com/') {
  const pages = [pageFrom(html, { url, path: new URL(url).pathname } as never)];
  return [...findAddresses(pages, deriveMarkup(pages), country).addresses];
}

test.each([
  [
    'FR',
    'fr',
    '<h3>Article 11 — Médiation de la consommation</h3><p>CNPM</p><p>27 avenue de la Libération, 42400 Saint-Chamond</p>',
  ],
  [
    'DE',
    'de',
    '<p>Konzeption, Gestaltung, Umsetzung und technische Betreuung dieser Website:</p><p>MikaTec, Pontoiser Straße 54, 71034 Böblingen</p>',
  ],
  ['DE', 'de', '<h3>Webdesign</h3><p>Pontoiser Straße 54, 71034 Böblingen</p>'],
  ['IT', 'it', '<h3>Realizzazione sito web</h3><p>Via Roma 54, 20121 Milano</p>'],
  ['DE', 'de', '<p>Landesamt für Soziales, Jugend und Versorgung<br>Baedekerstraße 2-20<br>56073 Koblenz</p>'],
  ['AU', 'en', '<p>Secure carpark (60 Elizabeth Street, Sydney, 2000)</p>'],
  ['ES', 'es', '<p>DESDE AUTOPISTA A Yátova se llega por la A-3, tomando el desvío de Buñol, y en la rotonda</p>'],
])(
  'refuses the address of a mediator, a web designer, an authority, a car park or a road: %s',
  (country, language, html) => {
    const pages = [pageFrom(html)];
    const { addresses, refused } = findAddresses(pages, deriveMarkup(pages), country, language);
    expect(addresses).toEqual([]);
    expect(refused).toMatchObject([{ reason: 'other-subject' }]);
  },
);

test('takes no address from a sentence about a road and a distance', () => {
  const road = '<p>Puede ser una calle angosta de Avellaneda o cruzar 600 km de ruta hasta Bahía Blanca.</p>';
  expect(addressesOf(road, 'AR')).toEqual([]);
  expect(addressesOf('<p>Calle angosta, a 600 km de Bahía Blanca</p>', 'AR')).toEqual([]);
});

test.each([
  ['FR', "<p>3 Avenue de la Vigne, 34300 Cap d'Agde</p>", "Cap d'Agde"],
  ['FR', '<p>3 Avenue de la Vigne, 34300 Cap d’Agde</p>', 'Cap d’Agde'],
  ['IT', "<p>Via Roma 3, 57025 Poggio d'Agnello</p>", "Poggio d'Agnello"],
  ['DE', '<p>Dorfstraße 3, 96272 Hinterfeldbach am Main</p>', 'Hinterfeldbach am Main'],
])('reads the whole name of a town that the gazetteer lacks: %s %s', (country, html, city) => {
  expect(addressesOf(html, country).map(({ parts }) => parts.city)).toEqual([city]);
});

test.each([
  ['GB', '<p>Location Wood Terrace, Worcester, WR1 1NY</p>', 'Wood Terrace, Worcester, WR1 1NY'],
  ['GB', '<p>Address Wood Terrace, Worcester, WR1 1NY</p>', 'Wood Terrace, Worcester, WR1 1NY'],
  ['GB', '<p>Granet Cl, Bedford MK40 4HZ</p>', 'Granet Cl, Bedford, MK40 4HZ'],
  ['GB', '<div>Mill Street <br> Bideford <br> EX39 2JR</div>', 'Mill Street, Bideford, EX39 2JR'],
  ['GB', '<div>Old Mill Lane Chipping Norton OX7 5NH</div>', 'Old Mill Lane, Chipping Norton, OX7 5NH'],
])('reads a British street without a number and without its label: %s %s', (country, html, shown) => {
  expect(addressesOf(html, country).map(({ parts }) => showAddress(parts))).toEqual([shown]);
});

test.each([
  ['IT', '<h4>Studio <strong>Asti</strong>:</h4><p>via F. Corridoni 111</p>', 'via F. Corridoni 111, Asti'],
  ['IT', '<p>Studio di Alba: v.le Giambattista Vico 6</p>', 'v.le Giambattista Vico 6, Alba'],
  ['FR', '<h4>Cabinet de Pessac</h4><p>12 rue de la Gare</p>', '12 rue de la Gare, Pessac'],
  [
    'BR',
    '<h4>Endereço</h4><p>Rua João de Souza Sobrinho, Heliópolis, Bahia</p>',
    'Rua João de Souza Sobrinho, Heliópolis',
  ],
  [
    'BR',
    '<p>Av. Nilo Peçanha, 2825 Sala 1601 Chácara das Pedras Porto Alegre, RS</p>',
    'Av. Nilo Peçanha, 2825 Sala 1601, Porto Alegre, RS',
  ],
  ['IT', '<h4>Asti</h4><p>via F. Corridoni 111</p>', 'via F. Corridoni 111, Asti'],
  [
    'BR',
    '<h3>Unidade Mariana (Matriz)</h3><p>Rua Antônio Faustino da Rocha, nº 44, Sala 202, Centro.</p>',
    'Rua Antônio Faustino da Rocha, nº 44, Sala 202, Mariana',
  ],
  ['AT', '<p>Mehrlgutweg 11</p><p>hallo@acme.at</p><p>5020 Salzburg</p>', 'Mehrlgutweg 11, Salzburg, 5020'],
  ['DE', '<p>Sandberg 13</p><p>Fax 0 12 34 - 56 78 - 90</p><p>17121 Loitz</p>', 'Sandberg 13, Loitz, 17121'],
  ['BE', '<p>Melkwegel 9, Heusden (Destelbergen), Oost-Vlaanderen, België</p>', 'Melkwegel 9, Destelbergen'],
])('reads a street without a postal code below its town or label: %s %s', (country, html, shown) => {
  expect(addressesOf(html, country).map(({ parts }) => showAddress(parts))).toEqual([shown]);
});

test.each([
  ['DE', 'Hauptstr. 12 (Hinterhof), 70173 Stuttgart', 'Hauptstr. 12'],
  ['DE', 'Unter den Eichen 5, Haus 2, 65195 Wiesbaden', 'Unter den Eichen 5'],
  ['AT', 'Landstraßer Hauptstraße 45/Top 3, 1030 Wien', 'Landstraßer Hauptstraße 45'],
  ['AT', 'Linke Wienzeile 48-52, A-1060 Wien', 'Linke Wienzeile 48-52'],
  ['NL', 'Prins Bernhardplein 200, 1097 JB Amsterdam', 'Prins Bernhardplein 200'],
  ['NL', 'Burgemeester de Withstraat 12-A, 3732 HM De Bilt', 'Burgemeester de Withstraat 12-A'],
  ['NL', 'Oude Gracht 100bis, 3511AV Utrecht', 'Oude Gracht 100bis'],
  ['BE', 'Rue du Moulin 12 bte 3, 4000 Liège', 'Rue du Moulin 12'],
  ['NL', 'Sint Jansstraat 2, 9712 JN Groningen', 'Sint Jansstraat 2'],
  ['NL', 'Dorpsstraat 12 te 1231 AB Loosdrecht', 'Dorpsstraat 12'],
  ['FR', '8, rue du Général de Gaulle – BP 12 – 67000 Strasbourg', '8, rue du Général de Gaulle'],
  ['PT', 'R. Alexandre Herculano 5, 3.º Dto., 1150-005 Lisboa', 'R. Alexandre Herculano 5, 3.º Dto.'],
  ['ES', 'Pl. España 4 - 50001 Zaragoza', 'Pl. España 4'],
  ['ES', 'Paseo de la Castellana 95, Planta 15, 28046 Madrid', 'Paseo de la Castellana 95'],
  ['PT', 'Av. da Liberdade 10 r/c Dto, 1250-144 Lisboa', 'Av. da Liberdade 10'],
  ['BR', 'Av. Paulista, 1000 – 10º andar – Bela Vista – São Paulo/SP', 'Av. Paulista, 1000'],
  ['GB', 'Unit 5b Riverside Industrial Estate, Bedford, MK42 0QG', 'Unit 5b Riverside Industrial Estate'],
  ['GB', '3 Station Approach, Guildford, Surrey, GU1 4AA', '3 Station Approach'],
  ['GB', '12a The Parade, Watford WD17 1AA', '12a The Parade'],
  ['US', 'W156N11355 Pilgrim Rd, Germantown, WI 53022', 'W156N11355 Pilgrim Rd'],
  ['US', '12 Rte 9W, Highland, NY 12528', '12 Rte 9W'],
  ['AU', 'Lot 5 Pacific Highway, Coffs Harbour NSW 2450', 'Lot 5 Pacific Highway'],
])('reads a whole street and its number, without floor and staircase, in %s: %s', (country, text, street) => {
  expect(addressesOf(`<p>${text}</p>`, country).map(({ parts }) => parts.street)).toEqual([street]);
});

test.each([
  ['CH', 'Rte de Lausanne 12 - 1033 Cheseaux-sur-Lausanne', 'Cheseaux-sur-Lausanne'],
  ['GB', '7 Back Lane, Malvern, Worcs, WR14 2HJ', 'Malvern'],
])('reads the town and not its county or a part of its name in %s: %s', (country, text, city) => {
  expect(addressesOf(`<p>${text}</p>`, country).map(({ parts }) => parts.city)).toEqual([city]);
});

test('reads the town behind a full stop', () => {
  const [address] = addressesOf('<p>Travessa Dom Pedro, 45, Reduto. Belém/PA</p>', 'BR');
  expect(address?.parts.city).toBe('Belém');
});

test('shows both brackets around a town', () => {
  const [address] = addressesOf('<p>Melkwegel 9, Heusden (Destelbergen), Oost-Vlaanderen, België</p>', 'BE');
  expect(address?.shown).toBe('Melkwegel 9, Heusden (Destelbergen)');
});

test.each([
  ['IT', '<h4>Progetto Asti</h4><p>via F. Corridoni 111</p>'],
  ['IT', '<h4>Studio Asti</h4><p>Siamo in via F. Corridoni 111</p>'],
  ['BR', '<p>Rua João de Souza Sobrinho, Heliópolis, Bahia</p>'],
])('reads no street in a sentence or below other words: %s %s', (country, html) => {
  expect(addressesOf(html, country)).toEqual([]);
});

test('takes no town from the name of a court', () => {
  expect(addressesOf('<p>Crewspot GmbH Osnabrücker Str. 7-9 Amtsgericht Steinfurt HRB 14404</p>', 'DE')).toEqual([]);
});

test.each([
  ['ZA', '<p>4 Milner Road, Waverley, Bloemfontein</p><p>Contact Details</p><p>Telephone 051 448 1921</p>'],
  ['ZA', '<p>4 Milner Road, Waverley, Bloemfontein</p><p>Trichard Optometrists</p><p>Established 1939</p>'],
  ['IT', '<p>Via Torino 43, Olgiate Comasco | Tel: 031 944618</p>'],
])('takes no postal code from a phone number or a year: %s %s', (country, html) => {
  expect(addressesOf(html, country).map(({ parts }) => parts.postalCode)).toEqual([null]);
});

test.each([
  ['DE', '<p>Heuberger Autoglanzcenter Steinhof 3 77704 Oberkirch</p>', 'Steinhof 3, Oberkirch, 77704'],
  ['DE', '<p>Adresse:Zeller Straße 14, 64720 Michelstadt</p>', 'Zeller Straße 14, Michelstadt, 64720'],
  ['DE', '<p>Adresse Flinkenhaspel 7 32657 Lemgo (Trophagen)</p>', 'Flinkenhaspel 7, Lemgo, 32657'],
  ['DE', '<p>Kurfürstendamm 66 | 10707 Berlin</p>', 'Kurfürstendamm 66, Berlin, 10707'],
  [
    'DE',
    '<p>Basler Landstraße 107</p><p>79111 Freiburg im Breisgau</p>',
    'Basler Landstraße 107, Freiburg im Breisgau, 79111',
  ],
  ['DE', '<pre>Neufahrner Weg 12 82057 Irschenhausen Tel: 08178 7185</pre>', 'Neufahrner Weg 12, Irschenhausen, 82057'],
  ['AT', '<p>Wienerstraße 205, 8010 Graz – mobile Termine</p>', 'Wienerstraße 205, Graz, 8010'],
  ['IT', '<p>Via Carlo Pisacane 71, 93100 Caltanissetta (CL)</p>', 'Via Carlo Pisacane 71, Caltanissetta, CL 93100'],
  [
    'FR',
    '<p>📍12 Rue du Maréchal Foch, 51400, Mourmelon-le-Grand</p>',
    '12 Rue du Maréchal Foch, Mourmelon-le-Grand, 51400',
  ],
  [
    'CA',
    '<address>383 Rue Lafontaine<br>Rivière-du-Loup, Québec<br>G5R 3B5</address>',
    '383 Rue Lafontaine, Rivière-du-Loup, QC G5R 3B5',
  ],
  [
    'CA',
    "<p>528 Montée de L'Église<br>Saint-Colomban, QC J5K 2J2</p>",
    "528 Montée de L'Église, Saint-Colomban, QC J5K 2J2",
  ],
  ['CA', '<p>84, rue Sainte-Anne, Québec (Québec) G1R 3X4</p>', '84, rue Sainte-Anne, Québec, QC G1R 3X4'],
  [
    'US',
    '<p>1374 Whitehorse-Hamilton Square Rd., Hamilton, NJ 08690</p>',
    '1374 Whitehorse-Hamilton Square Rd., Hamilton, NJ 08690',
  ],
  [
    'BR',
    '<p>Rua Sete de Agosto 51A, Centro Passo Fundo, RS CEP: 99025-030</p>',
    'Rua Sete de Agosto 51A, Passo Fundo, RS 99025-030',
  ],
  ['ES', '<p>C/ Mayor, 5, 41320 Cantillana</p>', 'C/ Mayor, 5, Cantillana, 41320'],
  ['ES', '<p>Dirección: C/ Mayor, 5</p>', 'C/ Mayor, 5'],
  ['IT', '<h4>Dove siamo</h4><p>Via Giorgio Paglia 26, Lovere</p>', 'Via Giorgio Paglia 26, Lovere'],
  ['ZA', '<p>📍 Location: 13 Cedar Rd, Fairview</p>', '13 Cedar Rd'],
  [
    'FR',
    '<p>Adresse: 48 Quai du Lazaret, Immeuble Le Calypso, 13002 Marseille</p>',
    '48 Quai du Lazaret, Marseille, 13002',
  ],
  [
    'GP',
    '<p>4, Rue Achille René-Boisneuf 97110 POINTE-A-PITRE</p>',
    '4, Rue Achille René-Boisneuf, POINTE-A-PITRE, 97110',
  ],
  ['MX', '<p>Calle Pekin No. 331 Col. Las Fuentes CP. 88700 Reynosa</p>', 'Calle Pekin No. 331, Reynosa, 88700'],
  ['AR', '<p>Av. Santa Fe 1234, C1425 Buenos Aires</p>', 'Av. Santa Fe 1234, Buenos Aires, C1425'],
  ['AR', '<p>Av. Rivadavia 4567, 1424 Buenos Aires. Tel 4312-5678</p>', 'Av. Rivadavia 4567, Buenos Aires, 1424'],
  ['AR', '<p>Av. Belgrano 550, CP 4400 Salta</p>', 'Av. Belgrano 550, Salta, 4400'],
  ['AR', '<p>Pringles 1705, Formosa</p>', 'Pringles 1705, Formosa'],
  ['CL', '<p>Av. Providencia 1234, 7500000 Providencia</p>', 'Av. Providencia 1234, Providencia, 7500000'],
  ['PE', '<p>Av. Larco 1234, Miraflores 15074</p>', 'Av. Larco 1234, Miraflores, 15074'],
  ['CO', '<p>Cl. 3d #66-15, Cali, Valle del Cauca</p>', 'Cl. 3d #66-15, Cali'],
  ['CO', '<p>Carrera 3 # 8-39, Oficina V6, Ibagué, Tolima Colombia</p>', 'Carrera 3 # 8-39, Ibagué'],
  ['CO', '<p>Dirección: Cra. 7 No. 45-12, Bogotá, Colombia</p>', 'Cra. 7 No. 45-12, Bogotá'],
  ['CO', '<p>Calle 5 N- 5 -40 Barrio Centro, Riohacha.</p>', 'Calle 5 N- 5 -40, Riohacha'],
  ['MX', '<p>Calle 60 # 491, Mérida</p>', 'Calle 60 # 491, Mérida'],
  ['PT', '<p>AV CIDADE DA GUARDA 18/20, 6400-374, PINHEL, GUARDA</p>', 'AV CIDADE DA GUARDA 18/20, Pinhel, 6400-374'],
  ['NL', '<p>Adres: Noldijk 97, 2991VH Barendrecht.</p>', 'Noldijk 97, Barendrecht, 2991VH'],
  ['BE', '<p>Adres: Bremenhulstraat 8, 9260 Serskamp</p>', 'Bremenhulstraat 8, Serskamp, 9260'],
  [
    'BR',
    '<p>Studio C R. Dr. João Ribeiro, 259 - Penha de França, São Paulo - SP, 03634-010</p>',
    'R. Dr. João Ribeiro, 259, São Paulo, SP 03634-010',
  ],
  ['GB', '<p>12 High Street, Altrincham, Cheshire WA14 1AA</p>', '12 High Street, Altrincham, WA14 1AA'],
  ['GB', '<p>The Old Barn, Mill Lane, Stamford PE9 1AA</p>', 'Mill Lane, Stamford, PE9 1AA'],
  ['IE', '<p>Main Street, Carndonagh, Co. Donegal</p>', 'Main Street, Carndonagh'],
  ['IE', '<p>Unit 4, Ballymount Industrial Estate, Dublin 12</p>', 'Unit 4, Ballymount Industrial Estate, Dublin'],
  ['IE', '<p>Bridge Street, Westport, Mayo</p>', 'Bridge Street, Westport'],
  ['IE', '<p>Rathmines Road Lower, Dublin 6</p>', 'Rathmines Road Lower, Dublin'],
  ['IE', '<p>Ballinacurra, Midleton, Co. Cork, P25 X2Y3</p>', 'Ballinacurra, Midleton, P25 X2Y3'],
  [
    'IE',
    '<p>Unit 3 Lough Sheever Corporate Park, Mullingar, Co. Westmeath N91 TD83</p>',
    'Unit 3 Lough Sheever Corporate Park, Mullingar, N91 TD83',
  ],
  [
    'GB',
    '<p>Unit 17, The Manor, Main Street, Tur Langton, Leicestershire, LE8 0PJ</p>',
    'Unit 17, The Manor, Main Street, Tur Langton, LE8 0PJ',
  ],
  [
    'GB',
    '<p>Unit 5, Greenfield Business Park, Bagillt Road, Holywell CH8 7GJ</p>',
    'Unit 5, Greenfield Business Park, Bagillt Road, Holywell, CH8 7GJ',
  ],
  ['FR', '<p>56–60 Rue Henri Barbusse, 92190 Meudon</p>', '56–60 Rue Henri Barbusse, Meudon, 92190'],
  ['CH', '<p>a.muster@acme.ch Potat-Dessus 16 2016 Cortaillod</p>', 'Potat-Dessus 16, Cortaillod, 2016'],
  ['CH', '<p>📍Seestrasse 12, 8004 Zürich</p>', 'Seestrasse 12, Zürich, 8004'],
  ['AT', '<p>Werner von Siemensstraße 6<br>2620 Neunkirchen</p>', 'Werner von Siemensstraße 6, Neunkirchen, 2620'],
  ['DE', '<p>Praxis von Siemensstraße 6, 70174 Stuttgart</p>', 'Siemensstraße 6, Stuttgart, 70174'],
  ['NL', '<p>Gedempte Vaart 17</p><p>9231 AS Surhuisterveen</p>', 'Gedempte Vaart 17, Surhuisterveen, 9231 AS'],
  ['NL', '<p>Vestiging Magnolia 29, 2681 ES Monster</p>', 'Magnolia 29, Monster, 2681 ES'],
  ['DE', '<p>Oberdörfer Stadtweg 13</p><p>64331 Weiterstadt</p>', 'Oberdörfer Stadtweg 13, Weiterstadt, 64331'],
  ['AU', '<p>Shop 2/45 Smith St, Brunswick VIC 3056</p>', '45 Smith St, Brunswick, VIC 3056'],
  ['CH', '<p>Rue du Rhône 12, 1204 Genève</p>', 'Rue du Rhône 12, Genève, 1204'],
  ['DE', '<p>Zahnarztpraxis Dr. Anna Berg Hauptstraße 5 26122 Oldenburg</p>', 'Hauptstraße 5, Oldenburg, 26122'],
  ['CZ', '<p>Rytířská 22, Praha 1</p>', 'Rytířská 22, Praha'],
  ['FR', '<p>12 rue du 8 Mai 1945, 35000 Rennes</p>', '12 rue du 8 Mai 1945, Rennes, 35000'],
  ['BR', '<p>Rua 25 de Março, 123 - Centro, São Paulo - SP</p>', 'Rua 25 de Março, 123, São Paulo, SP'],
  ['DE', '<p>Vermessung Kern 76437 Rastatt Lindenstraße 7 Fon 07222 9149</p>', 'Lindenstraße 7, Rastatt, 76437'],
  ['ES', '<p>Avinguda de la Pau, 14, baixos, 08500 Vic</p>', 'Avinguda de la Pau, 14, Vic, 08500'],
  ['FR', '<p>Notre cabinet est au 3 bis rue des Lilas à Dinan, près de la gare.</p>', '3 bis rue des Lilas, Dinan'],
  ['DE', '<p>Weinbergstr. 3, 65795 Hattersheim am Main</p>', 'Weinbergstr. 3, Hattersheim am Main, 65795'],
  ['NL', '<p>Anton van der Sluisstraat 9, 8011 AB Zwolle</p>', 'Anton van der Sluisstraat 9, Zwolle, 8011 AB'],
  ['NL', '<p>Jan Smit van der Sluisstraat 9, 8011 AB Zwolle</p>', 'van der Sluisstraat 9, Zwolle, 8011 AB'],
  ['NL', '<p>Adres: Jan Meerlaan 14, 8011 AB Zwolle</p>', 'Jan Meerlaan 14, Zwolle, 8011 AB'],
  ['NL', '<p>Adres <b>Nestor de Meerstraat 5</b>, 8011 AB Zwolle</p>', 'Nestor de Meerstraat 5, Zwolle, 8011 AB'],
  ['DE', '<p>Wir sind in der Kaiserstraße 57, 10365 Berlin.</p>', 'Kaiserstraße 57, Berlin, 10365'],
  ['DE', '<p>In der Kaiserstraße 57, 10365 Berlin</p>', 'In der Kaiserstraße 57, Berlin, 10365'],
  [
    'BE',
    '<p>Chaussée de Mons, 452 à 6061 Montignies-sur-Sambre</p>',
    'Chaussée de Mons, 452, Montignies-sur-Sambre, 6061',
  ],
  ['CA', '<p>Address: 9345 Avenue de Laval</p>', '9345 Avenue de Laval'],
  ['DE', '<p>Josef - Meer Straße 54, 10365 Berlin</p>', 'Josef - Meer Straße 54, Berlin, 10365'],
  ['DE', '<p>Anna Hauptstraße 5, 10365 Berlin</p>', 'Hauptstraße 5, Berlin, 10365'],
  ['FR', '<p>59 rue des 4 Termes, 13400 Aubagne</p>', '59 rue des 4 Termes, Aubagne, 13400'],
  ['FR', '<h4>Acme</h4><p>1, La Bironnière</p><p>79600 Louin</p>', '1, La Bironnière, Louin, 79600'],
  [
    'FR',
    '<p>12 chemin de Majoula 09000 Saint Pierre de Rivière</p>',
    '12 chemin de Majoula, Saint Pierre de Rivière, 09000',
  ],
  [
    'NL',
    '<p>Catharinaplein 36 (achterzijde Akkerstraat 8) 5482 HT Schijndel</p>',
    'Catharinaplein 36, Schijndel, 5482 HT',
  ],
  ['ES', '<p>Plaça Catalunya, 08820 El Prat de Llobregat</p>', 'Plaça Catalunya, El Prat de Llobregat, 08820'],
  ['DE', '<p>Marktplatz, 70173 Stuttgart</p>', 'Marktplatz, Stuttgart, 70173'],
  ['ES', '<p>Dirección</p><p>Avd. Salud Gutiérrez, s/n</p>', 'Avd. Salud Gutiérrez, s/n'],
  ['IT', '<p>Sede operativa: Viale Massenzio Masia, 79, (CO)</p>', 'Viale Massenzio Masia, 79'],
  ['US', '<p>3208 Vicksburg, Detroit, MI. 48206</p>', '3208 Vicksburg, Detroit, MI 48206'],
  ['US', '<p>2475 County 45 NW Blanding, UT 84511</p>', '2475 County 45, Blanding, UT 84511'],
  ['IE', '<p>Derry Rd, Carndonagh, County Donegal</p>', 'Derry Rd, Carndonagh'],
  ['GB', '<p>Mill Lane Altrincham, Cheshire WA14 1AA</p>', 'Mill Lane, Altrincham, WA14 1AA'],
  [
    'GB',
    '<p>Derby House</p><p>19 Mill Road</p><p>Ellesmere Park</p><p>Manchester</p><p>M30 9JY</p>',
    '19 Mill Road, Manchester, M30 9JY',
  ],
  [
    'IN',
    '<p>Shop No. 4, Sangam Complex, near the station, Pune – 411057</p>',
    'Shop No. 4, Sangam Complex, near the station, Pune, 411057',
  ],
  [
    'IN',
    '<p>Address: Acme Medical Centre, Park Lane Cross, Pune, Maharashtra</p>',
    'Acme Medical Centre, Park Lane Cross, Pune',
  ],
])('reads an address in %s: %s', (country, html, address) => {
  const main = mainAddress(addressesOf(html, country));
  expect(main && showAddress(main)).toBe(address);
});

test('the postal code of a template is left out', () => {
  const [address] = addressesOf('<p>Rua XV de Novembro, 7840 - XXXXX-XXX - Guarapuava, PR</p>', 'BR');
  expect(address?.shown).toBe('Rua XV de Novembro, 7840, Guarapuava');
});

describe("addresses that are not the business's own", () => {
  test.each([
    ['a year', 'DE', '<p>Seit Februar 1992 sind wir in Berlin für Sie da</p>'],
    ['a number before a word', 'DE', '<p>Über 10000 Kunden vertrauen uns</p>'],
    ['a number of visitors', 'US', '<p>We have helped 3208 Homeowners in Detroit, MI 48206</p>'],
    ['a figure above a postal code', 'FR', '<p>06 84 11 94 14 Informations 79600 Louin</p>'],
    ['the year of a copyright', 'AU', '<p>© 2026 St Marys Electrical — St Marys, Tasmania</p>'],
    ['a year before a town', 'FR', '<p>Depuis 1995 Paris, 75001 Paris</p>'],
    ['a six-digit number in India', 'IN', '<p>We have served 411057 patients in Pune</p>'],
    ['an order number', 'FR', '<p>Commande 75001 Merci de votre visite</p>'],
    [
      'the host of the site',
      'FR',
      '<p>Le Site est hébergé par IONOS, situé 7 Place de la Gare - 57200 Sarreguemines</p>',
    ],
  ])('%s', (_, country, html) => {
    expect(addressesOf(html, country).filter(({ parts }) => parts.street !== null)).toEqual([]);
  });

  test('addresses on a page about privacy', () => {
    const html = '<title>Privacy policy</title><p>Google LLC, 1600 Amphitheatre Parkway, Mountain View, CA 94043</p>';
    expect(addressesOf(html, 'US', 'https://www.example.com/privacy-policy/')).toEqual([]);
  });

  test('a sample street', () => {
    expect(mainAddress(addressesOf('<p>Musterstraße 1, 12345 Berlin</p>', 'DE'))).toBeNull();
  });

  test('a sample number in Quebec', () => {
    expect(addressesOf('<p>123 rue de la Toiture, Saint-Raymond, QC G3L 0A0</p>', 'CA')).toEqual([]);
  });

  test('a place in Quebec that is not a known town: the province is not its name', () => {
    expect(addressesOf('<p>84 rue Sainte-Anne, Hameau-du-Lac, Québec J0X 1A0</p>', 'CA')).toEqual([]);
  });

  test('a street without a code on a template, whose phone is a sample', () => {
    expect(mainAddress(addressesOf('<p>Calle Sabores 12, Madrid</p>', 'ES'), true)).toBeNull();
  });
});

test.each([
  ['a chamber', 'DE', '<h2>Zuständige Kammer</h2><p>Bundesallee 5, 10115 Berlin</p>'],
  ['an authority', 'FR', '<p>Autorité de contrôle : CNIL, 3 place de Fontenoy, 75007 Paris</p>'],
  ['an insurer', 'DE', '<p>Allianz Versicherung AG Bundesallee 5, 10115 Berlin</p>'],
  ['a professional council', 'ES', '<p>Colegio Oficial de Médicos, Calle Cea 1, 28001 Madrid</p>'],
])('the address of %s is not that of the business', (_, country, html) => {
  const pages = [pageFrom(html)];
  const { addresses, refused } = findAddresses(pages, deriveMarkup(pages), country);
  expect(addresses).toEqual([]);
  expect(refused).toMatchObject([{ reason: 'other-subject' }]);
});

test('the address of an insurer below a heading of its section is not that of the business', () => {
  const html =
    '<h2>Angaben zur Berufshaftpflichtversicherung</h2><h3>Name und Sitz</h3><p>Bundesallee 5, 10115 Berlin</p>';
  expect(addressesOf(html, 'DE')).toEqual([]);
  expect(addressesOf('<h2>Kontakt</h2><h3>Name und Sitz</h3><p>Bundesallee 5, 10115 Berlin</p>', 'DE')).toHaveLength(1);
});

test('the address of a mediator stays that of the mediator on another legal page', () => {
  const mediator = '<p>Le médiateur est : MEDICYS 73 Boulevard de Clichy - 75009 Paris</p>';
  const pages = [
    pageFrom(mediator, { role: 'other' }),
    pageFrom('<p>MEDICYS 73 Boulevard de Clichy - 75009 Paris</p>', { role: 'other' }),
  ];
  expect(findAddresses(pages, deriveMarkup(pages), 'FR', 'fr').addresses).toEqual([]);
});

test.each([
  ['FR', '<p><b>5 rue de Locarno, 13005 Marseille</b>À deux minutes du centre</p>', 'Marseille'],
  ['IT', '<p>Corso Umberto I, 28 14010 Dusino San Michele (AT) Italia</p>', 'Dusino San Michele'],
  ['AT', '<p>3385 Markersdorf a. d. Pielach, Pielachtalstraße 9</p>', 'Markersdorf a. d. Pielach'],
  ['DE', '<p>Hauptstr. 9, 72108 Rottenburg a.N.</p>', 'Rottenburg'],
])('%s: reads the whole name of the town and nothing else: %s', (country, html, town) => {
  expect(addressesOf(html, country)[0]?.parts.city).toBe(town);
});

test.each([
  ['BR', '<p>Rua das Confeitarias, 123 - Belo Horizonte, MG</p>'],
  ['IT', "<p>Via dell'Edilizia 123, 20100 Milano</p>"],
])('%s: a street named after a trade with a number that counts up is a sample: %s', (country, html) => {
  expect(mainAddress(addressesOf(html, country))).toBeNull();
  expect(mainAddress(addressesOf(html.replace('123', '61'), country))).not.toBeNull();
});

test('a number that counts up is real in a street that is not named after a trade', () => {
  expect(mainAddress(addressesOf('<p>Waller Ring 123, 28215 Bremen</p>', 'DE'))?.street).toBe('Waller Ring 123');
  expect(mainAddress(addressesOf('<p>Bäckerstraße 123, 28215 Bremen</p>', 'DE'))?.street).toBe('Bäckerstraße 123');
});

test.each([
  ['AR', '<footer>Chacabuco 416, Tandil <br> Uriburu 1443, Tandil.</footer>', ['Chacabuco 416', 'Uriburu 1443']],
  ['DE', '<p>Gartenverein e.V.<br>Weinbergstraße<br>06179 Teutschenthal</p>', ['Weinbergstraße']],
  ['DE', '<p>Weinbergstraße · 06179 Teutschenthal</p>', ['Weinbergstraße']],
])('%s: reads streets without a word for it or without a number: %s', (country, html, streets) => {
  expect(addressesOf(html, country).map(({ parts }) => parts.street)).toEqual(streets);
});

test.each([
  ['AR', '<p>Mayo 25, Tandil</p>'],
  ['CO', '<p>Local 12, Cali</p>'],
  ['AR', '<p>Chacabuco 416, Tandil, con turno previo</p>'],
])('%s: takes no street from a date, a part of a building or a sentence: %s', (country, html) => {
  expect(addressesOf(html, country)).toEqual([]);
});

test('takes the town from the labelled line below the street', () => {
  const [found] = addressesOf('<footer><p>Adres: Tachtigbunderweg 4</p><p>plaats: Sibculo</p></footer>', 'NL');
  expect(found?.parts).toMatchObject({ street: 'Tachtigbunderweg 4', city: 'Sibculo' });
});

test.each([
  ['DE', '<p>Praxis Weber I Bayreuther Str. 9 I 91301 Forchheim</p>', 'Bayreuther Str. 9', 'Forchheim', '91301'],
  ['ES', '<p>Rúa Pardiñeiros 3, Portal II - 3°C 15895 O Milladoiro</p>', 'Rúa Pardiñeiros 3', 'O Milladoiro', '15895'],
  ['FR', '<p>22 Rue Jacques Brel, Carcassonne 11000.</p>', '22 Rue Jacques Brel', 'Carcassonne', '11000'],
  ['CL', '<p>Ahumada 312 OF 411 Santiago, Chile.</p>', 'Ahumada 312 OF 411', 'Santiago', null],
  ['CL', '<p>Ahumada 312, Santiago, Chile</p>', 'Ahumada 312', 'Santiago', null],
])('a line with a door, a country or a divider in %s: %s', (country, html, street, city, postalCode) => {
  expect(addressesOf(html, country).map(({ parts }) => parts)).toMatchObject([{ street, city, postalCode }]);
});

test('shows the whole name of a quarter behind its town', () => {
  const [address] = addressesOf('<p>Rykestraße 4 10405 Berlin-Prenzlauer Berg</p>', 'DE');
  expect(address).toMatchObject({ shown: 'Rykestraße 4 10405 Berlin-Prenzlauer Berg', parts: { city: 'Berlin' } });
});

test('a phone number behind the town is not its postal code', () => {
  const line = '<p>R. Maquerobi, 156 - Vila da Saúde, São Paulo - SP | (11) 98313-4656</p>';
  expect(addressesOf(line, 'BR')[0]?.parts).toMatchObject({ city: 'São Paulo', postalCode: null });
});

test('a label without a colon is not part of the street', () => {
  const [found] = addressesOf('<p><span>Dirección</span> <span>Manuel Montt Nº 39, Temuco</span></p>', 'CL');
  expect(found?.parts.street).toBe('Manuel Montt Nº 39');
});

describe('a province that is named like its capital', () => {
  const line = '<p>Calle Mayor 1. Zarzuela de Galve, Guadalajara</p>';

  test('is not the town of an address in a hamlet', () => {
    const [found] = addressesOf(`${line}<p>Estamos en Zarzuela de Galve, en la provincia de Guadalajara.</p>`, 'ES');
    expect(found?.parts.city).toBe('Zarzuela de Galve');
  });

  test.each([
    '<p>Estamos en Zarzuela de Galve.</p>',
    '<p>Servicio en la provincia de Guadalajara.</p>',
    '<p>Servicio en Guadalajara y en toda la provincia de Guadalajara. Estamos en Zarzuela de Galve.</p>',
  ])('is its town otherwise: %s', (text) => {
    expect(addressesOf(line + text, 'ES')[0]?.parts.city).toBe('Guadalajara');
  });
});

test('the address below the name of a person is that of the business only on a page about the business', () => {
  const html = '<p>Contact: Mrs Joan Neighbour<br>40 Eton Wick Road<br>Windsor<br>SL4 6JL</p>';
  const found = (role: 'contact' | 'other') => {
    const pages = [pageFrom(html, { role })];
    return findAddresses(pages, deriveMarkup(pages), 'GB').addresses;
  };
  expect(found('other')).toEqual([]);
  expect(found('contact')).toHaveLength(1);
});

test.each([
  ['NL', 'Verlengde Stationsweg 58<br>9471 PM Zuidlaren', 'Verlengde Stationsweg 58', 'Zuidlaren'],
  ['NL', 'Praktijk Jansen, Lange Nieuwstraat 5, 3512 PA Utrecht', 'Lange Nieuwstraat 5', 'Utrecht'],
  ['NL', '1e Jan Steenstraat 5, 1072 NA Amsterdam', '1e Jan Steenstraat 5', 'Amsterdam'],
  ['NL', "'s Gravesandeplein 13 HS, 1091 BB Amsterdam", "'s Gravesandeplein 13 HS", 'Amsterdam'],
  ['NL', '’t Zand 13, 3811 GB Amersfoort', '’t Zand 13', 'Amersfoort'],
  ['DE', 'Verlängerte Hegelallee 3, 14467 Potsdam', 'Verlängerte Hegelallee 3', 'Potsdam'],
  ['DE', 'Praxis Meier, Äußere Nürnberger Straße 3, 91301 Forchheim', 'Äußere Nürnberger Straße 3', 'Forchheim'],
])('reads the whole name of a street: %s %s', (country, html, street, city) => {
  expect(addressesOf(`<p>${html}</p>`, country).map(({ parts }) => [parts.street, parts.city])).toEqual([
    [street, city],
  ]);
});

test('reads a street before a full stop, and with a Greek beta for ß', () => {
  const parts = addressesOf('<p>Allmendstraβe 37 . 76199 Karlsruhe</p>', 'DE').map((one) => one.parts);
  expect(parts).toMatchObject([{ street: 'Allmendstraβe 37', city: 'Karlsruhe' }]);
});

test.each([
  ['BR', 'av Varsóvia, 850, Vila Metalúrgica , Santo André,São Paulo-09220-000', 'Santo André'],
  ['BR', 'Rua das Flores 29, São Paulo', 'São Paulo'],
  ['ES', 'Calle Mayor 29, Sueca, Valencia', 'Sueca'],
  ['ES', 'Calle Mayor 29, Hortaleza, Madrid', 'Madrid'],
  ['IN', 'Branch Office: Shop No. 18, Mumbai, Malad West, Innas Wadi – 400095', 'Mumbai'],
  ['IN', 'Flat 4, Magarpatta, Hadapsar Pune – 411028', 'Pune'],
])('takes the town, not its region and not the end of a quarter: %s %s', (country, html, city) => {
  expect(addressesOf(`<p>${html}</p>`, country).map(({ parts }) => parts.city)).toEqual([city]);
});

test('takes no town from a note on how to get there, and no list of towns as an address', () => {
  const station = '<p>Rua Acre, 83 / 201 - Centro RJ (próximo à estação Uruguaiana)</p>';
  expect(addressesOf(station, 'BR').map(({ parts }) => parts.city)).not.toContain('Uruguaiana');
  expect(addressesOf('<p>Locations: Pune, Nashik, Mumbai, Satara, Kolhapur</p>', 'IN')).toEqual([]);
});

test('ignores dashes in the parts of an address in markup', () => {
  const node = { '@type': 'LocalBusiness', address: { streetAddress: '––', addressLocality: 'Bangor' } };
  const html = `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
  expect(addressesOf(html, 'GB').map(({ parts }) => parts)).toMatchObject([{ street: null, city: 'Bangor' }]);
});

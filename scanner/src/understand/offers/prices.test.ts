import { describe, expect, it } from 'vitest';
import { jsonLd, markupOf, pageFrom } from '../../../test/page-facts.ts';
import { resolvePrices } from './prices.ts';

function pricesOf(html: string, language = 'en') {
  const pages = [pageFrom(`<main>${html}</main>`)];
  return resolvePrices({ pages, language, markup: markupOf(pages) });
}
const shown = (html: string, language?: string) => pricesOf(html, language).facts.map((fact) => fact.shown);
const refused = (html: string, language?: string) =>
  pricesOf(html, language).refused.map((claim) => `${claim.shown}: ${claim.reason}`);

it('leaves out the old price right before a lower one', () => {
  const card = '<div><span>€210</span> <span>€189</span> — Risparmi €21</div>';
  expect(shown(card, 'it')).toEqual(['€189']);
  expect(refused(card, 'it')).toEqual(['€210: not-a-price', '€21: not-a-price']);
  expect(shown('<li>Small €40 Large €60</li>')).toEqual(['€40', '€60']);
});

describe('prices', () => {
  it.each([
    ['en', '<p>Drain cleaning starts at $129.</p>', ['$129']],
    ['de', '<p>Massage 60 Minuten ab 55 €</p>', ['55 €']],
    [
      'de',
      '<p>Das Paket kostet €1.950,00 für Ihr ganzes Haus, mit allem, was dazu gehört, und ohne weitere Kosten.</p>',
      ['€1.950,00'],
    ],
    ['fr', '<p>Hebdomadaire : 420€/mois ou 4536€ en paiement annuel pour 52 prestations</p>', ['420€', '4536€']],
    ['es', '<li>Apertura sin daños: 60€ – 90€</li>', ['60€ – 90€']],
    ['it', '<td>€30/h (da)</td>', ['€30']],
    ['nl', '<p>Voordeur dicht zonder sleutel 90 Euro.</p>', ['90 Euro']],
    ['pt', '<li>Corte R$ 120</li>', ['R$ 120']],
    ['en', '<p>A year of care is ₹1,20,000, and a flat is ₹ 2.4 Cr.</p>', ['₹1,20,000', '₹ 2.4 Cr']],
    ['de', '<li>Beratung CHF 95.- pro Stunde</li>', ['CHF 95.-']],
  ])('%s: %s', (language, html, expected) => {
    expect(shown(html, language)).toEqual(expected);
  });

  it.each([
    ['pt', '<p>Recuperamos R$ 42 milhões para nossos clientes.</p>', ['R$ 42 milhões: not-a-price']],
    ['en', '<p>A no-show is subject to a charge of £30.</p>', ['£30: not-a-price']],
    ['de', '<p>Bei Absage am selben Tag: Ausfallhonorar 40 €</p>', ['40 €: not-a-price']],
    ['fr', '<p>Un supplément de 15 € est demandé le dimanche.</p>', ['15 €: not-a-price']],
    ['es', '<p>Recargo nocturno de 20 € por servicio.</p>', ['20 €: not-a-price']],
    ['it', '<p>Buono regalo da 50 €</p>', ['50 €: not-a-price']],
    ['nl', '<p>Toeslag in het weekend 25 euro</p>', ['25 euro: not-a-price']],
    ['pt', '<p>Em caso de cancelamento cobramos R$ 50.</p>', ['R$ 50: not-a-price']],
    ['en', '<p>The fine is up to $500.</p>', ['$500: not-a-price']],
    ['en', '<p>Please donate $25 to the shelter.</p>', ['$25: not-a-price']],
    ['en', '<p>The prices came in within $40,000 of each other.</p>', ['$40,000: not-a-price']],
    ['en', '<p>Payment plans on installs over $2,000.</p>', ['$2,000: not-a-price']],
    [
      'en',
      '<p>The founder gave the party of his choice $1,000 in 2008, which led many employees to ask him to leave.</p>',
      ['$1,000: too-weak'],
    ],
    [
      'de',
      '<table><tr><th>Pflegegeld (§ 37 SGB XI)</th><td>347 €/Monat</td><td>599 €/Monat</td></tr></table>',
      ['347 €: not-a-price', '599 €: not-a-price'],
    ],
    ['de', '<div>Entlastungsbetrag</div><div>131 € im Monat</div>', ['131 €: not-a-price']],
    ['de', '<p>Viele Kassen bezuschussen sie mit 80 € pro Jahr.</p>', ['80 €: not-a-price']],
    ['fr', "<p>L'assurance maladie rembourse à hauteur de 193,50 euros.</p>", ['193,50 euros: not-a-price']],
    ['en', '<p>Monthly payments are $90.73 per $1,000 borrowed.</p>', ['$90.73: not-a-price', '$1,000: not-a-price']],
    ['en', '<p>REFERRALS: $100 with a signed contract!</p>', ['$100: not-a-price']],
    ['de', '<p>Die Zuzahlung beträgt 10 Euro je Verordnung.</p>', ['10 Euro: not-a-price']],
    ['nl', '<p>U betaalt een eigen bijdrage van 25 euro.</p>', ['25 euro: not-a-price']],
    ['en', '<p>If a $500 repair will solve it, we say so.</p>', ['$500: not-a-price']],
    ['fr', '<p>Comptez 1 800 € TTC en moyenne pour une borne.</p>', ['1 800 €: other-subject']],
    ['de', '<p>Ein Bußgeld von 500 € droht.</p>', ['500 €: not-a-price']],
    ['de', '<p>Der Umsatz stieg auf 3.500 €.</p>', ['3.500 €: not-a-price']],
    ['de', '<p>Deckungssumme: 5.000.000 €</p>', ['5.000.000 €: not-a-price']],
    ['fr', '<p>Une amende de 1 500 € est prévue.</p>', ['1 500 €: not-a-price']],
    ['fr', '<div>Total : 0,00 €</div>', ['0,00 €: not-a-price']],
    ['es', '<p>Multa de 200 € por aparcar.</p>', ['200 €: not-a-price']],
    ['it', '<p>Detrazione fino a 96.000 €.</p>', ['96.000 €: not-a-price']],
    ['it', '<p>Spese detraibili, per un importo massimo di euro 1.549,37.</p>', ['euro 1.549,37: not-a-price']],
    ['fr', '<li>Vendredi : -20% sur les soins (à partir de 20€)</li>', ['20€: not-a-price']],
    ['en', '<p>-10% on facials from £40</p>', ['£40: not-a-price']],
    ['nl', '<p>Een boete van 95 euro.</p>', ['95 euro: not-a-price']],
    ['pt', '<p>Doação de R$ 50.</p>', ['R$ 50: not-a-price']],
    ['es', '<p>Con un deducible de $200.000 pagas tú.</p>', ['$200.000: not-a-price']],
    ['es', '<td>Monto entre $1.000.000 y $20.000.000</td>', ['$1.000.000 y $20.000.000: not-a-price']],
    ['it', '<p>Certificazione per appalti di edilizia fino a €516.000.</p>', ['€516.000: not-a-price']],
    ['fr', '<p>Travaux pris en charge jusqu’à 25 000 € par logement.</p>', ['25 000 €: not-a-price']],
    ['en', '<p>Exempt is income of $30,000 or less for the year.</p>', ['$30,000: not-a-price']],
    ['en', '<p>For homes $900,000 and above, a deposit is due.</p>', ['$900,000: not-a-price']],
    ['pt', '<p>143 investidores • 639 900€</p>', ['639 900€: not-a-price']],
    ['de', '<p>Warum nicht der Online-Anbieter für 899 €?</p>', ['899 €: not-a-price']],
  ])('%s: are not seen in %s', (language, html, expected) => {
    expect(shown(html, language)).toEqual([]);
    expect(refused(html, language)).toEqual(expected);
  });

  it("do not count in a customer's words", () => {
    const pages = [pageFrom('<p>That is the best $199 we ever spent.</p>')];
    expect(resolvePrices({ pages, language: 'en', isCustomers: () => true }).facts).toEqual([]);
  });

  it('count when only markup gives them', () => {
    const offer = { '@type': 'Service', offers: { '@type': 'Offer', price: '45', priceCurrency: 'GBP' } };
    expect(shown(jsonLd(offer))).toEqual(['45 GBP']);
  });

  it('are certain when text and markup agree', () => {
    const offer = { '@type': 'Offer', price: '45.00', priceCurrency: 'GBP' };
    const { facts } = pricesOf(`<p>A check-up is £45.</p>${jsonLd(offer)}`);
    expect(facts.map(({ certainty, shown: words }) => `${words}: ${certainty}`)).toEqual(['£45: certain']);
  });
});

describe('in the notation of a country', () => {
  const shownIn = (html: string, language: string, country: string) =>
    resolvePrices({ pages: [pageFrom(`<main>${html}</main>`)], language, country }).facts.map((fact) => fact.shown);

  it.each([
    ['ZA', 'en', '<h2>R 400</h2><p>R1 250 per session</p>', ['R 400', 'R1 250']],
    ['GB', 'en', '<h2>R 400</h2>', []],
    ['CA', 'en', '<td>71.30 CAD</td>', ['71.30 CAD']],
    ['IN', 'en', '<td>INR 500</td>', ['INR 500']],
    ['PE', 'es', '<td>Corte 50 soles</td>', ['50 soles']],
    ['GB', 'en', '<td>3 CAD courses</td>', []],
    ['CH', 'de', '<td>38.-</td><td>ab 126.–</td>', ['38.-', '126.–']],
    ['NL', 'nl', '<td>Knippen 24,-</td>', ['24,-']],
    ['DE', 'de', '<td>Grundgebühr $150</td>', []],
    ['MX', 'es', '<td>Corte $150</td>', ['$150']],
    ['BR', 'pt', '<p>Rua das Flores 12, Porto Alegre, RS 90010</p>', []],
    ['', 'pt', '<p>Porto Alegre, RS 90010-150</p><p>Pelotas RS 96.010-000</p>', []],
    ['BR', 'pt', '<td>Corte R$ 50</td>', ['R$ 50']],
    ['NP', 'en', '<td>Haircut Rs 500</td>', ['Rs 500']],
  ])('%s (%s): %s', (country, language, html, expected) => {
    expect(shownIn(html, language, country)).toEqual(expected);
  });
});

it.each([
  ['en', '<p>For a house of $300,000 the fees are $900.</p>', ['$900']],
  ['fr', '<p>Pour un bien à 300 000 €, nos honoraires sont de 3 500 €.</p>', ['3 500 €']],
  ['es', '<p>Para una vivienda de 200.000 €, el precio es de 900 €.</p>', ['900 €']],
  ['nl', '<p>Voor een woning van 300.000 € kost de akte 900 €.</p>', ['900 €']],
  ['fr', '<p>+1 200 CHF retenus évités</p><p>Nettoyage 300 CHF</p>', ['300 CHF']],
  ['en', '<p>Another company quoted $32,000.</p><p>Tune-up $99</p>', ['$99']],
])('are not the values of examples and what others keep or ask (%s: %s)', (language, html, expected) => {
  const { facts } = resolvePrices({ pages: [pageFrom(`<main>${html}</main>`)], language });
  expect(facts.map(({ shown }) => shown)).toEqual(expected);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldAccents } from '../prose/folded.ts';
import { plainLower } from '../prose/sentences.ts';
import { amountsIn } from './amounts.ts';

const amounts = (text: string) =>
  amountsIn(foldAccents(plainLower(text))).map(({ at, end, value }) => `${text.slice(at, end)} = ${value}`);

it.each([
  ['nur €1.950,00 komplett', ['€1.950,00 = 1950']],
  ['1 950 € par an', ['1 950 € = 1950']],
  ['1 950 €', ['1 950 € = 1950']],
  ['ab 55 €', ['55 € = 55']],
  ['Voordeur 90 Euro.', ['90 Euro = 90']],
  ['420€/mois ou 4536€ en paiment annuel', ['420€ = 420', '4536€ = 4536']],
  ['R$ 120', ['R$ 120 = 120']],
  ['A check-up is £45.', ['£45 = 45']],
  ['₹1,20,000 a year', ['₹1,20,000 = 120000']],
  ['CHF 95.- pro Stunde', ['CHF 95.- = 95']],
  ["CHF 1'250.50", ["CHF 1'250.50 = 1250.5"]],
  ['$9 to 12 visits', ['$9 = 9']],
  ['US$ 40', ['US$ 40 = 40']],
  ["38.-, 1'250.–, 45,-", ['38.- = 38', "1'250.– = 1250", '45,- = 45']],
  ['21.- 23. Mai, seit 2019.-, Tel. 044 123.-45', []],
  ['$120.000', ['$120.000 = 120000']],
  ['3.500 €', ['3.500 € = 3500']],
  ['a flat at ₹ 2.4 Cr', ['₹ 2.4 Cr = 24000000']],
  ['≈ R$ 77 mi', ['R$ 77 mi = 77000000']],
  ['$9,500 to $14,000', ['$9,500 to $14,000 = 9500']],
  ['60€ – 90€', ['60€ – 90€ = 60']],
  ['€65–75 monthly', ['€65–75 = 65']],
  ['45 bis 60 €', ['45 bis 60 € = 45']],
  ['0 €10.000 €', ['0 € = 0', '10.000 € = 10000']],
  ['€ 490 € 330', ['€ 490 = 490', '€ 330 = 330']],
  ['490 € 330 €', ['490 € = 490', '330 € = 330']],
  ['$180 (capacitor) to $1,200', ['$180 = 180', '$1,200 = 1200']],
  ['Consulta S/ 120.50 por sesión', ['S/ 120.50 = 120.5']],
  ['desde 80.000 COP', ['80.000 COP = 80000']],
  ['105 Kč', ['105 Kč = 105']],
  ['von €60,69 tot €318,63', ['€60,69 tot €318,63 = 60.69']],
  ['$40 per hour, minimum 4 hours', ['$40 = 40']],
  ['₹70,000 – ₹1,20,000', ['₹70,000 – ₹1,20,000 = 70000']],
])('%s', (text, expected) => {
  expect(amounts(text)).toEqual(expected);
});

it.each([
  ['Call 555-0142'],
  ['15 % off'],
  ['Greenwich, London SE10 8RS'],
  ['in Europe 2024'],
  ['Fr. 8.00 - 18.00 Uhr'],
  ['Overland Park, KC 66212'],
  ['Cirujana dentista, COP 12345'],
  ['Calle Sucre s/n, open 24 hrs/7 days'],
  ['€'],
  ['12.345.678,9123 €'],
])('finds none in %j', (text) => {
  expect(amounts(text)).toEqual([]);
});

it('never throws, and finds amounts in order', () => {
  const words = fc.constantFrom('€', '$', '12', '1.950,00', '-', 'bis', 'cr', ' ', 'kč', 'eur', '9'.repeat(30));
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 60 }), (list) => {
      const found = amountsIn(foldAccents(plainLower(list.join(''))));
      for (const [at, amount] of found.entries()) expect(amount.at).toBeGreaterThanOrEqual(found[at - 1]?.end ?? 0);
    }),
  );
});

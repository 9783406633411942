import { expect, it } from 'vitest';
import { isPlaceholderAddress } from './placeholders.ts';

const address = (street: string | null, city: string | null) => ({ street, city, region: null, postalCode: null });

it.each([
  ['Musterstraße 1', 'Berlin'],
  ['Beispielweg 5', null],
  ['Rua Teste, 000', 'Curitiba'],
  ["12 rue de l'exemple", 'Paris'],
  ['COMPLETAR ENDERECO', 'Colombo'],
  ['Adresse à compléter', 'Lyon'],
  [null, 'Anytown'],
  [null, 'Musterhausen'],
  [null, 'City'],
])('a street or town of templates makes a sample address: %s, %s', (street, city) => {
  expect(isPlaceholderAddress(address(street, city))).toBe(true);
});

it.each([
  ['Mustangstraße 1', 'Berlin'],
  ['12 Main Street', 'Springfield'],
  ['Rua Completo, 5', 'Colombo'],
  ['Rua Testemunhas 4', 'Salt Lake City'],
])('%s, %s is real', (street, city) => {
  expect(isPlaceholderAddress(address(street, city))).toBe(false);
});

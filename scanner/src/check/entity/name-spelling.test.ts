import { describe, expect, it } from 'vitest';
import { isEqualInEffect } from './name-spelling.ts';

const isPlace = (word: string) => word === 'boise';

describe('two spellings of a name', () => {
  it.each([
    ['Toiture Daigneault inc', 'Logo Toiture Daigneault'],
    ['Emilie ROGHI', 'Emilie Roghi - Osteopathe sur Paris'],
    ['Acme Plumbing', 'ACME Plumbing | Drains and Heating'],
    ['Acme Plumbing', 'Acme Plumbing (Boise)'],
    ['Acme Plumbing in Boise', 'Acme Plumbing'],
    ['Acme Plumbing Boise', 'Acme Plumbing'],
    ['Bäckerei Friedrich', 'Bäckerei Friedrich GmbH'],
    ['Arretxe Motos', 'Arretxe Motos y Maquinaria S.L.'],
    ['Voedselbedeling vzw Op ’t Spoor', 'Voedselbedeling Op ’t Spoor'],
    ['Tandartsenpraktijk Goedhart', 'Goedhart Tandartsenpraktijk'],
    ['R. Asllani Gipsergeschäft', 'Asllani Gipsergeschäft'],
    ['Candice Gaugain', 'Candice Gaugain Counselling'],
    ['Loehr-Physiotherapie', 'Löhr-Physiotherapie'],
    ['Acme Plumbing & Heating', 'Acme Plumbing and Heating Ltd'],
    ['Augenärztin Dr. med. Karin König', 'Dr. med. Karin König'],
  ])('%s and %s are equal in effect', (a, b) => {
    expect(isEqualInEffect(a, b, isPlace)).toBe(true);
    expect(isEqualInEffect(b, a, isPlace)).toBe(true);
  });

  it.each([
    ['Acme Plumbing', 'Acme Plumbing Services'],
    ['Seattle Alterations & Repairs', 'Alterations & Repairs Clothing'],
    ['Dachdeckermeisterbetrieb André Herrmann', 'Dachdecker Herrmann'],
    ['Smed Technology', 'SMED'],
    ['Acme', 'Acme Bikes Ltd'],
    ['Plumbing Ltd', 'Heating Ltd'],
  ])('%s and %s differ', (a, b) => {
    expect(isEqualInEffect(a, b, isPlace)).toBe(false);
    expect(isEqualInEffect(b, a, isPlace)).toBe(false);
  });
});

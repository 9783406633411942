import { describe, expect, it } from 'vitest';
import { isCertainlyLocal, KIND_SIGNS, type KindSign, kindOf } from './kind-signs.ts';

const SHOP: KindSign = { kind: 'business-not-local', points: 2, saw: 'a shop' };
const CLUB: KindSign = { kind: 'not-a-business', points: 3, saw: 'a club' };
const { phone, callLink, address, trade, tradeInName, services, type } = KIND_SIGNS;

describe('the points of signs', () => {
  it('make a local business from a trade and a phone, but not from a phone and an address', () => {
    expect(kindOf([trade, phone], 0)).toBe('local-business');
    expect(kindOf([phone, callLink, address], 0)).toBe('cannot-tell');
  });

  it('leave the kind open if they support both', () => {
    expect(kindOf([trade, tradeInName, phone, { ...SHOP, points: 2.5 }], 0)).toBe('cannot-tell');
  });

  it('make a local business certain only without much against it', () => {
    expect(isCertainlyLocal([trade, phone])).toBe(true);
    expect(isCertainlyLocal([trade, phone, { ...SHOP, points: 1 }])).toBe(false);
  });

  it('never choose another kind without a sign for it', () => {
    expect(kindOf([], 0)).toBe('cannot-tell');
    expect(kindOf([type], 0)).toBe('cannot-tell');
  });

  it('leave in doubt a business whose few signs still weigh more than those against it', () => {
    expect(kindOf([trade, phone, { ...SHOP, points: 1.5 }], 0)).toBe('cannot-tell');
    expect(kindOf([trade, phone, { ...SHOP, points: 1 }], 0)).toBe('local-business');
  });

  it('name the other kind with the most points', () => {
    expect(kindOf([phone, SHOP], 0)).toBe('business-not-local');
    expect(kindOf([phone, SHOP, CLUB], 0)).toBe('not-a-business');
  });

  it('do not make a business of a club because it can be reached', () => {
    const members: KindSign = { kind: 'not-a-business', points: 2, saw: 'members' };
    const { hours, map } = KIND_SIGNS;
    expect(kindOf([phone, callLink, address, hours, members], 0)).toBe('not-a-business');
    expect(kindOf([phone, callLink, address, hours, map, services, members], 0)).toBe('local-business');
  });

  it('leave in doubt a site that nobody can reach and that looks like something else too', () => {
    const guide: KindSign = { ...SHOP, points: 1, saw: 'a guide' };
    expect(kindOf([trade, tradeInName, services, { ...guide, points: 1.5 }], 0)).toBe('cannot-tell');
    expect(kindOf([trade, tradeInName, services, { ...guide, points: 1 }], 0)).toBe('local-business');
    expect(kindOf([trade, tradeInName, phone, { ...guide, points: 1.5 }], 0)).toBe('local-business');
  });

  it('call a page full of filler text a template, unless it is certainly a business', () => {
    expect(kindOf([trade, phone], 8, 7)).toBe('local-business');
    expect(kindOf([trade, tradeInName], 8, 8)).toBe('template');
    expect(kindOf([trade, phone], 8, 8)).toBe('local-business');
  });

  it('call a page of sample text a template, unless there are signs of a business', () => {
    expect(kindOf([tradeInName], 3)).toBe('template');
    expect(kindOf([trade, phone, services], 3)).toBe('local-business');
  });
});

import { expect, test } from 'vitest';
import { lostStyles, stylesheetIn, trimStylesheet } from './trim-stylesheet.ts';

const trim = (sheet: string, ...mentioned: string[]) => trimStylesheet(sheet, new Set(mentioned));

test('removes rules with a class that the page never mentions, at any level', () => {
  const sheet = `
    @layer utilities { .kept { top: 0 } .gone { top: 0 } @media (width > 36rem) { .sm\\:kept { top: 0 } .sm\\:gone { top: 0 } } }
    @media print { .gone { top: 1px } .kept .gone { top: 1px } }
    @media (forced-colors: active) { .gone { top: 2px } }`;
  expect(trim(sheet, 'kept', 'sm:kept')).toBe('@layer utilities{.kept{top:0}@media (width>36rem){.sm\\:kept{top:0}}}');
});

test.each([
  ['elements', 'a:hover{top:0}'],
  [
    'states that scripts and browsers set',
    '.kept[data-state=open]{top:0}.kept[open]{top:1px}.kept:popover-open{top:2px}',
  ],
  ['how something appears', '@starting-style{.kept[open]{top:0}}'],
  ['what is around a class that may come', 'html:has(.gone){top:0}'],
  ['what a class is not', '.kept:not(.gone){top:0}'],
  ['a list of which one is there', '.gone,.kept{top:0}'],
  ['a choice of which one is there', ':is(.gone,.kept) p{top:0}'],
  [
    'print, forced colors and reduced motion',
    '@media print{.kept{top:0}}@media (forced-colors:active){.kept{top:1px}}',
  ],
  ['a property called like a class that is not there', '.kept{gone:0;border-collapse:collapse}'],
  ['keyframes called like a class that is not there', '.kept{animation:1s gone}@keyframes gone{to{top:0}}'],
])('rules stay for %s', (_, sheet) => {
  expect(trim(sheet, 'kept')).toBe(sheet);
});

test('removes custom properties that neither the page nor a remaining rule reads', () => {
  const sheet = `
    @property --tw-gone { syntax: "*"; inherits: false } @property --tw-kept { syntax: "*"; inherits: false }
    :root { --read: 1px; --page: 2px; --gone: 3px }
    .kept { --tw-kept: 0; --tw-gone: 0; top: var(--read); left: var(--tw-kept) }
    .gone { top: var(--gone) }`;
  expect(trim(sheet, 'kept', '--page')).toBe(
    '@property --tw-kept{syntax:"*";inherits:false}:root{--read:1px;--page:2px}.kept{--tw-kept:0;top:var(--read);left:var(--tw-kept)}',
  );
});

test("finds lost styles by the page's HTML, however a class is escaped", () => {
  const page = (sheet: string) => `<style id="styles">${sheet}</style><p class="a [&amp;&gt;b]:top-0 ours">x</p>`;
  const whole = `.a { top: 0; border-collapse: collapse } @media print { .a { top: 0 } }
    .\\[\\&\\>b\\]\\:top-0 > b { top: 0 } .elsewhere { top: 0 }`;
  const own = trimStylesheet(whole, new Set(['a', '[&>b]:top-0']));
  expect(own).not.toContain('elsewhere');
  expect(lostStyles(page(own), whole)).toEqual([]);
  expect(lostStyles(page(own.replace(/\.\\\[.*$/, '')), whole)).toEqual([expect.stringContaining('[&>b]:top-0')]);
  expect(lostStyles(page(own.replace(/border-collapse:collapse;?/, '')), whole)).toEqual([
    expect.stringMatching(/border-collapse$/),
  ]);
  expect(lostStyles(page(own.replace('@media print{.a{top:0}}', '')), whole)).toEqual([
    expect.stringContaining('print'),
  ]);
  expect(() => stylesheetIn('<p>x</p>')).toThrow('no sheet');
});

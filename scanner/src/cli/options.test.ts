import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

test.each([
  [
    ['example.com'],
    {
      command: 'scan-one',
      website: 'example.com',
      collectTo: null,
      output: { json: false, html: null, pdf: null },
      explain: null,
    },
  ],
  [
    ['example.com', '--json', '--html', 'r.html'],
    {
      command: 'scan-one',
      website: 'example.com',
      collectTo: null,
      output: { json: true, html: 'r.html', pdf: null },
      explain: null,
    },
  ],
  [
    ['example.com', '--pdf', 'r.pdf'],
    {
      command: 'scan-one',
      website: 'example.com',
      collectTo: null,
      output: { json: false, html: null, pdf: 'r.pdf' },
      explain: null,
    },
  ],
  [
    ['--from', 'dir'],
    { command: 'judge-saved', from: 'dir', output: { json: false, html: null, pdf: null }, explain: null },
  ],
  [
    ['example.com', '--explain', 'phone'],
    {
      ...{ command: 'scan-one', website: 'example.com', collectTo: null, explain: 'phone' },
      output: { json: false, html: null, pdf: null },
    },
  ],
  [['--list', 'sites.txt'], { command: 'scan-list', file: 'sites.txt' }],
  [['--help'], { command: 'help' }],
])('%j is understood', (args, expected) => {
  expect(parseOptions(args)).toEqual(expected);
});

test.each([
  [[]],
  [['a.com', 'b.com']],
  [['--unknown']],
  [['--from', 'dir', 'a.com']],
  [['--html']],
  [['--list', 'f', '--html', 'g']],
  [['--list', 'f', '--pdf', 'g']],
  [['--list', 'f', '--explain', 'phone']],
  [['a.com', '--explain', 'colour']],
])('%j is wrong usage, with a sentence', (args) => {
  expect(parseOptions(args)).toMatchObject({ command: 'wrong-usage', message: expect.stringMatching(/\w/) });
});

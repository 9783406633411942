import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { CAMPAIGN_COLUMNS, CAMPAIGN_FILE_LIMIT, CAMPAIGN_ROW_LIMIT } from '@named-first/contract';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runScript } from '../../../../../test/child-script.ts';
import { checkCampaign } from '../check-campaign.ts';
import { type CsvEncoding, detectEncoding } from './decode-csv.ts';
import { type CampaignFile, type FileRow, readCampaignFile } from './read-campaign-file.ts';
import { type Delimiter, detectDelimiter, readRecords } from './read-records.ts';

const DATA = resolve(import.meta.dirname, '../../../../../../test/data');
const HEADER = Object.values(CAMPAIGN_COLUMNS);
const ADA = ['Pipe & Daughters', 'pipe.example.com', 'Ada', 'Pipe', 'Owner', 'Columbus, OH', 'ada@example.com'];

const utf8 = (text: string) => new TextEncoder().encode(text);
const file = (records: string[][], delimiter = ',') => utf8(stringify(records, { delimiter }));

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

async function read(bytes: Uint8Array): Promise<CampaignFile & { all: FileRow[] }> {
  const opened = await readCampaignFile(bytes);
  return { ...opened, all: await all(opened.rows) };
}

const contacts = (rows: FileRow[]) => rows.map((row) => ('contact' in row ? row.contact : row.reason));

describe('the conformance files', () => {
  const files = readdirSync(`${DATA}/csv`).filter((name) => name.endsWith('.csv'));
  test.each(files)('%s is parsed as its JSON says', async (name) => {
    const bytes = readFileSync(`${DATA}/csv/${name}`);
    const wanted: Record<string, string>[] = JSON.parse(
      readFileSync(`${DATA}/csv/json/${basename(name, '.csv')}.json`, 'utf8'),
    );
    const records = await all(readRecords(bytes, { encoding: detectEncoding(bytes), delimiter: ',' }));
    const [header, ...rows] = records.map(({ cells }) => cells);
    expect(rows.map((cells) => Object.fromEntries(header!.map((key, index) => [key, cells[index]])))).toEqual(wanted);
  });
});

describe('encodings', () => {
  const text =
    'Business;Website;First Name;Last Name;Email\r\nCafé Ärger – "Söhne";arger.example;Zoë;Müller;z@example.com\r\n';
  const utf16 = (order: 'LE' | 'BE', mark: boolean) => {
    const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
    return order === 'LE' ? bytes : bytes.swap16();
  };
  const windows1252 = Buffer.from(text.replaceAll('–', '\x96'), 'latin1');
  test.each<[string, Uint8Array, CsvEncoding]>([
    ['UTF-8', utf8(text), 'UTF-8'],
    ['UTF-8 with a byte order mark', utf8(`\ufeff${text}`), 'UTF-8'],
    ['UTF-16LE with a byte order mark', utf16('LE', true), 'UTF-16LE'],
    ['UTF-16BE with a byte order mark', utf16('BE', true), 'UTF-16BE'],
    ['UTF-16LE without one', utf16('LE', false), 'UTF-16LE'],
    ['UTF-16BE without one', utf16('BE', false), 'UTF-16BE'],
    ['Windows-1252', windows1252, 'Windows-1252'],
  ])('%s is understood', async (_name, bytes, encoding) => {
    const { all: rows, ...opened } = await read(bytes);
    expect([opened.encoding, opened.delimiter]).toEqual([encoding, ';']);
    expect(contacts(rows)).toMatchObject([
      { businessName: 'Café Ärger – "Söhne"', firstName: 'Zoë', lastName: 'Müller', title: null },
    ]);
  });

  test('a character split over two chunks of the file is preserved', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => [`Ünïcödé € ${index}`, ...ADA.slice(1)]);
    const { all: found } = await read(file([HEADER, ...rows]));
    expect(contacts(found).map((contact) => (contact as { businessName: string }).businessName)).toEqual(
      rows.map(([name]) => name),
    );
  });
});

test.each<[string, Delimiter]>([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
])('a file separated by %s is recognized even if its cells contain the others', async (_name, delimiter) => {
  const row = ADA.with(0, 'Pipe, Tube; Sons\tLtd');
  const opened = await read(file([HEADER, row], delimiter));
  expect(opened.delimiter).toBe(delimiter);
  expect(contacts(opened.all)).toMatchObject([{ businessName: row[0] }]);
});

test('the separator line of a spreadsheet is applied and is not a row', async () => {
  const opened = await read(utf8(`sep=;\r\n${HEADER.join(';')}\r\n${ADA.join(';')}\r\n`));
  expect(detectDelimiter('sep=|\nA;B;C\n')).toBe('|');
  expect(opened.all).toHaveLength(1);
  expect(opened.all[0]!.row).toBe(2);
});

test.each([
  ['any order and case', ['EMAIL', 'website', 'Last name', 'BUSINESS', 'first_name', 'Location', 'title']],
  ['other usual names', ['E-Mail Address', 'URL', 'Surname', 'Company Name', 'Given Name', 'City', 'Job Title']],
  ['slips of the pen', ['Emial', 'Webiste', 'LastName ', 'Busines', 'Fist Name', 'Locaton', 'Titel']],
  [
    'slips in other usual names',
    ['Email Adress', 'Web Site URL', 'Surnam', 'Busines Name', 'Givn Name', 'City', 'Job-Titel'],
  ],
])('headers are found in %s', async (_what, [email, website, last, business, first, location, title]) => {
  const check = await checkCampaign(
    file([
      [email!, website!, last!, business!, first!, location!, title!],
      ['ada@example.com', 'pipe.example.com', 'Pipe', 'Pipe & Daughters', 'Ada', 'Columbus', 'Owner'],
    ]),
  );
  expect(check.columns.map(({ takenFor }) => takenFor)).toEqual([
    'Email',
    'Website',
    'Last Name',
    'Business',
    'First Name',
    'Location',
    'Title',
  ]);
  expect(check).toMatchObject({ goodRows: 1, refused: 0, absent: [] });
});

test('a column that only resembles another is not matched to it', async () => {
  const check = await checkCampaign(
    file([
      ['Business', 'Site', 'First Name', 'Last Name', 'Email', 'Notes'],
      [...ADA.slice(0, 4), ADA[6]!, 'x'],
    ]),
  );
  expect(check.columns.map(({ takenFor }) => takenFor)).toEqual([
    'Business',
    'Website',
    'First Name',
    'Last Name',
    'Email',
    null,
  ]);
  expect(check.absent).toEqual(['Title', 'Location']);
});

test('missing required columns are listed with the expected names', async () => {
  await expect(readCampaignFile(utf8('Company,First Name,Last Name,Phone\nx,y,z,1\n'))).rejects.toMatchObject({
    code: 'invalid-input',
    message:
      'This file lacks the columns Website and Email. Expected: Business, Website, First Name, Last Name, Title, Location, Email.',
  });
});

test('refused rows are listed with all reasons and the row numbers of a spreadsheet', async () => {
  const text = [
    HEADER.join(','),
    '',
    'A,not a site,Ada,Pipe,,,nobody',
    ' , , ,, ,,',
    'B,b.example.com,,,,,b@example.com',
    ',c.example.com,Cy,,,,',
    'D,d.example.com,Di,Dee,,,d@example.com,one,too many',
    `E,e.example.com,${'x'.repeat(101)},,,,e@example.com`,
    'F,http://10.0.0.1/,F,F,,,f@example.com',
    'G,g.example.com,G,,,,g@example.com,,,',
  ].join('\r\n');
  const { all: rows } = await read(utf8(text));
  expect(rows.map((row) => [row.row, 'reason' in row ? row.reason : 'good'])).toEqual([
    [3, 'Website "not a site" is not a website address. Email "nobody" is not an e-mail address.'],
    [5, 'First Name and Last Name are missing.'],
    [6, 'Business is missing. Email is missing.'],
    [7, 'The line has 9 cells where the header has 7.'],
    [8, 'First Name is longer than 100 characters.'],
    [9, 'Website "http://10.0.0.1/" is not a website address.'],
    [10, 'good'],
  ]);
});

test('different spellings of a website count once', async () => {
  const sites = [
    'pipe.example.com',
    'https://www.Pipe.example.com/contact?x=1',
    'HTTP://pipe.example.com',
    'other.example.com',
  ];
  const check = await checkCampaign(file([HEADER, ...sites.map((site) => ADA.with(1, site))]));
  expect(check).toMatchObject({ goodRows: 4, websites: 2 });
});

test.each([
  ['no bytes', new Uint8Array(), 'This file is empty.'],
  ['blank lines', utf8('\r\n \r\n'), 'This file is empty.'],
  ['a header alone', file([HEADER]), 'This file has no rows below its header.'],
  [
    'a quotation mark that is never closed',
    utf8(`${HEADER.join(',')}\n"Pipe,${ADA.join(',')}\n`),
    'This file cannot be read as CSV: a quotation mark is opened and never closed.',
  ],
  [
    'too many rows',
    utf8(`${HEADER.join(',')}\n${'a,b,c,d,e,f,g\n'.repeat(CAMPAIGN_ROW_LIMIT + 1)}`),
    'This file has more than 50,000 rows. Please split it.',
  ],
])('%s is refused with a reason', async (_what, bytes, message) => {
  await expect(checkCampaign(bytes)).rejects.toMatchObject({ code: 'invalid-input', message });
});

test('a file over 10 MB is refused', async () => {
  await expect(checkCampaign(new Uint8Array(CAMPAIGN_FILE_LIMIT + 1))).rejects.toMatchObject({
    code: 'body-too-large',
  });
});

test('a written file is read back unchanged for any cells', async () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll('\0', ''));
  const special = fc.constantFrom('"', '""', ',', ';', '\t', '\n', '\r\n', "'", '\ufeff', '=1+1', ' ');
  const record = fc.array(
    fc.oneof(
      cell,
      special,
      fc.tuple(cell, special, cell).map((parts) => parts.join('')),
    ),
    {
      minLength: 3,
      maxLength: 3,
    },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(record, { minLength: 1, maxLength: 6 }),
      fc.constantFrom<Delimiter>(',', ';', '\t'),
      fc.boolean(),
      async (records, delimiter, crlf) => {
        const bytes = utf8(
          `\ufeff${stringify(records, { delimiter, quoted: true, record_delimiter: crlf ? '\r\n' : '\n' })}`,
        );
        const found = await all(readRecords(bytes, { encoding: 'UTF-8', delimiter }));
        const filled = records.filter((cells) => cells.some((text) => text.trim() !== ''));
        expect(found.map(({ cells }) => cells)).toEqual(filled);
      },
    ),
    { numRuns: 150 },
  );
});

test('any bytes are read or refused with a reason, without a crash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (noise, withHeader) => {
      const bytes = withHeader ? Buffer.concat([utf8(`${HEADER.join(',')}\n`), noise]) : noise;
      const outcome = await checkCampaign(bytes).catch((error) => error);
      if (outcome instanceof Error) expect(outcome.name).toBe('AppError');
      else expect(outcome.goodRows + outcome.refused).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test('naughty strings are preserved', async () => {
  const strings: string[] = JSON.parse(readFileSync(`${DATA}/naughty-strings/blns.json`, 'utf8'));
  const records = strings.map((text) => ADA.with(0, text));
  const { all: rows } = await read(file([HEADER, ...records]));
  expect(rows).toHaveLength(strings.length);
  rows.forEach((row, index) => {
    expect(row.cells[0]).toBe(strings[index]!.replaceAll('\0', '').toWellFormed());
    if ('contact' in row) expect(row.contact.businessName).toBe(row.cells[0]!.trim());
  });
});

test('blank rows do not fill the old generation, even if V8 marks its heap while they are read', {
  timeout: 60_000,
}, async () => {
  const script = runScript('read-blank-rows');
  // At most 5 MB on Node.js 24.21, and at least 171 MB with a new array for each record.
  const [, grownMb, rows] = /^grown (\d+) MB for (\d+) of 2000000 rows/.exec(await script.line('grown '))!;
  expect(Number(grownMb)).toBeLessThan(50);
  expect(rows).toBe('0');
});

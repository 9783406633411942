import { CAMPAIGN_COLUMNS } from '@named-first/contract';

/** One kind of upload that is not a list of contacts: a complete multipart body of about the requested size. */
export type HostileUpload = { name: string; body(bytes: number): Buffer };

export const BOUNDARY = 'hostile-upload-boundary';
export const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const HEADER = `${Object.values(CAMPAIGN_COLUMNS).join(',')}\n`;
const GOOD_LINE = 'Pipe & Daughters,pipe.example.com,Ada,Pipe,Owner,"Columbus, OH",ada@example.com\n';

/** A body with the file `csv` and the field `name`, as a browser encodes it. */
export function multipart(csv: Buffer | string, fileName = 'plumbers.csv'): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="name"\r\n\r\nPlumbers\r\n` +
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="csv"; filename="${fileName}"\r\nContent-Type: text/csv\r\n\r\n`,
    ),
    typeof csv === 'string' ? Buffer.from(csv) : csv,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

const filled = (bytes: number, unit: string | Buffer) => Buffer.alloc(bytes, unit);
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** The content of the file, as a function of its size. */
const FILES: Record<string, (bytes: number) => Buffer> = {
  'blank lines': (bytes) => filled(bytes, '\r\n'),
  newlines: (bytes) => filled(bytes, '\n'),
  'carriage returns': (bytes) => filled(bytes, '\r'),
  'a header, then newlines': (bytes) => Buffer.concat([Buffer.from(HEADER), filled(bytes, '\n')]),
  'a header, then lines of spaces': (bytes) => Buffer.concat([Buffer.from(HEADER), filled(bytes, ' \n')]),
  commas: (bytes) => filled(bytes, ','),
  'a header, then commas': (bytes) => Buffer.concat([Buffer.from(HEADER), filled(bytes, ',')]),
  'a header, then lines of commas': (bytes) => Buffer.concat([Buffer.from(HEADER), filled(bytes, ',,,,,,\n')]),
  'semicolons and tabs': (bytes) => filled(bytes, ';\t|,'),
  'a million columns': (bytes) => filled(bytes, 'abcdefghi,'),
  'a header, then a million columns': (bytes) => Buffer.concat([Buffer.from(HEADER), filled(bytes, 'abcdefghi,')]),
  'columns named like ours': (bytes) => filled(bytes, 'Busines,Webiste,Emial,'),
  'wide lines, each below the limit': (bytes) => {
    const line = `${'x,'.repeat(60_000)}\n`;
    return Buffer.concat([Buffer.from(HEADER), filled(bytes, line)]);
  },
  'one cell': (bytes) => filled(bytes, 'x'),
  'a header, then one cell': (bytes) => Buffer.concat([Buffer.from(HEADER), filled(bytes, 'x')]),
  'a header, then one quoted cell': (bytes) => Buffer.concat([Buffer.from(`${HEADER}"`), filled(bytes, 'x')]),
  'a header, then large cells': (bytes) => {
    const line = `A,${'w'.repeat(120_000)},Ada,Pipe,,,${'e'.repeat(120_000)}@example.com\n`;
    return Buffer.concat([Buffer.from(HEADER), filled(bytes, line)]);
  },
  quotes: (bytes) => filled(bytes, '"'),
  'a header, then quotes': (bytes) => Buffer.concat([Buffer.from(HEADER), filled(bytes, '"')]),
  'a header, then empty quoted lines': (bytes) => Buffer.concat([Buffer.from(HEADER), filled(bytes, '""\n')]),
  'a header, then quotes in the middle': (bytes) => Buffer.concat([Buffer.from(HEADER), filled(bytes, 'x"')]),
  'a header, then quotes with letters after them': (bytes) =>
    Buffer.concat([Buffer.from(HEADER), filled(bytes, '"a"b\n')]),
  'separator lines': (bytes) => filled(bytes, 'sep=;\n'),
  'zero bytes': (bytes) => filled(bytes, '\0'),
  'a header, then zero bytes': (bytes) => Buffer.concat([Buffer.from(HEADER), filled(bytes, '\0')]),
  'bytes that are no UTF-8': (bytes) => Buffer.concat([Buffer.from(HEADER), filled(bytes, Buffer.from([0xff]))]),
  'byte order marks': (bytes) => filled(bytes, '\ufeff'),
  'UTF-16LE newlines': (bytes) => filled(bytes, Buffer.from('\n', 'utf16le')),
  'UTF-16BE newlines with a mark': (bytes) => Buffer.concat([utf16be('\ufeff'), filled(bytes, utf16be('\n'))]),
  'UTF-16LE header, then newlines': (bytes) =>
    Buffer.concat([Buffer.from(`\ufeff${HEADER}`, 'utf16le'), filled(bytes, Buffer.from('\n', 'utf16le'))]),
  'UTF-16LE header, then quotes': (bytes) =>
    Buffer.concat([Buffer.from(`\ufeff${HEADER}`, 'utf16le'), filled(bytes, Buffer.from('"', 'utf16le'))]),
  'UTF-16LE lone surrogates, an odd length': (bytes) =>
    Buffer.concat([
      Buffer.from(`\ufeff${HEADER}`, 'utf16le'),
      filled(bytes, Buffer.from([0x00, 0xd8])),
      Buffer.from('x'),
    ]),
  'UTF-32LE newlines': (bytes) => filled(bytes, Buffer.from([10, 0, 0, 0])),
  'good lines': (bytes) => Buffer.concat([Buffer.from(HEADER), filled(bytes, GOOD_LINE)]),
};

/** The multipart body itself, as a function of its size. */
const BODIES: Record<string, (bytes: number) => Buffer> = {
  'empty parts': (bytes) => filled(bytes, `--${BOUNDARY}\r\n\r\n\r\n`),
  'parts with fields': (bytes) =>
    filled(bytes, `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n`),
  'parts with files': (bytes) =>
    filled(bytes, `--${BOUNDARY}\r\nContent-Disposition: form-data; name="csv"; filename="a.csv"\r\n\r\nx\r\n`),
  'headers of one part': (bytes) =>
    Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n`), filled(bytes, 'X-A: b\r\n'), Buffer.from('\r\n\r\n')]),
  'one header': (bytes) => Buffer.concat([Buffer.from(`--${BOUNDARY}\r\nX-A: `), filled(bytes, 'b')]),
  'a field name': (bytes) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="`),
      filled(bytes, 'n'),
      Buffer.from(`"\r\n\r\nx\r\n--${BOUNDARY}--\r\n`),
    ]),
  'one field': (bytes) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="name"\r\n\r\n`),
      filled(bytes, 'n'),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  'what is almost a boundary': (bytes) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="csv"; filename="a.csv"\r\n\r\n`),
      filled(bytes, `\r\n--${BOUNDARY.slice(0, -1)}`),
    ]),
  'carriage returns in a file': (bytes) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="csv"; filename="a.csv"\r\n\r\n`),
      filled(bytes, '\r\n-'),
    ]),
  'no boundary at all': (bytes) => filled(bytes, 'x'),
  'boundaries without lines': (bytes) => filled(bytes, `--${BOUNDARY}`),
  'last boundaries': (bytes) => filled(bytes, `--${BOUNDARY}--\r\n`),
};

/** All kinds of hostile uploads, as complete multipart bodies. */
export const HOSTILE_UPLOADS: HostileUpload[] = [
  ...Object.entries(FILES).map(([name, file]) => ({
    name: `file: ${name}`,
    body: (bytes: number) => multipart(file(bytes)),
  })),
  ...Object.entries(BODIES).map(([name, body]) => ({ name: `body: ${name}`, body })),
];

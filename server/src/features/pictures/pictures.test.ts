import { type ApiError, PICTURE_LIMIT, type UploadedPicture } from '@named-first/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d41d1' } })
    .jpeg()
    .withExif({ IFD0: { ImageDescription: 'taken at home' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

describeOnEachDatabase('pictures', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open());
  });
  afterAll(() => product.close());

  const upload = (bytes: Uint8Array, alt: string | null = 'A blue van', name = 'van.jpg') => {
    const form = new FormData();
    form.set('picture', new File([new Uint8Array(bytes)], name));
    if (alt !== null) form.set('alt', alt);
    return product.asAdmin('/api/admin/pictures', { method: 'POST', body: form });
  };

  test('are stored upright, in the sizes of the web, without what the camera wrote', async () => {
    const answer = await upload(await photo(1000, 2000));
    expect(answer.status).toBe(201);
    const picture = await bodyOf<UploadedPicture>(answer);
    expect(picture).toMatchObject({ alt: 'A blue van', width: 1600, height: 800 });
    const addresses = picture.srcset.split(', ').map((source) => source.split(' '));
    expect(addresses.map(([, width]) => width)).toEqual(['400w', '800w', '1200w', '1600w']);
    expect(addresses.at(-1)![0]).toBe(picture.url);
    for (const [address, width] of addresses) {
      const file = await product.app.request(address!);
      expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(file.headers.get('Content-Type')).toBe('image/webp');
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: Number.parseInt(width!, 10) });
      expect(bytes.includes('taken at home')).toBe(false);
    }
    expect(await bodyOf(await product.asAdmin('/api/admin/pictures'))).toEqual([picture]);
  });

  test('are never enlarged, and the same file is the same picture', async () => {
    const bytes = await sharp({ create: { width: 500, height: 100, channels: 4, background: '#fff0' } })
      .png()
      .toBuffer();
    const first = await bodyOf<UploadedPicture>(await upload(bytes));
    expect(first.srcset.match(/\d+w/g)).toEqual(['400w', '500w']);
    const again = await bodyOf<UploadedPicture>(await upload(bytes, 'Other words'));
    expect(again).toEqual({ ...first, alt: 'Other words' });
  });

  test('of any height are accepted, as wide as the maximum height of WebP allows', async () => {
    const bytes = await sharp({ create: { width: 500, height: 20_000, channels: 3, background: '#1d41d1' } })
      .png()
      .toBuffer();
    const answer = await upload(bytes);
    expect(answer.status).toBe(201);
    const picture = await bodyOf<UploadedPicture>(answer);
    expect(picture.srcset.match(/\d+w/g)).toEqual(['400w', '409w']);
    expect(picture.height).toBeLessThanOrEqual(16_383);
  });

  const text = (words: string) => new TextEncoder().encode(words);
  test.each([
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')],
    ['HTML named as a picture', text('<!doctype html><script>alert(1)</script>')],
    ['nothing', text('')],
    ['half a picture', null],
  ])('%s is refused', async (_what, bytes) => {
    const half = bytes ?? (await photo(800, 800)).subarray(0, 1500);
    expect((await upload(half)).status).toBe(415);
  });

  test('a small file that declares huge dimensions is refused before decoding', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect((await upload(bomb)).status).toBe(415);
  });

  test('need a description, a file and at most five megabytes', async () => {
    const bytes = await photo(10, 10);
    const refusal = async (answer: Response) => [answer.status, (await bodyOf<ApiError>(answer)).message];
    expect(await refusal(await upload(bytes, ' '))).toEqual([400, 'Say what the picture shows']);
    expect(await refusal(await upload(bytes, null))).toEqual([400, 'Say what the picture shows']);
    // The second one is refused because of the length of the whole request.
    for (const size of [PICTURE_LIMIT + 1, PICTURE_LIMIT + 100_000]) {
      const large = await upload(new Uint8Array(size));
      expect(await refusal(large)).toEqual([413, 'The picture must be at most 5 MB.']);
    }
    const form = new FormData();
    form.set('picture', 'no file');
    expect((await product.asAdmin('/api/admin/pictures', { method: 'POST', body: form })).status).toBe(400);
    const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    expect((await product.asAdmin('/api/admin/pictures', json)).status).toBe(415);
  });

  test.each(['x.webp', `${'0'.repeat(32)}-400.webp`, `${'0'.repeat(32)}-99999.webp`])(
    '%s is not there',
    async (file) => {
      expect((await product.app.request(`/pictures/uploads/${file}`)).status).toBe(404);
    },
  );
});

/**
 * Generates pictures: an Open Graph image for each public page, and the blog's pictures from their SVG originals in
 * `art/blog/`. Writes them to `public/`, where development and the build find them.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openLettering } from './lettering.ts';
import { SHARE_SIZE } from './paper.ts';
import { drawShareCard } from './share-card.ts';
import { SHARE_CARDS } from './share-cards.ts';

const LARGEST = 60_000;
const folder = (path: string) => new URL(`../${path}/`, import.meta.url);

await Promise.all([
  drawShareCards(folder('public/og')),
  convertBlogArt(folder('art/blog'), folder('public/pictures/blog')),
]);

async function drawShareCards(target: URL): Promise<void> {
  await emptied(target);
  const lettering = await openLettering();
  for (const card of SHARE_CARDS) {
    const svg = Buffer.from(drawShareCard(card, lettering));
    await store(new URL(`${card.name}.png`, target), await sharp(svg).png({ palette: true, effort: 8 }).toBuffer());
  }
}

async function convertBlogArt(source: URL, target: URL): Promise<void> {
  await emptied(target);
  const names = (await readdir(source).catch(() => [])).filter((name) => name.endsWith('.svg'));
  for (const name of names) {
    const picture = sharp(await readFile(new URL(name, source))).resize({ ...SHARE_SIZE, fit: 'cover' });
    await store(
      new URL(name.replace(/\.svg$/, '.webp'), target),
      await picture.webp({ quality: 82, effort: 5 }).toBuffer(),
    );
  }
}

async function emptied(target: URL): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
}

/** @throws if a picture is heavier than a page should make a phone load. */
async function store(file: URL, bytes: Buffer): Promise<void> {
  if (bytes.length > LARGEST) throw new Error(`${file.pathname} has ${bytes.length} bytes, more than ${LARGEST}`);
  await writeFile(file, bytes);
}

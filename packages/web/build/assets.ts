/** Renders the committed pixel files: `node packages/web/build/assets.ts`. Needed only after a drawing has changed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { GRAINS, iconSvg } from './drawings.ts';

const web = join(import.meta.dirname, '..');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();

async function pixels(svg: string, width: number, height: number, type: string, quality: number): Promise<Buffer> {
  const url = await page.evaluate(
    async (job) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(job.svg)}`;
      await image.decode();
      const canvas = new OffscreenCanvas(job.width, job.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0, job.width, job.height);
      const bytes = await (await canvas.convertToBlob({ type: job.type, quality: job.quality })).bytes();
      return [...bytes];
    },
    { svg, width, height, type, quality },
  );
  return Buffer.from(url);
}

mkdirSync(join(web, 'look/grain'), { recursive: true });
for (const [name, { svg, width, height, quality }] of Object.entries(GRAINS))
  writeFileSync(join(web, `look/grain/${name}.webp`), await pixels(svg, width, height, 'image/webp', quality));

mkdirSync(join(web, 'public/icons'), { recursive: true });
writeFileSync(join(web, 'public/icons/icon.svg'), iconSvg(false));
for (const size of [180, 192, 512])
  writeFileSync(join(web, `public/icons/${size}.png`), await pixels(iconSvg(size === 180), size, size, 'image/png', 1));
writeFileSync(join(web, 'public/icons/maskable-512.png'), await pixels(iconSvg(true), 512, 512, 'image/png', 1));
await browser.close();

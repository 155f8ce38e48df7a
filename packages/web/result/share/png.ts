import onestCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import unboundedCyrillic from '@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2?url';
import unboundedLatin from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url';

const CYRILLIC = { range: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116', letter: 'Я' } as const;
const LATIN = { range: 'U+0000-00FF, U+2000-206F, U+2212', letter: 'R' } as const;

/** The same files as in look/fonts.css, so the page has already loaded them. */
const FONTS = [
  { family: 'Unbounded Variable', url: unboundedCyrillic, ...CYRILLIC },
  { family: 'Unbounded Variable', url: unboundedLatin, ...LATIN },
  { family: 'Onest Variable', url: onestCyrillic, ...CYRILLIC },
  { family: 'Onest Variable', url: onestLatin, ...LATIN },
] as const;

/** Height of a strip below the picture, cut off later, with a letter of every font: blank until the font is loaded. */
const STRIP = 40;
const PATIENCE = 3_000;

/** Renders an SVG with our fonts as a PNG. An SVG in an image cannot use the page's fonts, so they are embedded. */
export async function pngOf(svg: string, width: number, height: number): Promise<Blob> {
  const faces = await Promise.all(FONTS.map(faceOf));
  const proofs = FONTS.map(
    ({ family, letter }, i) =>
      `<text x="${i * STRIP}" y="${height + 30}" font-size="24" font-family="${family}">${letter}</text>`,
  );
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + STRIP}"><style>${faces.join('')}</style>${svg}${proofs.join('')}</svg>`;
  const image = await withFonts(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`, height);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('this device draws no PNG');
  return png;
}

/** `decode` may resolve before the embedded fonts are ready, so the image is decoded again until its letters appear. */
async function withFonts(address: string, height: number): Promise<HTMLImageElement> {
  const until = performance.now() + PATIENCE;
  while (performance.now() < until) {
    const image = new Image();
    image.src = address;
    await image.decode();
    if (hasLetters(image, height)) return image;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the fonts of the picture did not load');
}

function hasLetters(image: HTMLImageElement, height: number): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: FONTS.length * STRIP, height: STRIP });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(image, 0, -height);
  return FONTS.every((_, i) => pen?.getImageData(i * STRIP, 0, STRIP, STRIP).data.some((part) => part > 0));
}

async function faceOf({ family, url, range }: (typeof FONTS)[number]): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `@font-face{font-family:"${family}";font-weight:100 900;font-display:block;unicode-range:${range};src:url(data:font/woff2;base64,${packed}) format("woff2")}`;
}

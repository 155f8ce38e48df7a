import { CanvasTexture, SRGBColorSpace } from 'three';

/** The area of a picture drawn in millimetres, y up like everything on the table. */
export interface Picture {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

export type Draw = (pen: CanvasRenderingContext2D) => void;

const SHARPNESS = 8;

export function textureOf(picture: Picture, pixelsPerMm: number, draw: Draw): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(picture.width * pixelsPerMm);
  canvas.height = Math.ceil(picture.height * pixelsPerMm);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = SHARPNESS;
  paint(texture, picture, draw);
  return texture;
}

function paint(texture: CanvasTexture, { left, bottom, width, height }: Picture, draw: Draw): void {
  const canvas = texture.image as HTMLCanvasElement;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.setTransform(canvas.width / width, 0, 0, -canvas.height / height, 0, canvas.height);
  pen.translate(-left, -bottom);
  draw(pen);
  texture.needsUpdate = true;
}

/** Pseudo-random numbers in 0…1, the same for every picture. */
export function speckle(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Draws upright text in a picture whose y axis points up. */
export function write(
  pen: CanvasRenderingContext2D,
  text: string,
  [x, y]: readonly [number, number],
  width?: number,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1, -1);
  pen.fillText(text, 0, 0, width);
  pen.restore();
}

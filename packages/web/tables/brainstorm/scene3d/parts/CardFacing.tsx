import type { Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Sprite } from 'three';
import { FIELD_OF_VIEW } from '../camera/view.ts';
import { useDisposable, useResources } from '../resources.ts';
import type { Card } from '../textures/cards.ts';

const TAN = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
const SMALLEST_PIXELS = 16;

/** A card that faces the camera and stays readable at a distance. */
export function CardFacing(props: {
  readonly make: () => Card;
  readonly at: Point;
  readonly z: number;
  /** The card is drawn again when this changes. */
  readonly version?: string | number;
  /** Anchor point of the card; 0.5 is its middle. */
  readonly hangs?: Point;
}) {
  const { palette, fonts } = useResources();
  const sprite = useRef<Sprite>(null);
  const card = useDisposable(() => {
    const made = props.make();
    return { ...made, dispose: () => made.texture.dispose() };
  }, [palette, fonts, props.version]);
  useFrame(({ camera, size }) => {
    if (!sprite.current) return;
    const away = camera.position.distanceTo(sprite.current.position);
    const pixels = (card.height * size.height) / (2 * TAN * away);
    const scale = Math.max(1, SMALLEST_PIXELS / pixels);
    sprite.current.scale.set(card.width * scale, card.height * scale, 1);
  });
  const [hx, hy] = props.hangs ?? [0.5, 0.5];
  return (
    <sprite ref={sprite} position={[...props.at, props.z]} renderOrder={10} center={[hx, hy]}>
      <spriteMaterial map={card.texture} depthTest={false} depthWrite={false} />
    </sprite>
  );
}

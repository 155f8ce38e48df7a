import { useRef } from 'react';
import type { SceneLabel, SceneRendererProps } from '../../scene/scene.ts';
import { ABOVE_TILES } from '../geometry/layers.ts';
import { useResources } from '../resources.ts';
import { pointsCard } from '../textures/cards.ts';
import { CardFacing } from './CardFacing.tsx';
import { FlyingDie, RestingDie } from './Dice.tsx';
import { GameBox } from './GameBox.tsx';
import { Advised, Ghost } from './Ghost.tsx';
import { Lamp, ShadowsOf } from './Lamp.tsx';
import { Networks } from './Networks.tsx';
import { Pawns } from './Pawns.tsx';
import { Room } from './Room.tsx';
import { Arc, Hand } from './Throwing.tsx';

type Props = Pick<SceneRendererProps, 'scene' | 'still' | 'onFlightEnd'> & { readonly shadows: boolean };

/** Everything in a scene. */
export function Contents({ scene, still, onFlightEnd, shadows }: Props) {
  const { die, ghost, box, hand, arc } = scene;
  const clock = useRef({ seconds: 0, liftAt: null as number | null });
  return (
    <>
      <Lamp table={scene.table} from={scene.camera.from} shadows={shadows} />
      <ShadowsOf scene={scene} />
      <Room table={scene.table} />
      <Networks tiles={scene.tiles} />
      {scene.advised.map((advice) => (
        <Advised key={advice.place} advice={advice} />
      ))}
      {box && <GameBox box={box} title={scene.title} clock={clock} />}
      {ghost && <Ghost ghost={ghost} />}
      <Pawns pawns={scene.pawns} still={still} />
      {scene.labels.map((label) => (
        <Label key={label.key} label={label} />
      ))}
      {die?.kind === 'rest' && <RestingDie {...die} />}
      {die?.kind === 'flight' && (
        <FlyingDie key={die.key} flying={die} still={still} clock={clock} onEnd={() => onFlightEnd(die.key)} />
      )}
      {arc && <Arc arc={arc} />}
      {hand && <Hand hand={hand} />}
    </>
  );
}

function Label({ label: { owner, points, at } }: { readonly label: SceneLabel }) {
  const { palette } = useResources();
  return (
    <CardFacing
      make={() => pointsCard(owner, points, palette)}
      version={`${owner} ${points}`}
      at={at}
      z={ABOVE_TILES + 8}
      hangs={[-0.2, 0.9]}
    />
  );
}

import { BOX, FOOTPRINTS } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { type Group, type Material, MeshLambertMaterial } from 'three';
import type { SceneBox } from '../../scene/scene.ts';
import { boxGeometry, STANCE_TURNS } from '../geometry/box.ts';
import { shadeRound } from '../geometry/markings.ts';
import { placedRing, type Ring } from '../geometry/rings.ts';
import { useDisposable, useResources } from '../resources.ts';
import { CARDBOARD, type Lettering, lidTexture, sideTexture } from '../textures/boxPrint.ts';
import type { FlightClock } from './Dice.tsx';
import { Painted } from './Painted.tsx';

const LID_HEIGHT = BOX.height * 0.74;
/** How much narrower the base is than the lid (mm). */
const WALL = 3;
const LIFTED = 16;

/** The game's box. It is drawn lifted while being placed, and is lifted from under a die that leans on it. */
export function GameBox(props: { readonly box: SceneBox; readonly title: string; readonly clock: FlightClock }) {
  const { box, title, clock } = props;
  const { palette, fonts } = useResources();
  const lid = useDisposable(() => boxGeometry(BOX.length, BOX.width, LID_HEIGHT), []);
  const base = useDisposable(() => boxGeometry(BOX.length - WALL, BOX.width - WALL, BOX.height - 1), []);
  const print = useDisposable(() => printed({ title, font: palette.displayFont }), [title, palette, fonts]);
  const group = useRef<Group>(null);
  const { rise } = FOOTPRINTS[box.stance];
  const stands = box.state === 'stands' ? 0 : LIFTED;
  useFrame(() => {
    if (!group.current) return;
    const { seconds, liftAt } = clock.current;
    const since = liftAt === null ? 0 : Math.max(0, seconds - liftAt);
    group.current.position.z = rise / 2 + stands + Math.min(260, since * 600);
  });
  const shade = useMemo(() => shadeRound(footprintOf(box)), [box]);
  return (
    <>
      {box.state === 'stands' && <Painted batch={shade} order={1} />}
      <group ref={group} position={[...box.at, rise / 2 + stands]} rotation-z={(box.angle * Math.PI) / 180}>
        <group rotation={[...STANCE_TURNS[box.stance]]}>
          <mesh
            geometry={lid}
            material={[...(box.state === 'refused' ? print.refused : print.faces)]}
            position-z={(BOX.height - LID_HEIGHT) / 2}
            castShadow
            receiveShadow
          />
          <mesh geometry={base} castShadow receiveShadow>
            {BOX_MATERIALS.map((slot) => (
              <meshLambertMaterial key={slot} attach={slot} color={CARDBOARD.base} />
            ))}
          </mesh>
        </group>
      </group>
    </>
  );
}

function footprintOf({ stance, at, angle }: SceneBox): Ring {
  const { length, width } = FOOTPRINTS[stance];
  const [x, y] = [length / 2, width / 2];
  return placedRing(
    [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ],
    { face: 'front', at, angle },
  );
}

const BOX_MATERIALS = [0, 1, 2, 3, 4, 5].map((group) => `material-${group}`);
const REFUSED = '#ff8a75';

interface Printed {
  readonly faces: readonly Material[];
  readonly refused: readonly Material[];
  dispose(): void;
}

function printed(lettering: Lettering): Printed {
  const maps = [
    lidTexture(lettering),
    sideTexture(BOX.length, LID_HEIGHT, lettering),
    sideTexture(BOX.width, LID_HEIGHT, lettering),
  ];
  const materials = (tint: string) => {
    const [top, long, short] = maps.map((map) => new MeshLambertMaterial({ map, color: tint }));
    const bare = new MeshLambertMaterial({ color: CARDBOARD.base });
    return [top, long, short, long, short, bare].filter((material) => material !== undefined);
  };
  const [faces, refused] = [materials('#ffffff'), materials(REFUSED)];
  const dispose = () => {
    for (const thing of [...maps, ...faces, ...refused]) thing.dispose();
  };
  return { faces, refused, dispose };
}

import { layingFlat } from './drawing/cube.ts';
import { DieAbove } from './drawing/DieAbove.tsx';
import type { Projection } from './projection.ts';
import { pullArrow, type SceneArc, type SceneHand } from './scene.ts';

/** Screen offset upwards per millimetre of height. */
const RISE = 0.62;

/** The arc of a throw to its first contact: its path, height and track on the table. */
export function Arc({ arc, by }: { readonly arc: SceneArc; readonly by: Projection }) {
  const track = arc.points.map(([x, y, z]) => ({ ground: by.toScreen([x, y]), z: Math.max(0, z) }));
  const last = track.at(-1);
  if (!last) return null;
  const path = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return (
    <g className={`bs-arc ${arc.meets}`}>
      <path className="ground" d={path(track.map(({ ground }) => ground))} />
      {track
        .filter((_, i) => i % 2 === 1)
        .map(({ ground: [x, y], z }) => (
          <path key={`${x} ${y}`} className="post" d={`M${x.toFixed(1)} ${y.toFixed(1)}v${(-z * RISE).toFixed(1)}`} />
        ))}
      <path className="line under" d={path(track.map(({ ground: [x, y], z }) => [x, y - z * RISE]))} />
      <path className="line" d={path(track.map(({ ground: [x, y], z }) => [x, y - z * RISE]))} />
      {arc.meets !== 'nothing' && (
        <ellipse className="hit" cx={last.ground[0]} cy={last.ground[1] - last.z * RISE * 0.5} rx="17" ry="12" />
      )}
    </g>
  );
}

/** The die in the hand beside the table, and how far it is drawn back. */
export function Hand({ hand, by }: { readonly hand: SceneHand; readonly by: Projection }) {
  const [x, y] = by.toScreen(hand.at);
  const pull = hand.pull && by.toScreen(hand.pull);
  return (
    <g className="bs-hand">
      {pull && (
        <>
          <path className="band under" d={`M${x} ${y}L${pull[0]} ${pull[1]}`} />
          <path className="band" d={`M${x} ${y}L${pull[0]} ${pull[1]}`} />
          <circle className="knob" cx={pull[0]} cy={pull[1]} r="9" />
          <circle cx={pull[0]} cy={pull[1]} r="3.6" fill="var(--storm-knob)" />
        </>
      )}
      {!pull && (
        <>
          <circle className="grab" cx={x} cy={y} r="19" />
          <path className="arrow" d={`M${pullArrow(hand).map(by.toScreen).join('L')}Z`} />
        </>
      )}
      <g transform={`translate(0 ${(-hand.height * RISE * 0.3).toFixed(1)})`}>
        <DieAbove die={hand.die} at={hand.at} turn={layingFlat(20)} by={by} z={8 + hand.height * 0.3} />
      </g>
    </g>
  );
}

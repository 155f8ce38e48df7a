import { useId } from 'react';
import type { Brainstorm } from '../../brainstorm.ts';
import type { Controls } from '../../controls/controls.ts';
import { targetsOf } from '../../controls/targets.ts';
import { OutlineOf } from '../../scene/drawing/Cardboard.tsx';
import { lyingOf } from '../../scene/drawing/Networks.tsx';
import { middleOf } from '../../scene/drawing/shapes.ts';
import { pointsIn } from '../../stage/points.ts';
import { PLAYING_WORDS } from '../../words/playing.ts';
import { projectionOf, Snapshot, SnapshotBase } from '../Snapshot.tsx';

const SPAN = 130;

/** The tiles that answer the question, as snapshots; they can also be tapped on the table. */
export function TargetTray({ game, controls }: { readonly game: Brainstorm; readonly controls: Controls }) {
  const { view, act, scene } = game;
  const words = PLAYING_WORDS[game.language];
  const base = useId();
  const by = projectionOf(scene);
  const parts =
    view.phase === 'relocate' ? view.relocations[0]?.parts : view.phase === 'claim' ? view.claims[0]?.parts : [];
  const tiles = targetsOf(view).flatMap((id) => view.tiles.filter((tile) => tile.id === id));
  return (
    <>
      <SnapshotBase id={base} scene={scene} />
      <ol className="bs-tray" data-count={tiles.length} aria-label={words.targets}>
        {tiles.map((tile) => {
          const part = parts?.findIndex((ids) => ids.includes(tile.id)) ?? -1;
          const worth = pointsIn(view, parts?.[part] ?? [tile.id]);
          const chosen = tile.id === controls.target;
          return (
            <li key={tile.id}>
              <button
                type="button"
                className={chosen ? 'sel' : ''}
                aria-pressed={chosen}
                onClick={() => act({ type: 'target', tile: tile.id })}
              >
                <Snapshot base={base} scene={scene} at={middleOf(tile)} span={SPAN}>
                  <OutlineOf lying={lyingOf(tile)} by={by} stroke="var(--lamp)" width={6} />
                </Snapshot>
                <span className="vh">
                  {part < 0 ? words.pawnOn(tile.tile) : words.target(tile.tile, part + 1, worth)}
                </span>
                <span className="bs-leads" aria-hidden="true">
                  <span>{part < 0 ? words.size[tile.tile] : words.points(worth)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

import { useId } from 'react';
import { Icon } from '../../../../pieces/Icon.tsx';
import { Mark } from '../../../../pieces/Mark.tsx';
import { Advice } from '../../../shared/Advice.tsx';
import type { Brainstorm } from '../../brainstorm.ts';
import { isSamePose, type Pose } from '../../controls/laying.ts';
import { Cardboard, OutlineOf } from '../../scene/drawing/Cardboard.tsx';
import { layingFlat } from '../../scene/drawing/cube.ts';
import { DieAbove } from '../../scene/drawing/DieAbove.tsx';
import { consequenceInWords, shortly } from '../../words/consequence.ts';
import { PLAYING_WORDS } from '../../words/playing.ts';
import { placeOf } from '../advice.ts';
import { projectionOf, Snapshot, SnapshotBase } from '../Snapshot.tsx';

const SPANS = { small: 104, medium: 108, large: 176 } as const;

/** Every pose as a snapshot in a wooden tray, with its consequence. */
export function LayTray({ game }: { readonly game: Brainstorm }) {
  const { poses, pose, act } = game;
  const words = PLAYING_WORDS[game.language];
  const base = useId();
  return (
    <>
      <SnapshotBase id={base} scene={game.scene} />
      <ol className="bs-tray" data-count={poses.length} aria-label={words.poses(poses.length)}>
        {poses.map((one, index) => {
          const chosen = pose !== null && isSamePose(one.lay, pose.lay);
          return (
            <li key={`${one.lay.face}${one.lay.hole}${one.lay.quarter}`}>
              <PoseButton
                game={game}
                base={base}
                pose={one}
                index={index}
                chosen={chosen}
                onChoose={() => act({ type: 'lay', change: () => one.lay })}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}

function PoseButton(props: {
  readonly game: Brainstorm;
  readonly base: string;
  readonly pose: Pose;
  readonly index: number;
  readonly chosen: boolean;
  onChoose(): void;
}) {
  const { game, base, pose, index, chosen, onChoose } = props;
  const { view, nameOf, scene } = game;
  const words = PLAYING_WORDS[game.language];
  const { rest } = view;
  if (!rest) return null;
  const by = projectionOf(scene);
  const lying = { piece: pose.lay.tile, ...pose.placed };
  const { sign, text } = shortly(view, pose.what, nameOf, words);
  const said = consequenceInWords(view, pose.lay, pose.what, nameOf, words).main;
  return (
    <button type="button" className={chosen ? 'sel' : ''} aria-pressed={chosen} onClick={onChoose}>
      <Snapshot base={base} scene={scene} at={rest.at} span={SPANS[pose.lay.tile]}>
        <Cardboard lying={lying} by={by} />
        <OutlineOf lying={lying} by={by} stroke="#1d1a26" width={3} />
        <DieAbove die={rest.die} at={rest.at} turn={layingFlat(rest.angle)} by={by} />
      </Snapshot>
      <span className="vh">{words.pose(index + 1, game.poses.length, said)}</span>
      <span className="bs-leads" aria-hidden="true">
        <Sign sign={sign} />
        <span>{text}</span>
      </span>
      <Advice places={placeOf(game.props.hint, (move) => move.type === 'lay' && isSamePose(move, pose.lay))} />
    </button>
  );
}

function Sign({ sign }: { readonly sign: ReturnType<typeof shortly>['sign'] }) {
  if (typeof sign === 'number') return <Mark seat={sign} className="vi" />;
  if (sign === 'wins') return <Icon name="check" className="vi" />;
  if (sign === 'dies') return <Icon name="cross" className="vi" />;
  return (
    <svg className="vi" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="8.500" fill="none" stroke="currentColor" strokeWidth="3" strokeDasharray="4.500 3" />
    </svg>
  );
}

import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import { HOLES } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { mayBurn } from '@izvilina/games/brainstorm/rules/turn-end.ts';
import { BOX_MOVES, boxFault } from '@izvilina/games/brainstorm/throwing/box.ts';
import type { ReactNode } from 'react';
import { Icon } from '../../../pieces/Icon.tsx';
import { usePointed } from '../../shared/Advice.tsx';
import type { Brainstorm } from '../brainstorm.ts';
import { flipped, otherHole, quarterTurned } from '../controls/laying.ts';
import { PLAYING_WORDS } from '../words/playing.ts';
import { GripIcon } from './icons/GripIcon.tsx';
import { mainMove, TAKES_BOX } from './main-move.ts';

/** The buttons for the current question: minor actions and the main one. */
export function Acts({ game }: { readonly game: Brainstorm }) {
  const { controls, view, act, send } = game;
  const words = PLAYING_WORDS[game.language];
  const pointed = usePointed();
  if (!controls || !send) return null;
  if (controls.box) return <BoxActs game={game} />;
  const advised = game.props.hint?.[pointed - 1]?.move;
  const main = mainMove(view, controls);
  const label = mainLabel(game);
  const throwing = view.phase === 'throw' || view.phase === 'burnerThrow';
  const offersBurner = ['dice', 'end', controls.allGrips && 'throw'].includes(view.phase);
  return (
    <div className="bs-acts">
      {view.phase === 'lay' && controls.lay && (
        <>
          <Nudge
            label={words.act.turn}
            keys="R"
            onPress={() => act({ type: 'lay', change: (lay) => quarterTurned(lay, 1) })}
          >
            <Turning />
          </Nudge>
          {controls.lay.tile !== 'small' && (
            <Nudge label={words.act.flip} keys="F" onPress={() => act({ type: 'lay', change: flipped })}>
              <Icon name="swap" />
            </Nudge>
          )}
          {HOLES[controls.lay.tile].length > 1 && (
            <Nudge label={words.act.hole} keys="H" onPress={() => act({ type: 'lay', change: otherHole })}>
              <HoleIcon />
            </Nudge>
          )}
          <span className="bs-wobble">
            <Nudge label={words.act.left} onPress={() => act({ type: 'wobble', by: { turn: 0.5 } })}>
              ↺
            </Nudge>
            <output>{words.slack(controls.lay.slack.dx, controls.lay.slack.dy, controls.lay.slack.turn)}</output>
            <Nudge label={words.act.right} onPress={() => act({ type: 'wobble', by: { turn: -0.5 } })}>
              ↻
            </Nudge>
          </span>
        </>
      )}
      {advised && FOLLOWED.includes(advised.type) && (
        <Quiet
          icon={<Icon name="bot" />}
          label={words.act.follow}
          onPress={() => act({ type: 'follow', move: advised })}
        />
      )}
      {throwing && (
        <button
          type="button"
          className="quiet"
          aria-expanded={controls.allGrips}
          onMouseDown={leaveKeyboard}
          onClick={() => act({ type: 'allGrips' })}
        >
          <GripIcon style={controls.aim.style} die={controls.die ?? 'black'} />
          <span>{words.styles}</span>
        </button>
      )}
      {TAKES_BOX.includes(view.phase) && view.boxMoves < BOX_MOVES && (
        <Quiet icon={<BoxIcon />} label={words.act.box} keys="B" onPress={() => act({ type: 'takeBox' })} />
      )}
      {offersBurner && mayBurn(view) && (
        <Quiet icon={<FlameIcon />} label={words.burner} onPress={() => send({ type: 'burner' })} />
      )}
      {view.phase === 'pawn' && (
        <Quiet
          icon={<Icon name="cross" />}
          label={words.act.pawnNo}
          onPress={() => send({ type: 'pawn', on: false })}
        />
      )}
      {view.phase === 'claim' && (
        <Quiet
          icon={<Icon name="cross" />}
          label={words.act.claimNone}
          onPress={() => send({ type: 'claim', on: null })}
        />
      )}
      {main && label && (
        <button type="button" className="stamp" aria-keyshortcuts="Enter" onClick={() => send(main)}>
          {label}
        </button>
      )}
    </div>
  );
}

/** Types of moves whose advice can be applied to the controls; the player then confirms it. */
const FOLLOWED: readonly Move['type'][] = ['throw', 'lay', 'burn', 'box', 'relocate', 'return', 'claim'];

function mainLabel({ view, language }: Brainstorm): string | null {
  const { act } = PLAYING_WORDS[language];
  switch (view.phase) {
    case 'throw':
    case 'burnerThrow':
      return act.throw;
    case 'lay':
      return act.lay;
    case 'burn':
      return act.burn;
    case 'pawn':
      return act.pawnYes;
    case 'return':
      return act.returnThis;
    case 'relocate':
      return act.choose;
    case 'claim':
      return act.claim;
    case 'end':
      return act.endTurn;
    default:
      return null;
  }
}

function BoxActs({ game }: { readonly game: Brainstorm }) {
  const { controls, view, act, send } = game;
  const words = PLAYING_WORDS[game.language];
  const box = controls?.box;
  if (!box || !send) return null;
  const put = (pose: typeof box | null) => {
    send({ type: 'box', pose: pose && { ...pose, at: [pose.at[0], pose.at[1]] } });
    act({ type: 'leaveBox' });
  };
  return (
    <div className="bs-acts">
      <Quiet
        icon={<Icon name="cross" />}
        label={words.act.back}
        keys="Escape"
        onPress={() => act({ type: 'leaveBox' })}
      />
      {view.box && <Quiet icon={<BoxIcon />} label={words.act.boxAway} onPress={() => put(null)} />}
      <button type="button" className="stamp" disabled={boxFault(view, box) !== null} onClick={() => put(box)}>
        {words.act.boxPut}
      </button>
    </div>
  );
}

function Quiet(props: { readonly icon: ReactNode; readonly label: string; readonly keys?: string; onPress(): void }) {
  return (
    <button type="button" className="quiet" aria-keyshortcuts={props.keys} onClick={props.onPress}>
      {props.icon}
      <span>{props.label}</span>
    </button>
  );
}

function Nudge(props: {
  readonly label: string;
  readonly keys?: string;
  onPress(): void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="bs-nudge"
      aria-label={props.label}
      title={props.label}
      aria-keyshortcuts={props.keys}
      onMouseDown={leaveKeyboard}
      onClick={props.onPress}
    >
      {props.children}
    </button>
  );
}

/** Keeps the focus where it is when the button is pressed by mouse, so that Enter still lays the tile. */
const leaveKeyboard = (event: { preventDefault(): void }) => event.preventDefault();

const Turning = () => (
  <svg className="ico" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M12 3a9 9 0 0 1 9 9h-3.600A5.400 5.400 0 0 0 12 6.600V10L5.500 5 12 0Zm0 18a9 9 0 0 1-9-9h3.600A5.400 5.400 0 0 0 12 17.400V14l6.500 5-6.500 5Z" />
  </svg>
);
const HoleIcon = () => (
  <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 6h20v12H2Z" fill="none" stroke="currentColor" strokeWidth="2.4" />
    <path d="M5 9h5v5H5Z" fill="currentColor" />
    <path d="M14 9.800h4.200V14H14Z" fill="none" stroke="currentColor" strokeWidth="1.600" />
  </svg>
);
const BoxIcon = () => (
  <svg className="ico" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M3 8 8 3h13l-4 5ZM3 10h14v10H3Zm16-1 3-4v10l-3 4Z" />
  </svg>
);
const FlameIcon = () => (
  <svg className="ico" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M13 1c1 5 6 7 6 13a7 7 0 0 1-14 0c0-3 2-5 3-7 1 2 2 3 3 3 1-3 0-6 2-9Z" />
  </svg>
);

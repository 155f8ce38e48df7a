import { facts } from '@izvilina/games/brainstorm/facts.ts';
import { sideOf } from '@izvilina/games/brainstorm/geometry/seats.ts';
import type { BrainstormHappening } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { useMemo, useRef } from 'react';
import { isShort } from '../../client/clock.ts';
import { useLanguage, useOwnWords } from '../../i18n/words.ts';
import { useSettings } from '../../kit/remembered/settings.ts';
import { answering } from '../shared/answering.ts';
import type { Direction } from '../shared/stage.ts';
import { useStage } from '../shared/useStage.ts';
import type { Brainstorm } from './brainstorm.ts';
import { useControls } from './controls/useControls.ts';
import { type Playing, playingIfLoaded, usePlaying } from './controls/usePlaying.ts';
import type { BrainstormProps } from './props.ts';
import { compose } from './scene/compose.ts';
import { focusOnDie } from './scene/focus.ts';
import { sideToShow } from './scene/projection.ts';
import type { SceneAdvice } from './scene/scene.ts';
import { useRenderer } from './scene/useRenderer.ts';
import { type Size, useSize } from './scene/useSize.ts';
import { type Board, boardOf } from './stage/board.ts';
import { framesOf } from './stage/script.ts';
import { type BrainstormWords, WORDS } from './words/words.ts';

const DIRECTION: Direction<BrainstormView, Board, BrainstormHappening> = {
  sceneOf: boardOf,
  framesOf,
  hideHand: (board) => board,
};
const nothing = () => undefined;

/** `playing` is null for a watcher, and until it is loaded. */
export function useBrainstorm(
  props: BrainstormProps,
  small = false,
): { readonly game: Brainstorm; readonly playing: Playing | null } {
  const { seat, nameOf } = props;
  const language = useLanguage();
  const words = useOwnWords<BrainstormWords>(WORDS);
  useSettings();
  const field = useRef<HTMLDivElement>(null);
  const size = useSize(field);
  const root = useRef<HTMLDivElement>(null);
  const whole = useSize(root);
  const hurried = props.clocks.some((clock) => clock.seat === seat && isShort(clock));
  const stage = useStage({ view: props.view, seq: props.seq, steps: props.steps, seat, hurried }, DIRECTION, nothing);
  const { view } = stage;
  const mine = seat !== null && view.viewer === seat && view.asks.some((ask) => ask.seat === seat);
  const play = answering(props);
  const send = mine && stage.resting && !props.busy ? play : null;
  const onItsWay = mine && stage.resting && props.busy;
  const from = sideToShow(sideOf(view.players, seat ?? 0), {
    ownSide: view.options.ownSide,
    upright: !small && whole !== null && isUpright(whole),
  });
  const playing = usePlaying(props.play !== null);
  const { controls, act } = useControls(playing, view, size === null ? null : send, from, onItsWay);
  const poses = useMemo(
    () => (playing && view.phase === 'lay' && view.rest ? playing.posesOf(view, view.rest) : []),
    [playing, view],
  );
  const pose = useMemo(
    () =>
      playing && controls?.lay && view.rest && view.phase === 'lay'
        ? playing.posed(view, view.rest, controls.lay)
        : null,
    [playing, view, controls?.lay],
  );
  const renderer = useRenderer(small);
  const prepared = playing && controls && playing.prepare(view, controls, poses, pose);
  const advised = playing && stage.resting ? playing.placementAdvised(props.hint, view) : NONE;
  const scene = compose({
    board: stage.scene,
    view,
    prepared,
    advised,
    camera: {
      kind: renderer.camera,
      from,
      focus: small ? (playingIfLoaded()?.focusOnAll(view, props.play === null) ?? null) : focusOnDie(view, size),
    },
    title: facts.title[language],
  });
  const game: Brainstorm = {
    renderer,
    root,
    field,
    props,
    view,
    board: stage.scene,
    stage,
    language,
    words,
    resting: stage.resting && (playing !== null || props.play === null),
    controls,
    act,
    send,
    poses,
    pose,
    scene,
    changes: prepared?.changes ?? [],
    nameOf,
  };
  return { game, playing };
}

const NONE: readonly SceneAdvice[] = [];

/**
 * Whether to show the table upright: on a phone held upright that is tall enough. Measured on the whole table and not
 * on its field, which changes size with every question: the picture must not turn in the middle of a game.
 */
const isUpright = ({ width, height }: Size): boolean => height > 1.5 * width && height > 680;

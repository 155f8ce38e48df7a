import type { BoxPose } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Brainstorm } from '../brainstorm.ts';
import { withForce, withYaw } from '../controls/aim.ts';
import { boxAt, boxTurned } from '../controls/box.ts';
import { flipped, otherHole, quarterTurned } from '../controls/laying.ts';
import { mainMove, TAKES_BOX } from './main-move.ts';
import { PAIRS } from './panels/DicePanel.tsx';
import { projectionOf } from './Snapshot.tsx';

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ALONG = 0.005;
const NUDGE = 0.25;
const BOX_STEP = 10;

/** Already selected options: pressing them again has no effect, so Enter there may confirm. */
const CHOSEN = ':is(.bs-tray, .bs-cards, .bs-hand-dice) [aria-pressed="true"]';

/**
 * Arrows aim, nudge and choose; R, F and H turn the tile; B takes the box; digits choose from a list; Enter does what
 * the main button does, also with the focus on the selected option. Codes instead of letters, so that they work with
 * any keyboard layout.
 */
export function onKey(game: Brainstorm, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog:modal')) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select')) return;
  const button = target?.closest('button, a, [role="button"]');
  const stamps = event.key === 'Enter' && (!button || button.matches(CHOSEN));
  const does = stamps ? enter(game) : pressed(game, event);
  if (does) event.preventDefault();
}

function enter({ controls, view, send, act }: Brainstorm): boolean {
  if (!controls || !send) return false;
  if (controls.box) {
    const { at, angle, stance } = controls.box;
    send({ type: 'box', pose: { at: [at[0], at[1]], angle, stance } });
    act({ type: 'leaveBox' });
    return true;
  }
  const move = mainMove(view, controls);
  if (move) send(move);
  return move !== null;
}

/** Does what a key means now; false where it means nothing. */
function pressed(game: Brainstorm, { code, key, shiftKey }: KeyboardEvent): boolean {
  const { controls, view, act, send } = game;
  if (!controls || !send) return false;
  const arrow = ARROWS[key];
  if (controls.box) return boxKey(game, controls.box, code, key, arrow);
  if (code === 'KeyB' && TAKES_BOX.includes(view.phase)) {
    act({ type: 'takeBox' });
    return true;
  }
  const digit = /^[1-9]$/.test(key) ? Number(key) - 1 : null;
  switch (view.phase) {
    case 'dice': {
      const pair = digit === null ? undefined : PAIRS[digit];
      if (pair) send({ type: 'dice', pair: [pair[0], pair[1]] });
      return pair !== undefined;
    }
    case 'throw':
    case 'burnerThrow':
      return aimKey(game, digit, arrow, shiftKey);
    case 'lay':
      return layKey(game, code, arrow, shiftKey);
    case 'burn':
      if (arrow) act({ type: 'burn', by: -(arrow[0] || arrow[1]) * 5 });
      else if (code === 'KeyR') act({ type: 'burn', by: shiftKey ? 45 : -45 });
      return arrow !== undefined || code === 'KeyR';
    case 'side':
    case 'attack': {
      const player = digit === null ? undefined : view.clash?.foes[digit];
      if (player !== undefined) send({ type: view.phase, player });
      return player !== undefined;
    }
    case 'return':
    case 'relocate':
    case 'claim':
      if (arrow) act({ type: 'nextTarget', by: arrow[0] + arrow[1] > 0 ? 1 : -1 });
      return arrow !== undefined;
    default:
      return false;
  }
}

function aimKey(
  { controls, view, act }: Brainstorm,
  digit: number | null,
  arrow: readonly [number, number] | undefined,
  shift: boolean,
): boolean {
  const left = view.phase === 'throw' ? (view.dice ?? []).filter((die) => !view.thrown.includes(die)) : [];
  const die = digit === null ? undefined : left[digit];
  if (die) act({ type: 'die', die });
  if (!arrow || !controls) return die !== undefined;
  const [dx, dy] = arrow;
  if (dx !== 0 && shift) act({ type: 'aim', change: (aim) => withYaw(aim, aim.yaw - 2 * dx) });
  else if (dx !== 0) act({ type: 'edge', edge: controls.aim.edge + dx * ALONG });
  else act({ type: 'aim', change: (aim) => withForce(aim, aim.force - dy * 0.02) });
  return true;
}

function layKey(
  { act, scene }: Brainstorm,
  code: string,
  arrow: readonly [number, number] | undefined,
  shift: boolean,
): boolean {
  if (code === 'KeyR') act({ type: 'lay', change: (lay) => quarterTurned(lay, shift ? -1 : 1) });
  else if (code === 'KeyF') act({ type: 'lay', change: flipped });
  else if (code === 'KeyH') act({ type: 'lay', change: otherHole });
  else if (arrow && shift) act({ type: 'wobble', by: { turn: -0.5 * (arrow[0] || arrow[1]) } });
  else if (arrow) {
    const [dx, dy] = projectionOf(scene).toTable([arrow[0] * NUDGE, arrow[1] * NUDGE]);
    act({ type: 'wobble', by: { dx, dy } });
  } else return false;
  return true;
}

function boxKey(
  { act, view, scene }: Brainstorm,
  box: BoxPose,
  code: string,
  key: string,
  arrow: readonly [number, number] | undefined,
): boolean {
  if (key === 'Escape') act({ type: 'leaveBox' });
  else if (code === 'KeyR') act({ type: 'box', change: (now) => boxTurned(now, 15) });
  else if (arrow) {
    const [dx, dy] = projectionOf(scene).toTable([arrow[0] * BOX_STEP, arrow[1] * BOX_STEP]);
    act({ type: 'box', change: () => boxAt(view.table, box, [box.at[0] + dx, box.at[1] + dy]) });
  } else return false;
  return true;
}

import { type Card, type CowHappening, HAND, ROWS } from '@izvilina/games/cow006/state.ts';
import { HOLD, layTime } from '@izvilina/games/cow006/telling.ts';
import type { Sound } from '../../../kit/device/sound.ts';
import type { Frame as StageFrame } from '../../shared/stage.ts';
import type { Scene, SeatScene } from './scene.ts';

type Frame = StageFrame<Scene, CowHappening>;

const { look: LOOK, lay: LAY, burst: BURST, take: TAKE, draft: DRAFT, deal: DEAL } = HOLD;

/** Animation frames that lead from a scene through the happenings. After them the caller shows the view itself. */
export function framesOf(from: Scene, happened: readonly CowHappening[], seat: number | null): Frame[] {
  const frames: Frame[] = [];
  let scene = from;
  for (const happening of happened)
    for (const frame of tellOne(calm(scene), happening, seat, happened)) {
      frames.push(frame);
      scene = frame.scene;
    }
  return frames;
}

/** Whether a frame tells what became of cards already played: the last one may still fly, the cows are counted. */
export const asksNobody = (happened: readonly CowHappening[]): boolean =>
  happened.some(({ type }) => type !== 'picked' && type !== 'drafted' && type !== 'timeout');

/** The scene with its animations finished, as the start of the next frame. */
const calm = (scene: Scene): Scene => ({
  ...scene,
  burst: null,
  seats: scene.seats.map((seat) => (seat.arriving.length > 0 ? { ...seat, arriving: [], gain: null } : seat)),
});

const withSeat = (scene: Scene, player: number, change: (seat: SeatScene) => Partial<SeatScene>): Scene => ({
  ...scene,
  seats: scene.seats.map((seat, index) => (index === player ? { ...seat, ...change(seat) } : seat)),
});

const without = (cards: readonly Card[], gone: Card): readonly Card[] => cards.filter((card) => card !== gone);

function tellOne(scene: Scene, happening: CowHappening, seat: number | null, all: readonly CowHappening[]): Frame[] {
  const frame = (next: Scene, hold: number, sound: Sound | null = null): Frame => ({
    scene: next,
    hold,
    sound,
    happened: [happening],
  });
  switch (happening.type) {
    case 'timeout':
      // The next happening is what the referee did instead of the player.
      return [{ ...frame(scene, LOOK), happened: all.slice(all.indexOf(happening), all.indexOf(happening) + 2) }];
    case 'picked': {
      const down = withSeat(scene, happening.player, () => ({ down: true }));
      const mine = happening.player === seat && happening.card !== undefined;
      return [frame(mine ? { ...down, picked: happening.card ?? null } : down, 0, mine ? 'lay' : null)];
    }
    case 'drafted':
      return [frame(draftedBy(scene, happening.player, happening.card, seat), DRAFT, 'lay')];
    case 'revealed':
      return [frame(turnedUp(scene, happening.cards, seat), LOOK, 'flip')];
    case 'mustTake':
      return [frame({ ...scene, phase: 'row' }, LAY)];
    case 'placed': {
      const { player, card, row } = happening;
      const rows = scene.rows.map((cards, index) => (index === row ? [...cards, card] : cards));
      return [
        frame(
          { ...scene, rows, revealed: laid(scene, card), fresh: { player, card } },
          layTime(all),
          soundOf([card], 'lay'),
        ),
      ];
    }
    case 'took':
      return rowTaken(scene, happening, frame);
    case 'scored': {
      const seats = scene.seats.map((seat, index) => ({
        ...seat,
        penalty: seat.penalty === null ? null : 0,
        total: happening.totals[index] as number,
      }));
      return [frame({ ...scene, seats, scored: happening }, LAY)];
    }
    case 'dealt':
      return [frame(dealtOut(scene, happening.rows), DEAL, 'flip')];
    case 'over':
      return [
        frame({ ...scene, phase: 'over', seats: scene.seats.map((one) => ({ ...one, penalty: 0 })) }, LOOK, 'win'),
      ];
  }
}

/** The card with the highest penalty; it has its own sound. */
const DEAREST: Card = 55;
const soundOf = (cards: readonly Card[], usual: Sound): Sound => (cards.includes(DEAREST) ? 'moo' : usual);

const laid = (scene: Scene, card: Card): Scene['revealed'] => scene.revealed.filter((other) => other.card !== card);

/** Without rows the round opens with a draft: all cards of its small deck lie in the pool. */
function dealtOut(scene: Scene, rows: readonly Card[]): Scene {
  const clear: Scene = { ...scene, revealed: [], fresh: null, picked: null };
  if (rows.length > 0) return { ...clear, phase: 'pick', rows: rows.map((card) => [card]), pool: [] };
  const pool = Array.from({ length: HAND * scene.seats.length + ROWS }, (_, index) => index + 1);
  return { ...clear, phase: 'draft', rows: Array.from({ length: ROWS }, () => []), pool, hand: [] };
}

function draftedBy(scene: Scene, player: number, card: Card, seat: number | null): Scene {
  const taken = { ...scene, pool: without(scene.pool, card) };
  if (player === seat) return { ...taken, hand: [...scene.hand, card].sort((a, b) => a - b) };
  return withSeat(taken, player, ({ openHand }) => ({
    arriving: [card],
    openHand: openHand && [...openHand, card].sort((a, b) => a - b),
  }));
}

function turnedUp(scene: Scene, revealed: Scene['revealed'], seat: number | null): Scene {
  const own = revealed.find(({ player }) => player === seat);
  const playedBy = (index: number): Card => revealed.find(({ player }) => player === index)?.card ?? 0;
  return {
    ...scene,
    revealed,
    fresh: null,
    picked: null,
    hand: own ? without(scene.hand, own.card) : scene.hand,
    seats: scene.seats.map((one, index) => ({
      ...one,
      down: false,
      openHand: one.openHand && without(one.openHand, playedBy(index)),
    })),
  };
}

/** First frame: the sixth card, or the chosen row. Then the row is taken. */
function rowTaken(
  scene: Scene,
  happening: Extract<CowHappening, { readonly type: 'took' }>,
  frame: (next: Scene, hold: number, sound?: Sound | null) => Frame,
): Frame[] {
  const { player, card, row, cards, penalty, why } = happening;
  const revealed = laid(scene, card);
  const replaced = (with_: readonly Card[]): Scene['rows'] =>
    scene.rows.map((old, index) => (index === row ? with_ : old));
  const before: Scene =
    why === 'sixth'
      ? { ...scene, rows: replaced([...cards, card]), revealed, fresh: { player, card }, burst: { row, player } }
      : { ...scene, fresh: null, burst: { row, player } };
  const gone = withSeat(
    { ...scene, phase: 'pick', rows: replaced([card]), revealed, fresh: { player, card }, burst: null },
    player,
    (seat) => ({
      arriving: cards,
      gain: penalty,
      penalty: seat.penalty === null ? null : seat.penalty + penalty,
    }),
  );
  return [frame(before, BURST, 'lay'), frame(gone, TAKE, soundOf(cards, 'take'))];
}

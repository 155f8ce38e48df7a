import { type PlacedTile, SIZES, type Size } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Burning, Consequences, Damage, Fight } from '@izvilina/games/brainstorm/rules/consequences.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { NameOf } from '../../module.ts';
import { gainsOf } from '../controls/gains.ts';
import type { PlayingWords } from './playing.ts';

/** The consequence of laying a tile, before it is laid: one line, and a smaller one about the other players' losses. */
export interface InWords {
  readonly main: string;
  readonly more: string;
  /** The keys that work here, for players with a keyboard. */
  readonly keys?: string;
}

export function consequenceInWords(
  view: BrainstormView,
  { tile }: Pick<PlacedTile, 'tile'>,
  what: Consequences,
  nameOf: NameOf,
  words: PlayingWords,
): InWords {
  const { what: said } = words;
  const more = [
    ...what.fights
      .filter(({ wins }) => wins && what.kind === 'battle')
      .flatMap(({ damage }) => damageInWords(damage, nameOf, words)),
    ...(what.takesBoxOff ? [said.boxOff.trim()] : []),
  ].join(' ');
  return { main: mainLine(view, tile, what, nameOf, words), more };
}

function mainLine(
  view: BrainstormView,
  size: PlacedTile['tile'],
  what: Consequences,
  nameOf: NameOf,
  { what: said }: PlayingWords,
): string {
  const gained = gainsOf(view, size, what)[view.turn] ?? 0;
  const [side] = what.sides;
  switch (what.kind) {
    case 'free':
      if (what.neutrals.length === 0) return what.claimable ? said.lonely : said.lonelyNeutral;
      return what.claimable ? said.neutral(gained) : said.neutralOnly;
    case 'own':
      return side?.merges ? said.merges : said.own(gained);
    case 'foreign':
      return (side?.merges ? said.foreignMerges : said.foreign)(nameOf(side?.player ?? 0));
    case 'battle': {
      const beaten = what.fights.filter(({ wins }) => wins);
      const lost = what.fights.filter(({ wins }) => !wins);
      if (beaten.length > 0 && lost.length > 0)
        return said.mixed(
          beaten.map(({ against }) => nameOf(against)),
          lost.map(({ against }) => nameOf(against)),
        );
      const fought = fightInWords(view, size, what.fights, said);
      return lost.length === 0 && what.neutrals.length > 0 ? fought + said.andNeutral : fought;
    }
    case 'side':
      return said.side(what.sides.map(({ player }) => nameOf(player)));
  }
}

/** How these fights of a new tile end, and which size beats which in them (BS-17). */
export function fightInWords(
  { tiles }: Pick<BrainstormView, 'tiles'>,
  size: Size,
  fights: readonly Fight[],
  said: PlayingWords['what'],
): string {
  const lost = fights.find(({ wins }) => !wins);
  const met = lost ? lost.tiles : fights.flatMap((fight) => fight.tiles);
  const sizes = SIZES.filter((one) => tiles.some(({ id, tile }) => tile === one && met.includes(id)));
  if (lost) return said.dies(said.beats(sizes[0] ?? size, [size]));
  const larger = sizes.filter((one) => one !== size);
  return said.wins(larger.length > 0 ? said.beats(size, larger) : said.even);
}

function damageInWords(damage: readonly Damage[], nameOf: NameOf, { what }: PlayingWords): string[] {
  return damage.flatMap(({ owner, lost, parts }) =>
    owner === null
      ? []
      : [
          what.lost(nameOf(owner), lost.length),
          ...(parts.length > 1 ? [what.splits(nameOf(owner), parts.length)] : []),
        ],
  );
}

export function burningInWords(
  { touches, damage, takesBoxOff }: Burning,
  nameOf: NameOf,
  words: PlayingWords,
): InWords {
  const { burning, what } = words;
  const owners = damage.map(({ owner, lost }) =>
    owner === null ? burning.neutral(lost.length) : burning.of(nameOf(owner), lost.length),
  );
  return {
    main: touches.length === 0 ? burning.none : burning.some(touches.length),
    more: (owners.length > 0 ? `${owners.join(', ')}.` : '') + (takesBoxOff ? what.boxOff : ''),
  };
}

/** The consequence in one word and a sign, for a snapshot in the tray. */
export function shortly(
  view: BrainstormView,
  what: Consequences,
  nameOf: NameOf,
  { short }: PlayingWords,
): {
  readonly sign: 'wins' | 'dies' | 'neutral' | number;
  readonly text: string;
} {
  switch (what.kind) {
    case 'free':
      return what.neutrals.length > 0 || !what.claimable
        ? { sign: 'neutral', text: short.neutral }
        : { sign: 'neutral', text: short.free };
    case 'own':
      return { sign: view.turn, text: short.own };
    case 'foreign':
      return { sign: what.sides[0]?.player ?? 0, text: nameOf(what.sides[0]?.player ?? 0) };
    case 'battle':
      return what.sides.every(({ stays }) => stays)
        ? { sign: 'wins', text: short.wins }
        : { sign: 'dies', text: short.dies };
    case 'side':
      return { sign: what.sides[0]?.player ?? 0, text: short.side };
  }
}

import type { Seat } from '@izvilina/kernel/game.ts';
import { type CSSProperties, useEffect } from 'react';
import { TableRoot } from '../shared/TableRoot.tsx';
import { Cross } from './board/Cross.tsx';
import { Dice, type DiceMood } from './board/Dice.tsx';
import { Levels } from './board/Levels.tsx';
import { RuleNotice } from './board/RuleNotice.tsx';
import type { NotNotProps } from './props.ts';
import { keyOf } from './seats/keys.ts';
import { Near } from './seats/Near.tsx';
import { Pads } from './seats/Pads.tsx';
import { Seats } from './seats/Seats.tsx';
import type { Point } from './seats/usePointing.ts';
import type { Beat } from './stage/usePace.ts';
import { type NotNot, useNotNot } from './useNotNot.ts';
import './look.css';

/** The whole table: dice, the cross, everybody's piles; several on one screen have a side and keys of their own. */
export function Table(props: NotNotProps) {
  const game = useNotNot(props, false);
  const { own, view } = game;
  const sharing = own.length > 1;
  useKeys(game.point, own);
  const all = view.won.map((_, seat) => seat);
  const others = sharing ? all.filter((seat) => !own.includes(seat)) : all;
  return (
    <TableRoot className="nn" resting={game.beat === 'open' || game.beat === 'over'}>
      <div
        className={sharing ? 'nn-in sharing' : 'nn-in'}
        data-beat={game.beat}
        data-held={game.tapOn !== null}
        data-own={own.length}
        data-others={others.length}
        style={{ '--verdict': `${game.pace.verdict}ms` } as CSSProperties}
      >
        <div className="nn-said">
          <DiceOf game={game} />
          <Levels rules={game.rules} words={game.words} />
        </div>
        <CrossOf game={game} one={sharing ? null : (own[0] ?? null)} />
        {sharing && <Pads game={game} seats={props.seats} side="left" />}
        {sharing && <Pads game={game} seats={props.seats} side="right" />}
        {others.length > 0 && <Seats game={game} seats={props.seats} show={others} />}
        <RuleNotice game={game} />
        <Near game={game} />
      </div>
    </TableRoot>
  );
}

const MOODS: Readonly<Record<Beat, DiceMood>> = {
  open: 'shown',
  verdict: 'shown',
  over: 'shown',
  dealt: 'old',
  rolling: 'rolling',
};

export function DiceOf({ game }: { readonly game: NotNot }) {
  const { roll, ink, rules, view, beat, words } = game;
  return (
    <Dice
      roll={roll}
      ink={ink}
      negation={rules.includes('notnot')}
      shapes={view.options.shapes === true}
      mood={MOODS[beat]}
      words={words}
    />
  );
}

/** With one player the cards themselves are the buttons. */
export function CrossOf({ game, one }: { readonly game: NotNot; readonly one: Seat | null }) {
  const { point } = game;
  return (
    <Cross
      table={game.table}
      back={game.back}
      deck={game.deck}
      rules={game.rules}
      right={game.right}
      judged={game.judged}
      touched={game.touched}
      onPoint={point && one !== null ? (slot, stamp) => point(one, slot, stamp) : null}
      words={game.words}
    />
  );
}

function useKeys(point: Point | null, own: readonly Seat[]): void {
  useEffect(() => {
    if (!point) return;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      const key = keyOf(event.code, own.length);
      const seat = key && own[key.player];
      if (!key || seat === undefined || seat === null) return;
      event.preventDefault();
      point(seat, key.slot, event.timeStamp);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [point, own]);
}

import type { Seat } from '@izvilina/kernel/game.ts';
import { type CSSProperties, lazy, Suspense, useEffect } from 'react';
import { useIsScreenFlat } from '../../kit/device/screenFlat.ts';
import { TableRoot } from '../shared/TableRoot.tsx';
import { Levels } from './board/Levels.tsx';
import { CrossOf, DiceOf } from './board/parts.tsx';
import { RuleNotice } from './board/RuleNotice.tsx';
import type { NotNotProps } from './props.ts';
import { keyOf } from './seats/keys.ts';
import { Near } from './seats/Near.tsx';
import { Pads } from './seats/Pads.tsx';
import { Seats } from './seats/Seats.tsx';
import type { Point } from './seats/usePointing.ts';
import { useNotNot } from './useNotNot.ts';
import './look.css';

// Loaded lazily: only needed on a touch screen shared by several players.
const Facing = lazy(() => import('./seats/Facing.tsx'));

/** The full table: dice, cross and piles. Players who share the screen each have their own side and keys. */
export function Table(props: NotNotProps) {
  const game = useNotNot(props, false);
  const { own, view } = game;
  const sharing = own.length > 1;
  const facing = useIsScreenFlat() && sharing;
  useKeys(game.point, own);
  const all = view.won.map((_, seat) => seat);
  const others = sharing ? all.filter((seat) => !own.includes(seat)) : all;
  return (
    <TableRoot className="nn" resting={game.beat === 'open' || game.beat === 'over' || game.ready !== null}>
      <div
        className={sharing ? (facing ? 'nn-in facing' : 'nn-in sharing') : 'nn-in'}
        data-beat={game.beat}
        data-held={game.tapOn !== null}
        data-hints={view.options.level === 'first'}
        data-own={own.length}
        data-others={others.length}
        style={{ '--verdict': `${game.pace.verdict}ms` } as CSSProperties}
      >
        {facing ? (
          <Suspense>
            <Facing game={game} seats={props.seats} others={others} />
          </Suspense>
        ) : (
          <>
            <div className="nn-said">
              <DiceOf game={game} />
              <Levels rules={game.rules} words={game.words} />
            </div>
            <CrossOf game={game} one={sharing ? null : (own[0] ?? null)} />
            {sharing && <Pads game={game} seats={props.seats} side="left" />}
            {sharing && <Pads game={game} seats={props.seats} side="right" />}
            {others.length > 0 && <Seats game={game} seats={props.seats} show={others} />}
            <Near game={game} />
          </>
        )}
        <RuleNotice game={game} />
      </div>
    </TableRoot>
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

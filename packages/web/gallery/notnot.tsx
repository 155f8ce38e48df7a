import { notnot } from '@izvilina/games/notnot/game.ts';
import { SLOTS, type Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { State } from '@izvilina/games/notnot/state.ts';
import type { AnyGame, Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { useCallback, useEffect, useState } from 'react';
import module from '../tables/notnot/module.ts';
import { asked, Laid, nameIn, number, peopleAt, show } from './sample-table.tsx';

/**
 * The table alone, in real time: /gallery/notnot.html?players=4&own=0&level=extreme&seed=3&quick=0. `own` lists the
 * seats of this screen; the others answer at random, or not at all with `quick=0`. `position` starts from a position of
 * the engine protocol. Not part of the product build.
 */
const players = number('players', 4);
const own: readonly Seat[] = (asked.get('own') ?? '0').split(',').filter(Boolean).map(Number);
const quick = number('quick', 1);

const game: AnyGame = notnot as unknown as AnyGame;
const eyes = own[0] ?? 'watcher';
const now = () => Math.round(performance.now());

const seats = peopleAt(players, own);

function start(): Match {
  const position = asked.get('position');
  const options = { level: asked.get('level') ?? 'extreme', shapes: asked.has('shapes') };
  return must(
    begin(game, {
      players,
      options,
      seed: asked.get('seed') ?? '3',
      ...(position ? { position: JSON.parse(position) } : {}),
    }),
  );
}

function Trial() {
  const [match, setMatch] = useState(start);
  const state = match.state as State;
  const go = useCallback((event: Parameters<typeof advance>[1]) => {
    setMatch((before) => {
      const next = advance(before, event);
      return next.ok ? next.value : before;
    });
  }, []);
  useEffect(() => {
    const turn = game.turn(match.state);
    if (turn.over || !turn.referee || !('due' in turn.referee)) return;
    const { due, act } = turn.referee;
    const timer = setTimeout(() => go({ at: now(), by: 'referee', act }), Math.max(0, due - now()));
    return () => clearTimeout(timer);
  }, [match, go]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the others make up their minds once a round.
  useEffect(() => {
    if (state.phase !== 'open' || quick === 0) return;
    const timers = seats.flatMap((_, seat) => {
      if (own.includes(seat)) return [];
      const wait = (700 + Math.random() * 2500) / quick;
      const good = Math.random() < 0.75 && state.right.length > 0;
      if (!good && Math.random() < 0.7) return [];
      const slot = (good ? state.right : SLOTS)[Math.floor(Math.random() * (good ? state.right.length : 4))] as Slot;
      const claimed = Math.round(wait) - 30;
      const move = { type: 'point', slot, at: Math.round(wait), claimed };
      return [setTimeout(() => go({ at: now(), by: seat, move }), wait)];
    });
    return () => timers.forEach(clearTimeout);
  }, [state.phase, state.round]);
  const view = viewOf(match, eyes);
  const { Table } = module;
  return (
    <Laid slug="notnot" title="Не Не. Вынос мозга" module={module} view={view}>
      <Table
        view={view}
        seq={match.seq}
        steps={[]}
        seats={seats}
        nameOf={nameIn(seats)}
        seat={own[0] ?? null}
        own={own}
        clocks={[]}
        busy={false}
        hint={null}
        play={
          own.length === 0
            ? null
            : ({ move, claimed, seat }) =>
                go({ at: now(), by: seat, move: { ...(move as { [key: string]: Json }), at: claimed ?? 0 } })
        }
      />
    </Laid>
  );
}

await show(<Trial />);

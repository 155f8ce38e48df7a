import type { TableInfo } from '@izvilina/protocol/messages.ts';
import type { Saying } from '@izvilina/protocol/talk.ts';
import { useEffect, useRef, useState } from 'react';
import { transportTo } from '../../client/transports.ts';
import { play } from '../../kit/device/sound.ts';
import { useMuted } from './muted.ts';

export interface Bubble {
  readonly id: number;
  readonly seat: number;
  readonly saying: Saying;
}

/** Milliseconds that a saying is shown: long enough to notice and read it. */
const shownFor = (saying: Saying): number => (saying.kind === 'text' ? 4_000 + saying.text.length * 50 : 4_000);

/** Current sayings at a table, one per seat, without people muted on this device. */
export function useBubbles({ id: table, seats }: Pick<TableInfo, 'id' | 'seats'>): readonly Bubble[] {
  const [bubbles, setBubbles] = useState<readonly Bubble[]>([]);
  const muted = useMuted();
  const isMuted = (seat: number) => {
    const info = seats[seat];
    return info?.kind === 'person' && info.alias !== null && muted.includes(info.alias);
  };
  const mutedNow = useRef(isMuted);
  mutedNow.current = isMuted;
  useEffect(() => {
    let next = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const unsubscribe = transportTo('online').onPush((push) => {
      if (push.type !== 'said' || push.table !== table || mutedNow.current(push.seat)) return;
      const bubble: Bubble = { id: next++, seat: push.seat, saying: push.saying };
      play('flip');
      setBubbles((others) => [...others.filter(({ seat }) => seat !== bubble.seat), bubble]);
      const timer = setTimeout(() => {
        timers.delete(timer);
        setBubbles((others) => others.filter(({ id }) => id !== bubble.id));
      }, shownFor(push.saying));
      timers.add(timer);
    });
    return () => {
      unsubscribe();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [table]);
  return bubbles.filter(({ seat }) => !isMuted(seat));
}

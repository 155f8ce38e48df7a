import { useEffect, useRef, useState } from 'react';
import type { Brainstorm } from '../brainstorm.ts';
import { throwOf } from '../controls/aim.ts';
import { flickOf, flung, type Push, pushOf } from './flick.ts';

const REMEMBERED = 40;

/** Kept as long as the page is open: a browser may ask for the permission again on every page. */
let chosen = false;

/** Throwing by moving the phone itself. */
interface PhoneHand {
  readonly on: boolean;
  /** The device did not let the page read its motion. */
  readonly refused: boolean;
  change(on: boolean): Promise<void>;
}

/** Null if the device has no motion sensor. */
export function usePhoneHand(game: Brainstorm): PhoneHand | null {
  const [on, setOn] = useState(chosen);
  const [refused, setRefused] = useState(false);
  useFlicks(game, on);
  if (!isFelt()) return null;
  const change = async (wanted: boolean) => {
    const allowed = wanted && (await mayListen());
    setRefused(wanted && !allowed);
    setOn(allowed);
    chosen = allowed;
  };
  return { on, refused, change };
}

function useFlicks(game: Brainstorm, on: boolean): void {
  const latest = useRef(game);
  latest.current = game;
  useEffect(() => {
    if (!on) return;
    let pushes: readonly Push[] = [];
    const feel = (event: DeviceMotionEvent) => {
      const push = pushOf(event);
      if (!push) return;
      pushes = [...pushes.slice(-REMEMBERED), push];
      const { controls, send } = latest.current;
      const flick = controls?.die && !controls.box && send ? flickOf(pushes) : null;
      if (!flick || !controls?.die) return;
      pushes = [];
      navigator.vibrate?.(30);
      send?.(throwOf(flung(controls.aim, flick), controls.die));
    };
    addEventListener('devicemotion', feel);
    return () => removeEventListener('devicemotion', feel);
  }, [on]);
}

/** Only with a touch pointer: a laptop may report motion, too, but nobody throws with it. */
const isFelt = (): boolean => 'DeviceMotionEvent' in window && matchMedia('(pointer: coarse)').matches;

/** Some browsers give access to motion only after asking the user, and only in response to a tap. */
interface Asking {
  /** `prompt` counts as permission: nothing has to be asked before the first motion. */
  requestPermission(): Promise<'granted' | 'prompt' | 'denied' | 'default'>;
}
const asking = (): Asking | null => {
  const event: unknown = 'DeviceMotionEvent' in window ? window.DeviceMotionEvent : null;
  return typeof event === 'function' && 'requestPermission' in event ? (event as unknown as Asking) : null;
};

async function mayListen(): Promise<boolean> {
  const ask = asking();
  if (!ask) return true;
  return ask.requestPermission().then(
    (answer) => answer === 'granted' || answer === 'prompt',
    () => false,
  );
}

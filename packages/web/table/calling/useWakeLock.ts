import { useEffect } from 'react';

/** The screen stays on while a game is looked at. Browsers take the lock away with the page; it is asked for again. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let wanted = true;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      const taken = await navigator.wakeLock.request('screen').catch(() => null); // a low battery refuses
      if (wanted) lock = taken;
      else await taken?.release();
    };
    const onVisible = () => void take();
    document.addEventListener('visibilitychange', onVisible);
    onVisible();
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
}

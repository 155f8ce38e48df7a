import { useEffect } from 'react';

/** Keeps the screen on while the table is visible. Hiding the page releases the lock, so it is requested again. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let wanted = true;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      const taken = await navigator.wakeLock.request('screen').catch(() => null); // refused on a low battery
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

import type { WriteHealth } from '../observe/write-health.ts';
import type { ServerStore } from './server-store.ts';

/** The same store, whose writes tell `health` whether writing works. */
export function watchedStore(store: ServerStore, health: Pick<WriteHealth, 'watch'>): ServerStore {
  const watched =
    <Arguments extends unknown[], T>(write: (...given: Arguments) => Promise<T>) =>
    (...given: Arguments): Promise<T> =>
      health.watch(write(...given));
  return {
    ...store,
    insertTable: watched(store.insertTable),
    commit: watched(store.commit),
    removeEmpty: watched(store.removeEmpty),
    removeTable: watched(store.removeTable),
    insertGuest: watched(store.insertGuest),
    renameGuest: watched(store.renameGuest),
    rotateToken: watched(store.rotateToken),
    setPushAddress: watched(store.setPushAddress),
    removeDevices: watched(store.removeDevices),
    removeGuest: watched(store.removeGuest),
  };
}

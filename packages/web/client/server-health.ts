import { createStore } from '../kit/store.ts';

/** Whether the server can write, as far as it has said. */
export const serverWriting = createStore(true);

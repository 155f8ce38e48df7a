import { createStore } from '../kit/store.ts';

/** Whether the server can write, by its last message about it. */
export const serverWriting = createStore(true);

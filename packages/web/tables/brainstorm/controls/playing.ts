/**
 * What only somebody who plays needs: aiming, laying, what a placement leads to, and the things to answer with. A chunk
 * of its own, which a watcher or a replay never loads (`usePlaying.ts`).
 */
export { Acts } from '../near/Acts.tsx';
export { placementAdvised } from '../near/advice.ts';
export { Countdown } from '../near/Countdown.tsx';
export { onKey } from '../near/keys.ts';
export { Panel } from '../near/panels/Panel.tsx';
export { saying } from '../near/saying.ts';
export { throwOf } from './aim.ts';
export { controlsFor, grabs, reduce, released } from './controls.ts';
export { posed, posesOf } from './laying.ts';
export { prepare } from './prepare.ts';

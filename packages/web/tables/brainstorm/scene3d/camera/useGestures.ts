import type { Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { SceneRendererProps, TablePointer } from '../../scene/scene.ts';
import type { CameraState } from './CameraRig.tsx';
import { meets, pointedAt, rayThrough } from './picking.ts';
import { pannedBy, turnedBy, zoomedBy } from './view.ts';

const RADIANS_PER_PIXEL = 0.006;
const DEGREES_PER_NOTCH = 0.5;
const ZOOM_PER_PIXEL = 0.0012;

type Field = RefObject<HTMLDivElement | null>;

/** A pointer that is down, and whether it plays or moves the camera. */
interface Held {
  readonly does: 'play' | 'orbit';
  readonly x: number;
  readonly y: number;
}

/**
 * Left button or one finger: what the game grabs is reported in the table's millimetres, anything else turns the camera.
 * Right button turns the camera. Two fingers zoom and move it and, like the wheel, twist what is being laid.
 */
export function useGestures(field: Field, camera: RefObject<CameraState>, props: SceneRendererProps) {
  const latest = useRef(props);
  latest.current = props;
  const held = useRef(new Map<number, Held>());

  const screenPoint = (x: number, y: number): { at: Point; aspect: number } | null => {
    const box = field.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return null;
    const at: Point = [((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2];
    return { at, aspect: box.width / box.height };
  };
  const rayAt = (x: number, y: number) => {
    const screen = screenPoint(x, y);
    const { view } = camera.current;
    return screen && view ? rayThrough(view, screen.at, screen.aspect) : null;
  };
  const pointerOf = (event: PointerEvent): TablePointer | null => {
    const ray = rayAt(event.clientX, event.clientY);
    const at = ray && pointedAt(ray, latest.current.scene.pawns);
    return at && { at, pointerId: event.pointerId, pointerType: event.pointerType, time: event.timeStamp };
  };
  const turn = (state: CameraState, by: { readonly azimuth: number; readonly polar: number }) => {
    const box = field.current?.getBoundingClientRect();
    if (box) state.orbit = turnedBy(state.orbit, by, latest.current.scene, box.width / box.height);
  };
  const moveCamera = (change: (state: CameraState) => void) => {
    change(camera.current);
    camera.current.follows = true;
    camera.current.invalidate();
  };

  useEffect(() => {
    const element = field.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { scene, onTwist } = latest.current;
      const placing = scene.ghost !== null || (scene.box !== null && scene.box.state !== 'stands');
      if (placing && !event.ctrlKey) onTwist(Math.sign(event.deltaY || event.deltaX) * -DEGREES_PER_NOTCH);
      else {
        const state = camera.current;
        state.orbit = zoomedBy(state.orbit, Math.exp(event.deltaY * ZOOM_PER_PIXEL));
        state.follows = false;
        state.invalidate();
      }
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [field, camera]);

  const drop = (event: PointerEvent, report: (pointer: TablePointer) => void) => {
    const before = held.current.get(event.pointerId);
    held.current.delete(event.pointerId);
    if (before?.does !== 'play') return;
    const pointer = pointerOf(event);
    if (pointer) report(pointer);
  };

  /** A second finger cancels the first one's game gesture. */
  const cancelPlay = (event: PointerEvent) => {
    const pointer = pointerOf(event);
    for (const [id, one] of held.current) {
      if (one.does === 'play' && pointer) latest.current.onPointerCancel({ ...pointer, pointerId: id });
      held.current.set(id, { ...one, does: 'orbit' });
    }
  };

  const withTwoFingers = (event: PointerEvent, before: Held) => {
    const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const { spread, twist } = pinch(other, before, event);
    const { scene, onTwist } = latest.current;
    const placing = scene.ghost !== null || (scene.box !== null && scene.box.state !== 'stands');
    if (placing) onTwist(-twist);
    const [from, to] = [rayAt(before.x, before.y), rayAt(event.clientX, event.clientY)].map(
      (ray) => ray && meets(ray, 0),
    );
    moveCamera((state) => {
      state.orbit = zoomedBy(state.orbit, 1 / spread);
      if (!placing) turn(state, { azimuth: (twist * Math.PI) / 180, polar: 0 });
      // Half of the distance, because the other finger moves by the same.
      if (from && to) state.orbit = pannedBy(state.orbit, [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]);
    });
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      const pointer = pointerOf(event);
      if (!pointer) return;
      if (held.current.size > 0) cancelPlay(event);
      const plays = event.button === 0 && held.current.size === 0 && latest.current.grabs(pointer);
      held.current.set(event.pointerId, { does: plays ? 'play' : 'orbit', x: event.clientX, y: event.clientY });
      event.currentTarget.setPointerCapture(event.pointerId);
      if (plays) latest.current.onPointerDown(pointer);
    },
    onPointerMove: (event: PointerEvent) => {
      const before = held.current.get(event.pointerId);
      if (!before) return;
      if (before.does === 'play') {
        const pointer = pointerOf(event);
        if (pointer) latest.current.onPointerMove(pointer);
        return;
      }
      if (held.current.size === 2) withTwoFingers(event, before);
      else {
        const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
        const by = { azimuth: -dx * RADIANS_PER_PIXEL, polar: -dy * RADIANS_PER_PIXEL };
        moveCamera((state) => turn(state, by));
      }
      held.current.set(event.pointerId, { ...before, x: event.clientX, y: event.clientY });
    },
    onPointerUp: (event: PointerEvent) => drop(event, (pointer) => latest.current.onPointerUp(pointer)),
    onPointerCancel: (event: PointerEvent) => drop(event, (pointer) => latest.current.onPointerCancel(pointer)),
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}

/** One finger's movement relative to the other: change of distance (factor) and rotation (degrees clockwise). */
function pinch(other: Held, before: Held, now: { readonly clientX: number; readonly clientY: number }) {
  const [ax, ay] = [before.x - other.x, before.y - other.y];
  const [bx, by] = [now.clientX - other.x, now.clientY - other.y];
  const twist = ((Math.atan2(by, bx) - Math.atan2(ay, ax)) * 180) / Math.PI;
  return { spread: Math.hypot(bx, by) / (Math.hypot(ax, ay) || 1), twist: ((twist + 540) % 360) - 180 };
}

import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Frame, onPlane } from './camera.ts';
import type { Projection } from './projection.ts';
import type { SceneRendererProps, TablePointer } from './scene.ts';

const DEGREES_PER_NOTCH = 0.5;

type Handlers = Pick<
  SceneRendererProps,
  'grabs' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onTwist'
>;

/** Reports pointers over the table in its millimetres; a wheel or two fingers report a rotation. */
export function useTablePointer(
  field: RefObject<HTMLDivElement | null>,
  place: { readonly by: Projection; readonly frame: Frame | null },
  handlers: Handlers,
) {
  const latest = useRef({ ...place, ...handlers });
  latest.current = { ...place, ...handlers };
  const down = useRef(new Map<number, readonly [number, number]>());
  const held = useRef<number | null>(null);

  useEffect(() => {
    const element = field.current;
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      latest.current.onTwist(Math.sign(event.deltaY || event.deltaX) * -DEGREES_PER_NOTCH);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [field]);

  const pointerOf = (event: PointerEvent): TablePointer | null => {
    const { frame, by } = latest.current;
    const box = field.current?.getBoundingClientRect();
    if (!frame || !box) return null;
    return {
      at: by.toTable(onPlane(frame, [event.clientX - box.left, event.clientY - box.top])),
      pointerId: event.pointerId,
      pointerType: event.pointerType,
      time: event.timeStamp,
    };
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      const pointer = pointerOf(event);
      if (!pointer || event.button !== 0) return;
      down.current.set(event.pointerId, [event.clientX, event.clientY]);
      if (down.current.size === 2 && held.current !== null) {
        latest.current.onPointerCancel(pointer);
        held.current = null;
      }
      if (down.current.size > 1 || !latest.current.grabs(pointer)) return;
      held.current = event.pointerId;
      event.currentTarget.setPointerCapture(event.pointerId);
      latest.current.onPointerDown(pointer);
    },
    onPointerMove: (event: PointerEvent) => {
      const before = down.current.get(event.pointerId);
      if (before && down.current.size === 2) {
        const now = [event.clientX, event.clientY] as const;
        const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1] ?? now;
        down.current.set(event.pointerId, now);
        return latest.current.onTwist(-turnBetween(other, before, now));
      }
      const pointer = held.current === event.pointerId ? pointerOf(event) : null;
      if (pointer) latest.current.onPointerMove(pointer);
    },
    onPointerUp: (event: PointerEvent) => {
      down.current.delete(event.pointerId);
      if (held.current !== event.pointerId) return;
      held.current = null;
      const pointer = pointerOf(event);
      if (pointer) latest.current.onPointerUp(pointer);
    },
    onPointerCancel: (event: PointerEvent) => {
      down.current.delete(event.pointerId);
      if (held.current !== event.pointerId) return;
      held.current = null;
      const pointer = pointerOf(event);
      if (pointer) latest.current.onPointerCancel(pointer);
    },
  };
}

/** Degrees clockwise on the screen by which a point moved round a centre. */
function turnBetween(
  [cx, cy]: readonly [number, number],
  a: readonly [number, number],
  b: readonly [number, number],
): number {
  const turn = Math.atan2(b[1] - cy, b[0] - cx) - Math.atan2(a[1] - cy, a[0] - cx);
  return (((turn * 180) / Math.PI + 540) % 360) - 180;
}

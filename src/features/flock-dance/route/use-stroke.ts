import { type RefObject, useEffect, useRef } from 'react';
import { clampToPond, extendPath, type Path, type Point, toPolyline } from '../model/route-path.ts';

interface StrokeOptions {
  readonly host: RefObject<HTMLElement | null>;
  /** Shows the stroke in progress: its points are written here directly, past React, with every move. */
  readonly line: RefObject<SVGPolylineElement | null>;
  readonly isOn: boolean;
  /** Points that may still be drawn. The stroke ends by itself when they are used up. */
  readonly room: number;
  readonly onRelease: (stroke: Path) => void;
}

/** Draws a stroke with the first pointer that is pressed on `host`. Escape or a cancelled pointer drops it. */
export function useStroke({ host, line, isOn, room, onRelease }: StrokeOptions): void {
  const latest = useRef({ room, onRelease });
  latest.current = { room, onRelease };

  useEffect(() => {
    const element = host.current;
    if (element === null || !isOn) return;
    const controller = new AbortController();
    let pointer: number | null = null;
    let stroke: Path = [];

    const show = (points: Path) => {
      stroke = points;
      line.current?.setAttribute('points', toPolyline(points));
    };
    const end = () => {
      const drawn = stroke;
      pointer = null;
      show([]);
      return drawn;
    };
    const draw = (samples: Path) => {
      const longer = extendPath(stroke, samples, latest.current.room);
      if (longer !== stroke) show(longer);
      if (longer.length >= latest.current.room) latest.current.onRelease(end());
    };
    const placeOf = (event: PointerEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      const place = { x: event.clientX - left, y: event.clientY - top };
      return clampToPond(place, { width: element.clientWidth, height: element.clientHeight });
    };

    const onDown = (event: PointerEvent) => {
      if (pointer !== null || !event.isPrimary || event.button !== 0 || latest.current.room === 0) return;
      pointer = event.pointerId;
      element.setPointerCapture(pointer);
      draw([placeOf(event)]);
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      // Where a browser keeps none, the event itself is the only sample.
      const samples = event.getCoalescedEvents?.() ?? [];
      draw((samples.length > 0 ? samples : [event]).map(placeOf));
    };
    const onUp = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      draw([placeOf(event)]);
      if (pointer !== null) latest.current.onRelease(end());
    };
    const onDrop = (event: PointerEvent) => {
      if (event.pointerId === pointer) end();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || pointer === null) return;
      event.preventDefault();
      end();
    };

    const options = { signal: controller.signal };
    element.addEventListener('pointerdown', onDown, options);
    element.addEventListener('pointermove', onMove, options);
    element.addEventListener('pointerup', onUp, options);
    element.addEventListener('pointercancel', onDrop, options);
    element.addEventListener('lostpointercapture', onDrop, options);
    window.addEventListener('keydown', onKey, options);
    return () => {
      controller.abort();
      end();
    };
  }, [host, line, isOn]);
}

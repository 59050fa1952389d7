import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react';
import { clampToPond, extendPath, type Path, type Point, toPolyline } from '../model/route-path.ts';

interface StrokeOptions {
  readonly water: RefObject<HTMLElement | null>;
  /** Shows the stroke in progress. Every move writes its points here directly, without rendering. */
  readonly line: RefObject<SVGPolylineElement | null>;
  readonly isOn: boolean;
  /** How many points may still be drawn. The stroke ends when they are used up. */
  readonly room: number;
  readonly onRelease: (stroke: Path) => void;
}

/** The stroke that a pointer is drawing. */
export interface Stroke {
  readonly isDrawn: () => boolean;
  /** Ends the stroke without adding it to the route. */
  readonly drop: () => void;
}

/** Draws a stroke with the first pointer pressed on `water`. A cancelled pointer drops the stroke. */
export function useStroke({ water, line, isOn, room, onRelease }: StrokeOptions): Stroke {
  const pen = useMemo(() => createPen(line), [line]);

  const start = useEffectEvent((element: HTMLElement, event: PointerEvent) => {
    if (pen.pointer !== null || !event.isPrimary || event.button !== 0 || room === 0) return;
    pen.pointer = event.pointerId;
    element.setPointerCapture(event.pointerId);
    draw([placeOf(element, event)]);
  });
  const draw = useEffectEvent((samples: Path) => {
    pen.show(extendPath(pen.stroke, samples, room));
    if (pen.stroke.length >= room) onRelease(pen.end());
  });
  const release = useEffectEvent(() => onRelease(pen.end()));

  useEffect(() => {
    const element = water.current;
    if (element === null || !isOn) return;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    const isPen = ({ pointerId }: PointerEvent) => pointerId === pen.pointer;
    const onMove = (event: PointerEvent) => {
      if (!isPen(event)) return;
      // Browsers without coalesced events give the event itself as the only sample.
      const samples = event.getCoalescedEvents?.() ?? [];
      draw((samples.length > 0 ? samples : [event]).map((sample) => placeOf(element, sample)));
    };
    const onUp = (event: PointerEvent) => {
      if (!isPen(event)) return;
      draw([placeOf(element, event)]);
      // The last point may have used up the room, which has ended the stroke.
      if (pen.pointer !== null) release();
    };
    const onDrop = (event: PointerEvent) => {
      if (isPen(event)) pen.end();
    };
    element.addEventListener('pointerdown', (event) => start(element, event), options);
    element.addEventListener('pointermove', onMove, options);
    element.addEventListener('pointerup', onUp, options);
    element.addEventListener('pointercancel', onDrop, options);
    element.addEventListener('lostpointercapture', onDrop, options);
    return () => {
      controller.abort();
      pen.end();
    };
  }, [water, pen, isOn]);

  return useMemo(() => ({ isDrawn: () => pen.pointer !== null, drop: () => void pen.end() }), [pen]);
}

interface Pen {
  /** The pointer that draws; null while none does. */
  pointer: number | null;
  readonly stroke: Path;
  show(points: Path): void;
  /** Ends the stroke and returns it. */
  end(): Path;
}

function createPen(line: RefObject<SVGPolylineElement | null>): Pen {
  let stroke: Path = [];
  return {
    pointer: null,
    get stroke() {
      return stroke;
    },
    show(points) {
      if (points === stroke) return;
      stroke = points;
      line.current?.setAttribute('points', toPolyline(points));
    },
    end() {
      const drawn = stroke;
      this.pointer = null;
      this.show([]);
      return drawn;
    },
  };
}

function placeOf(element: HTMLElement, event: PointerEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  const place = { x: event.clientX - left, y: event.clientY - top };
  return clampToPond(place, { width: element.clientWidth, height: element.clientHeight });
}

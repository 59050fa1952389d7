import type { KeyboardEvent, RefObject } from 'react';
import { followPointer } from './drag.ts';
import type { Point } from './model/box.ts';
import { applyKey, type Place, snapToSide, toPlace, toPoint } from './model/place.ts';
import { readArea, readSize, showPlace, type WidgetParts } from './placement.ts';
import { chooseWidget } from './widget-store.ts';

interface Movement {
  readonly drag: (event: PointerEvent) => void;
  readonly moveByKey: (event: KeyboardEvent) => void;
}

/** Moves the widget by a pointer or by the arrow keys, and remembers its place. Only a dropped widget glides to its side. */
export function useMovement(
  area: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  place: Place,
): Movement {
  const readParts = (): WidgetParts | null =>
    area.current === null || box.current === null ? null : { area: area.current, box: box.current };

  return {
    drag(event) {
      const parts = readParts();
      if (parts === null) return;
      delete parts.box.dataset.settles;
      const settle = () => {
        parts.box.dataset.settles = 'true';
      };
      followPointer(event, parts, {
        onDrop: (point: Point) => {
          settle();
          chooseWidget({ place: snapToSide(toPlace(point, readSize(parts.box), readArea(parts.area))) });
        },
        onCancel: () => {
          settle();
          showPlace(parts, place);
        },
      });
    },
    moveByKey(event) {
      const parts = readParts();
      if (parts === null || event.ctrlKey || event.altKey || event.metaKey) return;
      const size = readSize(parts.box);
      const visible = readArea(parts.area);
      const moved = applyKey(toPoint(place, size, visible), event);
      if (moved === null) return;
      event.preventDefault();
      delete parts.box.dataset.settles;
      chooseWidget({ place: toPlace(moved, size, visible) });
    },
  };
}

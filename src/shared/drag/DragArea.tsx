import {
  type Announcements,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';

/** A dragged item over another one. Lengths are in CSS pixels. */
interface DragPlace {
  readonly id: string;
  readonly overId: string;
  /** Position of the pointer within the other item, 0 to 1 from its left and from its top. */
  readonly share: { readonly x: number; readonly y: number };
}

interface DragAreaProps<Drop> {
  /** How long a finger rests before it drags; a finger that moves earlier scrolls. */
  readonly touchDelayMs: number;
  /** What a release here would do; null where it would do nothing. */
  readonly toDrop: (place: DragPlace) => Drop | null;
  readonly onDrop: (id: string, drop: Drop) => void;
  /** Called at the end of every drag, before `onDrop`. */
  readonly onEnd?: () => void;
  /** Follows the pointer; null for an item that is gone. */
  readonly renderGhost: (id: string) => ReactNode;
  readonly children: (drop: Drop | null) => ReactNode;
}

/** A drag begins after this many pixels, so that a click stays a click. */
const START_PX = 6;

const silent = () => undefined;
/**
 * The library's own messages are English and name ids. Visitors with a screen reader move items by the keys of the page,
 * which announces the result.
 */
const ACCESSIBILITY = {
  restoreFocus: false,
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  } satisfies Announcements,
  screenReaderInstructions: { draggable: '' },
};

/** Lets items be dragged onto each other, by mouse and by touch. */
export function DragArea<Drop>(props: DragAreaProps<Drop>) {
  const { touchDelayMs, toDrop, onDrop, onEnd, renderGhost, children } = props;
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: START_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: touchDelayMs, tolerance: START_PX } }),
  );
  const findDrop = (event: DragMoveEvent) => {
    const place = toPlace(event);
    return place === null ? null : toDrop(place);
  };
  const end = () => {
    setDraggedId(null);
    setDrop(null);
    onEnd?.();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={ACCESSIBILITY}
      onDragStart={({ active }) => setDraggedId(String(active.id))}
      onDragMove={(event) => setDrop(findDrop(event))}
      // The item below a pointer that rests is found a moment later.
      onDragOver={(event) => setDrop(findDrop(event))}
      onDragCancel={end}
      onDragEnd={(event) => {
        const last = findDrop(event);
        end();
        if (last !== null) onDrop(String(event.active.id), last);
      }}
    >
      {children(drop)}
      <DragOverlay dropAnimation={null}>{draggedId === null ? null : renderGhost(draggedId)}</DragOverlay>
    </DndContext>
  );
}

function toPlace({ active, over, activatorEvent, delta }: DragMoveEvent): DragPlace | null {
  if (over === null || over.id === active.id) return null;
  const { left, top, width, height } = over.rect;
  const start = pointerOf(activatorEvent);
  const share = { x: (start.clientX + delta.x - left) / width, y: (start.clientY + delta.y - top) / height };
  return { id: String(active.id), overId: String(over.id), share };
}

function pointerOf(event: Event): { readonly clientX: number; readonly clientY: number } {
  if (event instanceof MouseEvent) return event;
  const touch = event instanceof TouchEvent ? event.touches[0] : undefined;
  return touch ?? { clientX: 0, clientY: 0 };
}

/** The look of an item that follows the pointer. */
export const DragGhost = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  width: 'max-content',
  maxWidth: 320,
  padding: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[6],
  cursor: 'grabbing',
  '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

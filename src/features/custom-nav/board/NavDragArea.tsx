import {
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
import type { DropSide, Items } from '../model/item-changes.ts';
import type { NavItem } from '../model/nav-item.ts';
import { LetterTile } from './LetterTile.tsx';

export interface CardDrop {
  readonly overId: string;
  readonly side: DropSide;
}

interface NavDragAreaProps {
  readonly items: Items;
  readonly onDrop: (id: string, overId: string, side: DropSide) => void;
  readonly children: (drop: CardDrop | null) => ReactNode;
}

/** A drag begins after this many pixels, so that a click stays a click. */
const START_PX = 6;
/** A finger that rests this long drags; a finger that moves earlier scrolls. */
const TOUCH_DELAY_MS = 250;
/** The click that the release of a drag causes comes within this time. */
const CLICK_WAIT_MS = 50;

/** Lets cards be dragged before and behind others, by mouse and by a long press. */
export function NavDragArea({ items, onDrop, children }: NavDragAreaProps) {
  const [dragged, setDragged] = useState<NavItem | null>(null);
  const [drop, setDrop] = useState<CardDrop | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: START_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: START_PX } }),
  );
  const end = () => {
    setDragged(null);
    setDrop(null);
    suppressClick();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ restoreFocus: false }}
      onDragStart={({ active }) => setDragged(items.find(({ id }) => id === active.id) ?? null)}
      onDragMove={(event) => setDrop(toDrop(event))}
      // The card below a pointer that rests is found a moment later.
      onDragOver={(event) => setDrop(toDrop(event))}
      onDragCancel={end}
      onDragEnd={(event) => {
        const last = toDrop(event);
        end();
        if (last !== null) onDrop(String(event.active.id), last.overId, last.side);
      }}
    >
      {children(drop)}
      <DragOverlay dropAnimation={null}>
        {dragged !== null && (
          <Ghost>
            <LetterTile name={dragged.name} color={dragged.color} />
            <span>{dragged.name}</span>
          </Ghost>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Keeps the release of a drag over a link from opening it. */
function suppressClick(): void {
  const suppress = (event: Event) => event.preventDefault();
  window.addEventListener('click', suppress, { capture: true });
  setTimeout(() => window.removeEventListener('click', suppress, { capture: true }), CLICK_WAIT_MS);
}

function toDrop({ active, over, activatorEvent, delta }: DragMoveEvent): CardDrop | null {
  if (over === null || over.id === active.id) return null;
  const x = pointerX(activatorEvent) + delta.x;
  return { overId: String(over.id), side: x < over.rect.left + over.rect.width / 2 ? 'before' : 'after' };
}

function pointerX(event: Event): number {
  if (event instanceof MouseEvent) return event.clientX;
  return event instanceof TouchEvent ? (event.touches[0]?.clientX ?? 0) : 0;
}

const Ghost = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  width: 'max-content',
  maxWidth: 240,
  padding: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[6],
  cursor: 'grabbing',
  '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

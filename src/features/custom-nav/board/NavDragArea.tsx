import type { ReactNode } from 'react';
import { DragArea, DragGhost } from '../../../shared/drag/DragArea.tsx';
import { useIcons } from '../icons/icon-store.ts';
import { LetterTile } from '../icons/LetterTile.tsx';
import type { DropSide, Items } from '../model/item-changes.ts';

export interface CardDrop {
  readonly overId: string;
  readonly side: DropSide;
}

interface NavDragAreaProps {
  readonly items: Items;
  readonly onDrop: (id: string, overId: string, side: DropSide) => void;
  readonly children: (drop: CardDrop | null) => ReactNode;
}

const TOUCH_DELAY_MS = 250;
/** The click that the release of a drag causes comes within this time. */
const CLICK_WAIT_MS = 50;

/** Lets cards be dragged before and behind others, by mouse and by a long press. */
export function NavDragArea({ items, onDrop, children }: NavDragAreaProps) {
  return (
    <DragArea<CardDrop>
      touchDelayMs={TOUCH_DELAY_MS}
      toDrop={({ overId, share }) => ({ overId, side: share.x < 0.5 ? 'before' : 'after' })}
      onDrop={(id, { overId, side }) => onDrop(id, overId, side)}
      onEnd={suppressClick}
      renderGhost={(id) => {
        const item = items.find((other) => other.id === id);
        return item === undefined ? null : (
          <DragGhost>
            <LetterTile name={item.name} color={item.color} icon={useIcons.getState().icons.get(id) ?? null} />
            <span>{item.name}</span>
          </DragGhost>
        );
      }}
    >
      {children}
    </DragArea>
  );
}

/** Keeps the release of a drag over a link from opening it. */
function suppressClick(): void {
  const suppress = (event: Event) => event.preventDefault();
  window.addEventListener('click', suppress, { capture: true });
  setTimeout(() => window.removeEventListener('click', suppress, { capture: true }), CLICK_WAIT_MS);
}

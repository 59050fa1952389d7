import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { NAV_CATEGORIES } from '../model/categories.ts';
import type { FoundItem } from '../model/filter-items.ts';
import type { NavItem } from '../model/nav-item.ts';
import type { NavLayout, NavState, NavViewMode } from '../model/nav-state.ts';
import { deleteItem, dropItem, moveItem } from '../nav-actions.ts';
import { copy } from '../words.ts';
import { ArrowDrawing } from './ArrowDrawing.tsx';
import { CardMenu, type OpenCardMenu } from './CardMenu.tsx';
import { focusCard } from './card-focus.ts';
import { NavCard } from './NavCard.tsx';
import { type CardDrop, NavDragArea } from './NavDragArea.tsx';
import { NavGrid } from './NavGrid.tsx';
import { useBoardKeys } from './use-board-keys.ts';

interface NavBoardProps {
  readonly state: NavState;
  /** What the search found, or everything. */
  readonly found: readonly FoundItem[];
  readonly isSearching: boolean;
  readonly view: NavViewMode;
  /** Ids of the selected items; null outside of batch management. */
  readonly selected: ReadonlySet<string> | null;
  readonly onSelect: (id: string) => void;
  readonly onSearch: () => void;
  readonly onAdd: () => void;
  readonly onEdit: (item: NavItem) => void;
}

const words = copy.board;

/** The cards, in the visitor's order or by category. */
export function NavBoard(props: NavBoardProps) {
  const { state, found, isSearching, view, selected, onSelect, onSearch, onAdd, onEdit } = props;
  const [menu, setMenu] = useState<OpenCardMenu | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null);
  const focusWanted = useRef<{ readonly id: string } | null>(null);
  // The order is the visitor's own only where all items are shown in it (doc 2 §4).
  const canMove = view === 'grid' && !isSearching && selected === null;

  const move = (id: string, places: number) => {
    if (!canMove) return;
    const place = moveItem(id, places);
    const item = state.items.find((each) => each.id === id);
    if (place === null || item === undefined) return;
    setAnnouncement(words.moved(item.name, place, state.items.length));
    setWanted({ id });
  };
  useBoardKeys({ onSearch, onMove: move });
  // The browser takes the focus from a card that changes its place.
  useLayoutEffect(() => {
    if (wanted === null || focusWanted.current === wanted) return;
    focusWanted.current = wanted;
    focusCard(document.querySelector(`[data-nav="${CSS.escape(wanted.id)}"]`));
  }, [wanted]);

  if (state.items.length === 0) {
    return (
      <EmptyState
        illustration={<ArrowDrawing />}
        text={words.empty}
        action={
          <Button variant="contained" onClick={onAdd}>
            {words.addFirst}
          </Button>
        }
      />
    );
  }
  if (found.length === 0) {
    return (
      <NoMatch role="status">
        <strong>{words.noMatch}</strong>
        <p>{words.noMatchHint}</p>
      </NoMatch>
    );
  }
  const cards = (some: readonly FoundItem[], drop: CardDrop | null, label: string) => (
    <CardList
      label={label}
      layout={state.layout}
      found={some}
      drop={drop}
      canDrag={canMove}
      selected={selected}
      onMenu={(item, anchor) => setMenu({ item, anchor })}
      onSelect={onSelect}
      onEdit={onEdit}
    />
  );
  return (
    <>
      <NavDragArea items={state.items} onDrop={dropItem}>
        {(drop) => (view === 'grid' ? cards(found, drop, words.label) : toSections(found, cards))}
      </NavDragArea>
      <CardMenu
        open={menu}
        canMove={canMove}
        onClose={() => setMenu(null)}
        onEdit={onEdit}
        onDelete={(item) => void deleteItem(item)}
        onMove={({ id }, places) => move(id, places)}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

type ShowCards = (found: readonly FoundItem[], drop: null, label: string) => React.ReactNode;

/** One section for each category that has items, in the documented order. */
function toSections(found: readonly FoundItem[], showCards: ShowCards) {
  return NAV_CATEGORIES.map((category) => {
    const some = found.filter(({ item }) => item.type === category);
    if (some.length === 0) return null;
    const label = copy.categories[category];
    return (
      <Section key={category}>
        <h2>{words.categoryCount(label, some.length)}</h2>
        {showCards(some, null, label)}
      </Section>
    );
  });
}

interface CardListProps {
  readonly label: string;
  readonly layout: NavLayout;
  readonly found: readonly FoundItem[];
  readonly drop: CardDrop | null;
  readonly canDrag: boolean;
  readonly selected: ReadonlySet<string> | null;
  readonly onMenu: (item: NavItem, anchor: HTMLElement) => void;
  readonly onSelect: (id: string) => void;
  readonly onEdit: (item: NavItem) => void;
}

function CardList({ label, layout, found, drop, canDrag, selected, onMenu, onSelect, onEdit }: CardListProps) {
  return (
    <NavGrid aria-label={label} data-layout={layout}>
      {found.map((each) => (
        <NavCard
          key={each.item.id}
          found={each}
          canDrag={canDrag}
          isSelected={selected?.has(each.item.id) ?? null}
          dropSide={drop?.overId === each.item.id ? drop.side : null}
          onMenu={onMenu}
          onSelect={onSelect}
          onEdit={onEdit}
        />
      ))}
    </NavGrid>
  );
}

const Section = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  '& h2': { ...theme.typography.h5, margin: theme.spacing(0, 0, 1) },
}));

const NoMatch = styled('div')(({ theme }) => ({
  padding: theme.spacing(6, 3),
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  '& strong': { color: theme.vars.palette.text.primary },
  '& p': { margin: theme.spacing(0.5, 0, 0) },
}));

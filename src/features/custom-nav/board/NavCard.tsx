import MoreIcon from '@mui/icons-material/MoreVert';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { HighlightedText } from '../../../shared/search/HighlightedText.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { useIcons } from '../icons/icon-store.ts';
import { LetterTile } from '../icons/LetterTile.tsx';
import type { FoundItem } from '../model/filter-items.ts';
import type { DropSide } from '../model/item-changes.ts';
import { checkLink } from '../model/link.ts';
import type { NavItem } from '../model/nav-item.ts';
import { copy } from '../words.ts';
import { useCardDrag } from './use-card-drag.ts';

interface CardActions {
  readonly onMenu: (item: NavItem, anchor: HTMLElement) => void;
  readonly onSelect: (id: string) => void;
  /** Corrects a link that leads nowhere. */
  readonly onEdit: (item: NavItem) => void;
}

interface NavCardProps extends CardActions {
  readonly found: FoundItem;
  readonly canDrag: boolean;
  /** Null outside of batch management. */
  readonly isSelected: boolean | null;
  /** Where a dragged card would go. */
  readonly dropSide: DropSide | null;
}

const words = copy.board;

/** One link, with its actions or, in batch management, its check mark. */
export function NavCard({ found, canDrag, isSelected, dropSide, onMenu, onSelect, onEdit }: NavCardProps) {
  const { item, nameRanges } = found;
  const { setNodeRef, handle, isDragging } = useCardDrag(item.id, !canDrag);
  const icon = useIcons(({ icons }) => icons.get(item.id) ?? null);
  const check = checkLink(item.link);
  const host = 'link' in check ? check.host : words.brokenShort;
  const face = (
    <>
      <LetterTile name={item.name} color={item.color} icon={icon} />
      <span className="words">
        <span className="name" title={item.name}>
          <HighlightedText text={item.name} ranges={nameRanges} />
        </span>
        <span className="host">{host}</span>
      </span>
    </>
  );
  return (
    <Card
      ref={setNodeRef}
      {...handle}
      data-nav={item.id}
      data-drop={dropSide ?? undefined}
      data-dragging={isDragging}
      data-draggable={canDrag}
      data-broken={!('link' in check)}
    >
      {isSelected !== null ? (
        // biome-ignore lint/a11y/noLabelWithoutControl: the check box inside is the control
        <label className="face">
          <Checkbox
            size="small"
            className="check"
            checked={isSelected}
            onChange={() => onSelect(item.id)}
            slotProps={{ input: { 'aria-label': words.select(item.name) } }}
          />
          {face}
        </label>
      ) : (
        <>
          {'link' in check ? (
            <a className="face" href={check.link} target="_blank" rel="noopener" draggable={false}>
              {face}
              <VisuallyHidden>{words.opens}</VisuallyHidden>
            </a>
          ) : (
            <button type="button" className="face" onClick={() => onEdit(item)}>
              {face}
              <VisuallyHidden>{words.correct}</VisuallyHidden>
            </button>
          )}
          <IconButton
            className="menu"
            size="small"
            aria-label={words.menu(item.name)}
            aria-haspopup="menu"
            onClick={(event) => onMenu(item, event.currentTarget)}
          >
            <MoreIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Card>
  );
}

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  transition: theme.transitions.create(['border-color', 'background-color'], { duration: 150 }),
  WebkitTouchCallout: 'none',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&[data-dragging="true"]': { opacity: 0.4 },
  '& .face': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    height: '100%',
    padding: theme.spacing(1.5, 4, 1.5, 1.5),
    borderRadius: 'inherit',
    color: 'inherit',
    textDecoration: 'none',
    userSelect: 'none',
  },
  '& button.face': {
    width: '100%',
    border: 'none',
    background: 'none',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& label.face': { paddingRight: theme.spacing(1.5), cursor: 'pointer' },
  '& .check': { margin: theme.spacing(-1, -0.5, -1, -1) },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    background: tint(theme.vars.palette.primary.main, 8, theme.vars.palette.background.paper),
  },
  '& .words': { display: 'grid', minWidth: 0 },
  '& .name, & .host': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .name': { fontWeight: 600 },
  '& .host': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '&[data-broken="true"] .host': { color: theme.vars.palette.error.main },
  '& .menu': { position: 'absolute', top: 4, right: 4, opacity: 0 },
  '&:hover .menu, &:focus-within .menu': { opacity: 1 },
  [MEDIA.coarse]: { '& .menu': { opacity: 1 } },
  '&[data-drop]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    width: 3,
    borderRadius: theme.radius.full,
    background: theme.vars.palette.primary.main,
  },
  '&[data-drop="before"]::before': { left: -8 },
  '&[data-drop="after"]::before': { right: -8 },
}));

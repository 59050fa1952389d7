import PinnedIcon from '@mui/icons-material/PushPin';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent } from 'react';
import { MEDIA } from '../../shared/look/media.ts';
import { tint } from '../../shared/look/tint.ts';
import { HighlightedText } from '../../shared/search/HighlightedText.tsx';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import type { PaletteRow } from './group-items.ts';
import type { PaletteItem } from './palette-items.ts';

interface PaletteOptionProps {
  readonly id: string;
  readonly row: PaletteRow;
  readonly isChosen: boolean;
  readonly onActivate: (key: string) => void;
  readonly onChoose: (item: PaletteItem, inNewTab: boolean) => void;
  readonly onPin: (item: PaletteItem) => void;
}

/** The mouse button that opens links in a new tab. */
const MIDDLE_BUTTON = 1;

/** A row of the search. The keyboard acts on it through the field; a row must not hold anything that takes the focus. */
export function PaletteOption({ id, row, isChosen, onActivate, onChoose, onPin }: PaletteOptionProps) {
  const { item, ranges, alias, isPinned, isCurrent } = row;
  const Icon = item.icon;
  const click = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-pin]') !== null) onPin(item);
    else onChoose(item, event.ctrlKey || event.metaKey);
  };
  return (
    <Option
      id={id}
      role="option"
      aria-selected={isChosen}
      // The focus stays in the field.
      onPointerDown={(event) => event.pointerType === 'mouse' && event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => onActivate(item.key)}
      onClick={click}
      onAuxClick={(event) => event.button === MIDDLE_BUTTON && onChoose(item, true)}
    >
      <span className="icon">
        <Icon fontSize="small" aria-hidden="true" />
      </span>
      <span className="words">
        <span className="name">
          <HighlightedText text={item.name} ranges={ranges} />
        </span>
        <span className="note">
          {alias === null ? item.note : <HighlightedText text={alias.text} ranges={alias.ranges} />}
        </span>
      </span>
      {isCurrent && <span className="current">{copy.current}</span>}
      {isPinned && <VisuallyHidden>{copy.pinned}</VisuallyHidden>}
      {item.canBePinned && (
        <Tooltip title={isPinned ? copy.unpin : copy.pin}>
          <span className="pin" data-pin={isPinned} aria-hidden="true">
            {isPinned ? <PinnedIcon /> : <PinIcon />}
          </span>
        </Tooltip>
      )}
    </Option>
  );
}

const Option = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 44,
    padding: theme.spacing(0.5, 1.5),
    borderRadius: theme.radius.control,
    cursor: 'pointer',
    '&[aria-selected="true"]': { background: tint(palette.primary.main, 12) },
    '& .icon': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 32,
      height: 32,
      borderRadius: theme.radius.small,
      background: tint(palette.text.primary, 5),
      color: palette.text.secondary,
    },
    '&[aria-selected="true"] .icon': { background: tint(palette.primary.main, 16), color: palette.primary.dark },
    '& .words': { display: 'flex', flex: 1, alignItems: 'baseline', gap: theme.spacing(1.5), minWidth: 0 },
    '& .name': {
      flex: '0 1 auto',
      maxWidth: '70%',
      overflow: 'hidden',
      color: palette.text.primary,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .note': {
      flex: 1,
      minWidth: 0,
      overflow: 'hidden',
      color: palette.text.secondary,
      fontSize: '0.8125rem',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .note mark': { color: palette.text.primary },
    '& .current': { flex: 'none', color: palette.text.secondary, fontSize: '0.8125rem' },
    '& .pin': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 36,
      height: 36,
      marginRight: theme.spacing(-1),
      borderRadius: '50%',
      color: palette.text.secondary,
      '& svg': { fontSize: 18 },
      '&:hover': { background: palette.action.hover, color: palette.text.primary },
      '&[data-pin="false"]': { opacity: 0 },
      '&[data-pin="true"]': { color: palette.primary.dark },
    },
    '&[aria-selected="true"] .pin, &:hover .pin': { opacity: 1 },
    [MEDIA.coarse]: { minHeight: 52, '& .pin': { width: 44, height: 44, opacity: '1 !important' } },
    [MEDIA.phone]: {
      '& .words': { flexDirection: 'column', alignItems: 'stretch', gap: 0 },
      '& .name': { maxWidth: 'none' },
    },
  };
});

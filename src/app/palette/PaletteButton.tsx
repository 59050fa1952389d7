import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { usesMetaKey } from '../../platform/command-key.ts';
import { useIsHydrated } from '../../shared/hooks/use-is-hydrated.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { tint } from '../../shared/look/tint.ts';
import { useHint } from '../../shared/ui/use-hint.tsx';
import { copy } from '../copy.ts';
import { openPalette, usePalette } from './palette-store.ts';

/** Opens the search; wide windows show its key. */
export function PaletteButton() {
  const isOpen = usePalette((state) => state.isOpen);
  const hasMetaKey = useIsHydrated() && usesMetaKey();
  const { label, title, keys } = copy.search;
  const { handlers, hint } = useHint(title);
  return (
    <>
      <Button
        type="button"
        aria-label={label}
        {...handlers}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={hasMetaKey ? 'Meta+K' : 'Control+K'}
        onClick={openPalette}
      >
        <SearchIcon aria-hidden="true" />
        <span className="label" aria-hidden="true">
          {label}
        </span>
        <span className="key" aria-hidden="true" data-keys={hasMetaKey ? keys.meta : keys.control} />
      </Button>
      {hint}
    </>
  );
}

const Button = styled('button')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    height: 36,
    padding: theme.spacing(0, 0.75, 0, 1.25),
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.radius.full,
    background: tint(palette.text.primary, 4),
    color: palette.text.secondary,
    font: 'inherit',
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& svg': { fontSize: 20 },
    '&:hover': { background: palette.action.hover, color: palette.text.primary },
    // As text of the button, the key would have to be a part of its name.
    '& .key::before': { content: 'attr(data-keys)' },
    '& .key': {
      minWidth: 44,
      padding: theme.spacing(0, 0.75),
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.radius.full,
      background: palette.background.paper,
      fontSize: '0.75rem',
      lineHeight: 1.7,
      textAlign: 'center',
    },
    [MEDIA.stacked]: {
      justifyContent: 'center',
      width: 40,
      height: 40,
      padding: 0,
      border: 0,
      background: 'none',
      '& .label, & .key': { display: 'none' },
      '& svg': { fontSize: 24 },
    },
  };
});

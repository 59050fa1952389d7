import SystemIcon from '@mui/icons-material/Contrast';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { styled, useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { useIsHydrated } from '../../shared/hooks/use-is-hydrated.ts';
import { useLazyComponent } from '../../shared/lazy/use-lazy-component.ts';
import { showToast } from '../../shared/toast-store.ts';
import { useHint } from '../../shared/ui/use-hint.tsx';
import { COLOR_MODES, type ColorMode } from '../color-modes.ts';
import { copy } from '../copy.ts';

const ICONS = { light: LightIcon, dark: DarkIcon, system: SystemIcon } as const satisfies Record<ColorMode, unknown>;

const OPTIONS = COLOR_MODES.map((mode) => ({ mode, label: copy.colorMode[mode], icon: ICONS[mode] }));

const loadColorModeOptions = () => import('./ColorModeOptions.tsx').then((module) => module.default);

/**
 * Light, dark or follow the system; icon and label of the button show the current choice. The menu's file is loaded at the
 * first click: it is larger than the rest of the header, and few visitors open it.
 */
export function ColorModeMenu() {
  const { mode: chosen = 'system', setMode } = useColorScheme();
  const mode = useIsHydrated() ? chosen : 'system';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = ICONS[mode];
  const Options = useLazyComponent(loadColorModeOptions, {
    isNeeded: anchor !== null,
    onFailed: () => {
      setAnchor(null);
      showToast(copy.colorMode.failed, { severity: 'error' });
    },
  });
  const label = copy.colorMode.button(copy.colorMode[mode]);
  const { handlers, hint } = useHint(label);

  return (
    <>
      <IconButton
        type="button"
        aria-label={label}
        {...handlers}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon />
      </IconButton>
      {hint}
      {anchor !== null && Options !== null && (
        <Options
          anchor={anchor}
          options={OPTIONS}
          selected={mode}
          onSelect={(selected) => {
            setMode(selected);
            setAnchor(null);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

const IconButton = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
}));

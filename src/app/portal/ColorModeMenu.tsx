import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { copy } from '../copy.ts';
import { COLOR_MODES, type ColorMode } from './color-modes.ts';

/** The menu itself is fetched at the first click: it is most of the weight and few visitors open it. */
const ColorModeOptions = lazy(() => import('./ColorModeOptions.tsx'));

const ICONS = { light: LightIcon, dark: DarkIcon, system: SystemIcon } as const satisfies Record<ColorMode, unknown>;

/** Light, dark or follow the system; the button shows and says the present choice. */
export function ColorModeMenu() {
  const { mode = 'system', setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = ICONS[mode];
  return (
    <>
      <IconButton
        aria-label={copy.colorMode.button(copy.colorMode[mode])}
        title={copy.colorMode.button(copy.colorMode[mode])}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon />
      </IconButton>
      {anchor !== null && (
        <Suspense fallback={null}>
          <ColorModeOptions
            anchor={anchor}
            options={COLOR_MODES.map((each) => ({ mode: each, label: copy.colorMode[each], icon: ICONS[each] }))}
            selected={mode}
            onSelect={(selected) => {
              setMode(selected);
              setAnchor(null);
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}

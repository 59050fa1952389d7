import { styled } from '@mui/material/styles';
import { changeStyle, sealGesture } from '../draft/draft-actions.ts';
import type { CardStyle, OwnColors as Colors } from '../model/settings.ts';
import { cardTheme } from '../model/themes.ts';
import { PRESET_BACKGROUNDS, TEXT_COLORS, THEME_COLORS } from '../palette.ts';
import { copy } from '../words.ts';
import { SwitchRow } from './SwitchRow.tsx';

const words = copy.style;
const FIELDS = ['surface', 'text', 'accent'] as const;

/** Colors in place of the theme's. They start from the theme's own. */
export function OwnColors({ style }: { readonly style: CardStyle }) {
  const { colors } = style;
  return (
    <Group>
      <SwitchRow
        label={words.ownColors}
        isOn={colors !== null}
        onChange={(isOn) => changeStyle({ colors: isOn ? themeColors(style) : null })}
      />
      {colors !== null && (
        <Row>
          {FIELDS.map((field) => (
            <label key={field}>
              <input
                type="color"
                value={colors[field]}
                onChange={({ target }) =>
                  changeStyle({ colors: { ...colors, [field]: target.value } }, `color-${field}`)
                }
                onBlur={sealGesture}
              />
              <span>{words[field]}</span>
            </label>
          ))}
        </Row>
      )}
    </Group>
  );
}

function themeColors({ theme }: CardStyle): Colors {
  if (theme === null) {
    return { surface: PRESET_BACKGROUNDS[0], text: TEXT_COLORS.dark, accent: THEME_COLORS.paper.accent };
  }
  const { surface, text, accent } = cardTheme(theme).colors;
  return { surface: surface[0] ?? PRESET_BACKGROUNDS[0], text, accent };
}

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingTop: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    cursor: 'pointer',
    ...theme.typography.body2,
  },
  '& input': {
    width: 36,
    height: 36,
    padding: 2,
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: theme.radius.small,
    background: 'none',
    cursor: 'pointer',
  },
}));

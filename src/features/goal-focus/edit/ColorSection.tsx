import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { luminanceOf } from '../../../core/color/luminance.ts';
import { ChoiceChips } from '../../../shared/ui/ChoiceChips.tsx';
import { ControlSection } from '../../../shared/ui/ControlSection.tsx';
import { COLOR_MODES } from '../constants.ts';
import { contrastOf, parseHexColor } from '../model/contrast.ts';
import type { LegibleText } from '../model/legible.ts';
import type { GoalSettings } from '../model/settings.ts';
import { CARD_COLORS, SCENE } from '../palette.ts';
import { copy } from './copy.ts';
import type { LookEditor } from './use-look-draft.ts';

const words = copy.color;
const NAMES = Object.keys(CARD_COLORS) as (keyof typeof CARD_COLORS)[];

interface ColorSectionProps {
  readonly editor: LookEditor;
  /** The text as the desktop shows it now. */
  readonly shown: LegibleText;
}

/** The color of the card's text, and what it costs the picture behind it. */
export function ColorSection({ editor, shown }: ColorSectionProps) {
  const { colorMode, themeColor } = editor.draft.settings;
  return (
    <ControlSection label={words.heading} level={3}>
      <ChoiceChips
        label={words.heading}
        value={colorMode}
        choices={COLOR_MODES}
        names={words.modes}
        onChange={(mode) => editor.set({ colorMode: mode })}
      />
      {colorMode === 'custom' && (
        <Palette role="radiogroup" aria-label={words.palette}>
          {NAMES.map((name) => {
            const isChosen = (themeColor ?? CARD_COLORS.default) === CARD_COLORS[name];
            return (
              <Tooltip key={name} title={words.names[name]}>
                <label
                  data-chosen={isChosen}
                  style={{ background: CARD_COLORS[name], color: markColor(CARD_COLORS[name]) }}
                >
                  <input
                    type="radio"
                    name="card-color"
                    aria-label={words.names[name]}
                    checked={isChosen}
                    onChange={() => editor.set({ themeColor: CARD_COLORS[name] })}
                  />
                  {isChosen && <CheckIcon aria-hidden="true" />}
                </label>
              </Tooltip>
            );
          })}
        </Palette>
      )}
      <Hint>{colorMode === 'custom' ? toKeptWords(editor.draft.settings, shown) : words.hint}</Hint>
    </ControlSection>
  );
}

/** What keeps the chosen color legible. */
function toKeptWords({ panelMode, textEnhance }: GoalSettings, { scrim }: LegibleText): string {
  if (panelMode === 'transparent' && !textEnhance) return words.kept.off;
  const percent = Math.round(scrim.opacity * 100);
  return percent === 0 ? words.kept.none : words.kept[scrim.color](percent);
}

/** Black or white, whichever stands out from the color. */
function markColor(color: string): string {
  const light = luminanceOf(parseHexColor(color) ?? [0, 0, 0]);
  return contrastOf(light, 0) > contrastOf(light, 1) ? SCENE.dark : SCENE.light;
}

const Palette = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.control}`,
    cursor: 'pointer',
  },
  '& label[data-chosen="true"]': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& label:focus-within': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& svg': { fontSize: 20 },
}));

const Hint = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

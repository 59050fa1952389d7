import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { changeStyle } from '../draft/draft-actions.ts';
import { ScaledFace } from '../face/ScaledFace.tsx';
import { createCard } from '../model/card.ts';
import type { CardFaceInput } from '../model/face.ts';
import { type CardStyle, DEFAULT_STYLE } from '../model/settings.ts';
import { THEME_IDS, type ThemeId } from '../model/themes.ts';
import { copy } from '../words.ts';

const words = copy.style;
const CHOICES: readonly (ThemeId | null)[] = [null, ...THEME_IDS];
const THUMBNAIL_WIDTH_PX = 60;
const COLUMNS = 5;

/** The preset backgrounds and the themes, each as a small picture (doc 3 §2). */
export function ThemeGallery({ style }: { readonly style: CardStyle }) {
  const name = useId();
  return (
    <Fieldset>
      <legend>{words.theme}</legend>
      <div className="grid">
        {CHOICES.map((theme) => (
          <label key={theme ?? ''}>
            <input
              type="radio"
              name={name}
              checked={style.theme === theme}
              onChange={() => changeStyle({ theme, colors: null })}
            />
            <Thumbnail theme={theme} />
            <span>{theme === null ? words.preset : copy.themes[theme]}</span>
          </label>
        ))}
      </div>
      {style.theme === null && <small>{words.presetHint}</small>}
    </Fieldset>
  );
}

const Thumbnail = memo(function Thumbnail({ theme }: { readonly theme: ThemeId | null }) {
  return (
    <span className="picture" aria-hidden="true">
      <ScaledFace {...toSample(theme)} widthPx={THUMBNAIL_WIDTH_PX} />
    </span>
  );
});

/** A card with a heading and a sentence, large enough to be legible as a thumbnail. */
function toSample(theme: ThemeId | null): CardFaceInput {
  const text = words.sample(theme === null ? words.preset : copy.themes[theme]);
  const card = createCard({ segment: text, text }, 0, 'sample');
  const style: CardStyle = { ...DEFAULT_STYLE, theme, fontSizePx: SAMPLE_FONT_PX, paddingPx: SAMPLE_PADDING_PX };
  return { content: { kind: 'card', card }, style, number: 1, count: 1 };
}

const SAMPLE_FONT_PX = 48;
const SAMPLE_PADDING_PX = 48;

const Fieldset = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: theme.spacing(1), ...theme.typography.body2 },
  '& .grid': {
    display: 'grid',
    gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
    gap: theme.spacing(1.25, 0.5),
  },
  '& label': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: theme.spacing(0.5),
    cursor: 'pointer',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& .picture': {
    display: 'block',
    overflow: 'hidden',
    borderRadius: theme.radius.small,
    boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
    transition: theme.transitions.create('box-shadow', { duration: 150 }),
  },
  '& label:hover .picture': { boxShadow: `0 0 0 2px ${theme.vars.palette.control}` },
  '& input:checked + .picture': { boxShadow: `0 0 0 2px ${theme.vars.palette.primary.main}` },
  '& input:checked ~ span:last-of-type': { color: theme.vars.palette.primary.dark, fontWeight: 600 },
  '& input:focus-visible + .picture': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 4,
  },
  '& small': {
    display: 'block',
    marginTop: theme.spacing(1),
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
}));

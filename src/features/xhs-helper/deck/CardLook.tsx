import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import ClearIcon from '@mui/icons-material/HideImageOutlined';
import ToggleIcon from '@mui/icons-material/InvertColorsOutlined';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { OVERLAY_OPACITY } from '../constants.ts';
import { changeOneCard, sealGesture } from '../draft/draft-actions.ts';
import {
  clearBackground,
  type PostCard,
  setBackgroundColor,
  setOverlayOpacity,
  toggleTextColor,
} from '../model/card.ts';
import { PRESET_BACKGROUNDS } from '../palette.ts';
import { copy } from '../words.ts';
import { uploadBackground } from './card-actions.ts';

interface CardLookProps {
  readonly card: PostCard;
  /** The theme's background is shown in place of the card's color. */
  readonly isThemed: boolean;
  readonly number: number;
}

const words = copy.card;

/** Background, text color and veil of a card. */
export function CardLook({ card, isThemed, number }: CardLookProps) {
  const [isReading, setReading] = useState(false);
  const upload = () => {
    setReading(true);
    void uploadBackground(card.id).finally(() => setReading(false));
  };
  return (
    <>
      <Colors card={card} isThemed={isThemed} number={number} />
      <Buttons>
        <Button size="small" startIcon={<UploadIcon />} aria-label={words.uploadLabel(number)} onClick={upload}>
          {isReading ? words.reading : words.upload}
        </Button>
        {card.backgroundImage !== null && (
          <Button
            size="small"
            startIcon={<ClearIcon />}
            aria-label={words.clearLabel(number)}
            onClick={() => changeOneCard(card.id, clearBackground)}
          >
            {words.clear}
          </Button>
        )}
        <Button
          size="small"
          startIcon={<ToggleIcon />}
          aria-label={words.toggleLabel(number)}
          onClick={() => changeOneCard(card.id, toggleTextColor)}
        >
          {words.toggle}
        </Button>
      </Buttons>
      {card.backgroundMode === 'image' && <Veil card={card} number={number} />}
    </>
  );
}

function Colors({ card, isThemed, number }: CardLookProps) {
  const isChosen = (color: string) =>
    !isThemed && card.backgroundMode === 'color' && card.backgroundColor.toLowerCase() === color;
  return (
    <Palette aria-label={words.colors(number)}>
      {PRESET_BACKGROUNDS.map((color, index) => (
        <input
          key={color}
          type="radio"
          name={`color ${card.id}`}
          aria-label={words.color(number, index + 1)}
          checked={isChosen(color)}
          style={{ backgroundColor: color }}
          onChange={() => changeOneCard(card.id, (before) => setBackgroundColor(before, color))}
        />
      ))}
    </Palette>
  );
}

function Veil({ card, number }: { readonly card: PostCard; readonly number: number }) {
  return (
    <VeilRow>
      <span>{words.veil}</span>
      <Slider
        size="small"
        aria-label={words.veilLabel(number)}
        {...{ min: OVERLAY_OPACITY.min, max: OVERLAY_OPACITY.max, step: OVERLAY_OPACITY.step }}
        value={card.overlayOpacity}
        getAriaValueText={words.percent}
        onChange={(_event, next) =>
          changeOneCard(
            card.id,
            (before) => setOverlayOpacity(before, Array.isArray(next) ? (next[0] ?? 0) : next),
            `veil ${card.id}`,
          )
        }
        onChangeCommitted={sealGesture}
      />
      <output>{words.percent(card.overlayOpacity)}</output>
    </VeilRow>
  );
}

const Palette = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& input': {
    appearance: 'none',
    width: 28,
    height: 28,
    margin: 0,
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: '50%',
    cursor: 'pointer',
    '&:checked': {
      boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}, 0 0 0 4px ${theme.vars.palette.primary.main}`,
    },
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 5 },
  },
}));

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5) }));

const VeilRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 3em',
  alignItems: 'center',
  gap: theme.spacing(1.75),
  ...theme.typography.body2,
  '& output': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', color: theme.vars.palette.text.secondary },
}));

import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { memo, useMemo, useRef } from 'react';
import { fileOf } from '../../../platform/file-read.ts';
import { useFileDrop } from '../../../shared/hooks/use-file-drop.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { CARD_SIZES } from '../constants.ts';
import { changeOneCard } from '../draft/draft-actions.ts';
import { TextArea } from '../draft/TextArea.tsx';
import { stepOf } from '../draft/typing-steps.ts';
import { ScaledFace } from '../face/ScaledFace.tsx';
import { editText, type PostCard } from '../model/card.ts';
import { countChars } from '../model/counts.ts';
import type { CardFaceInput } from '../model/face.ts';
import type { CardStyle } from '../model/settings.ts';
import { copy } from '../words.ts';
import { CardButtons } from './CardButtons.tsx';
import { CardLook } from './CardLook.tsx';
import { CardWarnings } from './CardWarnings.tsx';
import { endCardEdit, setBackgroundFile } from './card-actions.ts';
import { PREVIEW_WIDTH_PX } from './preview-size.ts';
import { useNearViewport } from './use-near-viewport.ts';

interface CardItemProps {
  readonly card: PostCard;
  readonly style: CardStyle;
  /** From 1, the cover included. */
  readonly number: number;
  readonly count: number;
}

const words = copy.card;

/** A card: its picture, its text and its controls. Drawn only near the window; a changed card renders itself alone. */
export const CardItem = memo(function CardItem({ card, style, number, count }: CardItemProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { isNear, wasNear } = useNearViewport(ref);
  const { isOver, handlers } = usePictureDrop(card.id);
  const face = useMemo<CardFaceInput>(
    () => ({ content: { kind: 'card', card }, style, number, count }),
    [card, style, number, count],
  );
  const { widthPx, heightPx } = CARD_SIZES[style.size];
  const height = (PREVIEW_WIDTH_PX * heightPx) / widthPx;
  return (
    <Item ref={ref} data-card={number} data-over={isOver} {...handlers}>
      <CardHeader card={card} number={number} />
      <div className="body" style={{ minHeight: height }}>
        <div className="preview" role="img" aria-label={words.preview(number)} style={{ height }}>
          {isNear && (
            <div aria-hidden="true">
              <ScaledFace {...face} widthPx={PREVIEW_WIDTH_PX} />
            </div>
          )}
        </div>
        {wasNear && (
          <div className="controls">
            <TextArea
              aria-label={words.text(number)}
              value={card.text}
              rows={5}
              onChange={(event) => {
                const { value } = event.target;
                changeOneCard(card.id, (before) => editText(before, value), stepOf(`text ${card.id}`, event));
              }}
              onBlur={() => endCardEdit(card)}
            />
            {isNear && <CardWarnings cardId={card.id} face={face} />}
            <CardLook card={card} isThemed={style.theme !== null && !card.isCustomStyle} number={number} />
            <CardButtons card={card} face={face} />
          </div>
        )}
      </div>
    </Item>
  );
});

function CardHeader({ card, number }: { readonly card: PostCard; readonly number: number }) {
  return (
    <header>
      <h3>{words.name(number)}</h3>
      <Chip size="small" label={words.chars(countChars(card.text))} />
      <Chip size="small" variant="outlined" label={words.modes[card.backgroundMode]} />
      {card.isContinuation && <Chip size="small" variant="outlined" label={words.continued} />}
      {(card.isCustomText || card.isCustomStyle) && (
        <Chip size="small" variant="outlined" color="primary" label={words.edited} />
      )}
    </header>
  );
}

/** A picture that is dropped on the card becomes its background. */
function usePictureDrop(cardId: string) {
  return useFileDrop((transfer) => {
    const file = fileOf(transfer);
    // A text file is for the page.
    if (file === null || file.type.startsWith('text/')) return false;
    void setBackgroundFile(cardId, file);
    return true;
  });
}

/** Also the frame of the cover. */
export const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 460px',
  '&[data-over="true"]': { borderColor: theme.vars.palette.primary.main },
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.75) },
  '& h3': { margin: theme.spacing(0, 0.75, 0, 0), ...theme.typography.h6 },
  '& .body': {
    display: 'grid',
    gridTemplateColumns: `${PREVIEW_WIDTH_PX}px minmax(0, 1fr)`,
    gap: theme.spacing(2),
  },
  '& .preview': {
    alignSelf: 'start',
    overflow: 'hidden',
    borderRadius: theme.radius.control,
    boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  },
  '& .controls': { display: 'flex', flexDirection: 'column', gap: theme.spacing(1.25), minWidth: 0 },
  '& textarea': { flex: 1, minHeight: 112 },
  [MEDIA.phone]: {
    '& .body': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .preview': { justifySelf: 'center', width: PREVIEW_WIDTH_PX },
  },
}));

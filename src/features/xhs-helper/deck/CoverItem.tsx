import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { CARD_SIZES, POST_TITLE_MAX_CHARS } from '../constants.ts';
import { changeDraft, sealGesture } from '../draft/draft-actions.ts';
import { useDraft } from '../draft/draft-store.ts';
import { ScaledFace } from '../face/ScaledFace.tsx';
import type { CardFaceInput } from '../model/face.ts';
import { coverContent } from '../model/faces.ts';
import { copy } from '../words.ts';
import { PictureButtons } from './CardButtons.tsx';
import { Item } from './CardItem.tsx';
import { PREVIEW_WIDTH_PX } from './preview-size.ts';

const words = copy.card;

/** The picture with the title, before all cards. */
export function CoverItem({ count }: { readonly count: number }) {
  const text = useDraft((draft) => draft.text);
  const title = useDraft((draft) => draft.title);
  const tags = useDraft((draft) => draft.tags);
  const style = useDraft((draft) => draft.style);
  const face = useMemo<CardFaceInput>(
    () => ({ content: coverContent({ text, title, tags }), style, number: 1, count }),
    [text, title, tags, style, count],
  );
  const { widthPx, heightPx } = CARD_SIZES[style.size];
  return (
    <Item data-card={1}>
      <header>
        <h3>{words.name(1)}</h3>
        <Chip size="small" label={words.cover} />
      </header>
      <div className="body">
        <div
          className="preview"
          role="img"
          aria-label={words.preview(1)}
          style={{ height: (PREVIEW_WIDTH_PX * heightPx) / widthPx }}
        >
          <div aria-hidden="true">
            <ScaledFace {...face} widthPx={PREVIEW_WIDTH_PX} />
          </div>
        </div>
        <div className="controls">
          <TextField
            label={copy.style.coverTitle}
            helperText={copy.style.coverTitleHint}
            placeholder={face.content.kind === 'cover' ? face.content.title : ''}
            value={title}
            size="small"
            fullWidth
            margin="dense"
            onChange={({ target }) => changeDraft((draft) => ({ ...draft, title: target.value }), 'title')}
            onBlur={sealGesture}
            slotProps={{ htmlInput: { maxLength: POST_TITLE_MAX_CHARS * 2 }, inputLabel: { shrink: true } }}
          />
          <Buttons>
            <PictureButtons face={face} />
          </Buttons>
        </div>
      </div>
    </Item>
  );
}

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5) }));

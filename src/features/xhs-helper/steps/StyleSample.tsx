import { styled } from '@mui/material/styles';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { useDraft } from '../draft/draft-store.ts';
import { ScaledFace } from '../face/ScaledFace.tsx';
import { countPictures } from '../model/faces.ts';
import type { CardStyle } from '../model/settings.ts';
import { copy } from '../words.ts';

const WIDTH_PX = 112;

/** The first card in the present look, in sight while a look is chosen. Only where the cards are below the steps. */
export function StyleSample({ style }: { readonly style: CardStyle }) {
  const isStacked = useMediaQuery(MEDIA.stacked);
  const card = useDraft(({ cards }) => cards[0]);
  const count = useDraft(countPictures);
  if (!isStacked || card === undefined) return null;
  return (
    <Sample>
      <span className="picture">
        <ScaledFace
          content={{ kind: 'card', card }}
          style={style}
          number={1 + Number(style.hasCover)}
          count={count}
          widthPx={WIDTH_PX}
        />
      </span>
      <span>{copy.style.sampleLabel}</span>
    </Sample>
  );
}

const Sample = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& .picture': {
    borderRadius: theme.radius.small,
    overflow: 'hidden',
    boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  },
}));

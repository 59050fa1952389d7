import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { SECTION_IDS } from '../content.ts';
import { POND } from '../palette.ts';
import { copy } from '../words.ts';
import { SectionLink } from './SectionLink.tsx';

/** Leads to the first section. */
export function BackToTop({ isShown }: { readonly isShown: boolean }) {
  return (
    <Top to={SECTION_IDS[0]} aria-label={copy.backToTop} title={copy.backToTop} data-shown={isShown}>
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <path
          d="M10 16V4m-5 5 5-5 5 5"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Top>
  );
}

const Top = styled(SectionLink)(({ theme }) => ({
  position: 'fixed',
  right: theme.spacing(3),
  bottom: `calc(${theme.spacing(3)} + var(--bottom-edge))`,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: `1px solid ${POND.glassEdge}`,
  borderRadius: '50%',
  background: POND.ground,
  color: POND.text,
  visibility: 'hidden',
  opacity: 0,
  transition: theme.transitions.create(['opacity', 'visibility'], { duration: 200, easing: 'ease-out' }),
  '&[data-shown="true"]': { visibility: 'visible', opacity: 1 },
  '&:hover': { borderColor: POND.quietText },
  [MEDIA.narrow]: { right: theme.spacing(2), bottom: `calc(${theme.spacing(2)} + var(--bottom-edge))` },
  [MEDIA.reducedMotion]: { transition: 'none' },
  [MEDIA.print]: { display: 'none' },
}));

import ArrowIcon from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import { useIsHydrated } from '../../../shared/hooks/use-is-hydrated.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { ChoiceChips } from '../../../shared/ui/ChoiceChips.tsx';
import { READING_SIZES } from '../model/reading-size.ts';
import type { Reflection } from '../model/reflection.ts';
import { readingSize, useReadingSize } from '../reading-size-store.ts';
import { copy } from '../words.ts';

/** Today's reflection and the size of the text. `today` is null until the visitor's date is known. */
export function ReadingBar({ today }: { readonly today: Reflection | null }) {
  const { size } = useReadingSize();
  const isReady = useIsHydrated();
  return (
    <Bar>
      <Today href={today === null ? undefined : `#${today.id}`} data-ready={today !== null}>
        <span>{copy.today}</span>
        <strong>{today?.title}</strong>
        <ArrowIcon fontSize="small" aria-hidden="true" />
      </Today>
      <div className="size">
        <span aria-hidden="true">{copy.size.label}</span>
        <ChoiceChips
          label={copy.size.label}
          value={size}
          choices={READING_SIZES}
          names={copy.size.names}
          onChange={(next) => {
            if (!readingSize.set({ size: next })) showToast(copy.size.unsaved, { severity: 'warning' });
          }}
        />
      </div>
      {isReady && (
        <p>
          {copy.keys.before} <kbd>←</kbd> <kbd>→</kbd> {copy.keys.after}
        </p>
      )}
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 3),
  '& .size': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.25) },
  '& .size, & p': { margin: 0, color: theme.vars.palette.text.secondary, ...theme.typography.body2 },
  '& kbd': {
    padding: theme.spacing(0, 0.75),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.mark,
    font: 'inherit',
  },
  [MEDIA.narrow]: { '& p': { display: 'none' } },
  [MEDIA.coarse]: { '& p': { display: 'none' } },
  [MEDIA.print]: { display: 'none' },
}));

/** Keeps its place while the date is unknown. */
const Today = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minWidth: 276,
  minHeight: 44,
  boxSizing: 'border-box',
  padding: theme.spacing(1, 2),
  border: `1px solid ${tint(theme.vars.palette.accent, 60)}`,
  borderRadius: theme.radius.control,
  background: tint(theme.vars.palette.accent, 12),
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { marginLeft: 'auto' },
  '& strong': { fontWeight: 600 },
  '&:hover': { background: tint(theme.vars.palette.accent, 20) },
  '&[data-ready="false"]': { visibility: 'hidden' },
}));

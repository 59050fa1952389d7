import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';
import { CONTENT_MAX_WIDTH_PX } from './portal/constants.ts';

/**
 * Shown while a screen's file is loading: the shape of a page, or an empty surface where the page fills the window. Its
 * bars do not move, so that the first script needs no animation for a moment's picture.
 */
export function PageSkeleton({ isPadded }: { readonly isPadded: boolean }) {
  return (
    <Surface aria-busy="true" aria-label={copy.loading}>
      {isPadded && (
        <Column aria-hidden="true">
          <Bar style={{ width: '30%', height: 32 }} />
          <Bar style={{ width: '55%', height: 16 }} />
          <Bar style={{ height: 320 }} />
        </Column>
      )}
    </Surface>
  );
}

const Surface = styled('main')({ minHeight: '100svh' });

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  maxWidth: CONTENT_MAX_WIDTH_PX,
  margin: '0 auto',
}));

const Bar = styled('span')(({ theme }) => ({
  borderRadius: theme.radius.control,
  background: theme.vars.palette.action.hover,
}));

import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { ChoiceChips } from '../../../shared/ui/ChoiceChips.tsx';
import { changeStyle } from '../draft/draft-actions.ts';
import { hasKaiFont } from '../face/fonts.ts';
import type { CardStyle } from '../model/settings.ts';
import { FONT_NAMES } from '../model/themes.ts';
import { copy } from '../words.ts';

const words = copy.style;

/** The font of all letters: that of the theme, or a font of the system. */
export function FontChoice({ style: { font } }: { readonly style: CardStyle }) {
  const hasKai = useMemo(hasKaiFont, []);
  const offered = FONT_NAMES.filter((name) => name !== 'kai' || hasKai || font === 'kai');
  return (
    <Labelled>
      <span>{words.font}</span>
      <ChoiceChips
        label={words.font}
        value={font ?? 'theme'}
        choices={['theme', ...offered] as const}
        names={words.fonts}
        columns={offered.length === FONT_NAMES.length ? 3 : 2}
        onChange={(name) => changeStyle({ font: name === 'theme' ? null : name })}
      />
    </Labelled>
  );
}

const Labelled = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(1.75),
  ...theme.typography.body2,
}));

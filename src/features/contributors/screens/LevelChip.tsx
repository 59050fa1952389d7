import { styled } from '@mui/material/styles';
import { tint } from '../../../shared/look/tint.ts';
import type { ContributorLevel } from '../model/contributor.ts';
import { MEDAL_COLORS } from '../palette.ts';
import { copy } from '../words.ts';

/** The level in words, with a spot of its metal. */
export function LevelChip({ level }: { readonly level: ContributorLevel }) {
  const { light, dark } = MEDAL_COLORS[level];
  return (
    <Chip style={{ borderColor: tint(dark, 70), background: tint(light, 30) }}>
      <svg width="10" height="10" aria-hidden="true">
        <circle cx="5" cy="5" r="5" fill={dark} />
      </svg>
      {copy.levels[level]}
    </Chip>
  );
}

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  padding: theme.spacing(0.125, 1.25),
  border: '1px solid',
  borderRadius: theme.radius.full,
  color: theme.vars.palette.text.primary,
  fontSize: '0.8125rem',
  lineHeight: 1.7,
}));

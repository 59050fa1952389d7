import { styled } from '@mui/material/styles';
import type { Round } from '../model/game.ts';
import { GLASS, GLASS_SHADOW } from '../palette.ts';
import { copy } from './copy.ts';

interface RulesCardProps {
  readonly round: Round;
  readonly isOpen: boolean;
  readonly isLow: boolean;
}

/** The rules, below the scoreboard. The place that speaks them is always there, so that it is heard. */
export function RulesCard({ round, isOpen, isLow }: RulesCardProps) {
  const text = copy.rules;
  return (
    <Place role="status" data-color-scheme="dark" data-low={isLow}>
      {isOpen && (
        <Card>
          <strong>{text.title}</strong>
          {text.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {round.limitMs !== null && <span>{text.daily(round.limitMs / 1000)}</span>}
        </Card>
      )}
    </Place>
  );
}

const Place = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: `calc(84px + env(safe-area-inset-top))`,
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: `calc(100% - ${theme.spacing(3)})`,
  pointerEvents: 'none',
  transition: theme.transitions.create('top', { duration: 220 }),
  '&[data-low="true"]': { top: `calc(140px + env(safe-area-inset-top))` },
}));

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1.5, 2.5),
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: GLASS,
  color: theme.vars.palette.text.primary,
  boxShadow: GLASS_SHADOW,
  fontSize: 14,
  lineHeight: 1.6,
}));

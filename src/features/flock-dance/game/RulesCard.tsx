import { styled } from '@mui/material/styles';
import { GLASS } from '../../../shared/flock/palette.ts';
import { POND_MEDIA } from '../media.ts';
import { pondKindOf, type Round } from '../model/game.ts';
import { GLASS_SHADOW } from '../palette.ts';
import { copy, nameOf } from './copy.ts';

interface RulesCardProps {
  readonly round: Round;
  readonly isOpen: boolean;
  readonly isLow: boolean;
}

/**
 * The rules, below the scoreboard. On low screens they stand beside the middle, where the player's fish starts. The live
 * region is always mounted, because screen readers ignore a region that appears together with its text.
 */
export function RulesCard({ round, isOpen, isLow }: RulesCardProps) {
  const text = copy.rules;
  return (
    <Place role="status" data-color-scheme="dark" data-low={isLow}>
      {isOpen && (
        <Card>
          <strong>{text.title}</strong>
          {[text.all, ...text.lines[pondKindOf(round)]].map((line) => (
            <span key={line}>{line}</span>
          ))}
          {round.limitMs !== null && <span>{text.limit(nameOf(round), round.limitMs / 1000)}</span>}
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
  [POND_MEDIA.low]: {
    left: 'auto',
    right: `calc(${theme.spacing(1.5)} + env(safe-area-inset-right))`,
    transform: 'none',
    maxWidth: `max(280px, calc(50% - ${theme.spacing(6)}))`,
    zIndex: 1,
  },
}));

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1.5, 2.5),
  borderRadius: theme.radius.panel,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: GLASS,
  color: theme.vars.palette.text.primary,
  boxShadow: GLASS_SHADOW,
  fontSize: 14,
  lineHeight: 1.6,
  // Without its title the card ends above the boost button.
  [POND_MEDIA.low]: {
    gap: 0,
    padding: theme.spacing(1, 1.5),
    fontSize: 13,
    lineHeight: 1.45,
    '& strong': { display: 'none' },
  },
}));

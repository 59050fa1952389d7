import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { PersonDetails } from '../../../core/contracts/admin-people.ts';
import { ControlSection } from '../../../shared/ui/ControlSection.tsx';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { copy } from './copy.ts';
import { type Actor, listActions, type OfferedAction, type PersonAction } from './model/person-actions.ts';
import type { PeopleKind } from './people-kind.ts';
import { usePersonActions } from './use-person-actions.ts';

interface PersonActionsProps {
  readonly kind: PeopleKind;
  readonly actor: Actor;
  readonly person: PersonDetails;
  readonly onRemoved: () => void;
}

/** What can be done with an account, each with what it does. Deleting stands apart. */
export function PersonActions({ kind, actor, person, onRemoved }: PersonActionsProps) {
  const { run, running, problem, clearProblem } = usePersonActions({ kind, ownId: actor.id, onRemoved });
  const offered = listActions(actor, person);
  const rows = (isShown: (action: PersonAction) => boolean) => (
    <Rows>
      {offered
        .filter(({ action }) => isShown(action))
        .map((offer) => (
          <ActionRow
            key={offer.action}
            offer={offer}
            isBusy={running === offer.action}
            onRun={() => void run(offer.action, person)}
          />
        ))}
    </Rows>
  );
  return (
    <>
      {problem !== null && (
        <ErrorAlert title={copy.failed} onClose={clearProblem}>
          {problem}
        </ErrorAlert>
      )}
      <ControlSection label={copy.details.actions} level={3}>
        {rows((action) => action !== 'remove')}
      </ControlSection>
      <ControlSection label={copy.details.danger} level={3}>
        {rows((action) => action === 'remove')}
      </ControlSection>
    </>
  );
}

interface ActionRowProps {
  readonly offer: OfferedAction;
  readonly isBusy: boolean;
  readonly onRun: () => void;
}

function ActionRow({ offer: { action, obstacle }, isBusy, onRun }: ActionRowProps) {
  const hintId = useId();
  const { title, label, hint } = copy.actions[action];
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p id={hintId}>{obstacle === null ? hint : copy.obstacles[obstacle]}</p>
      </div>
      <Button
        variant="outlined"
        size="small"
        color={action === 'remove' ? 'error' : 'primary'}
        disabled={obstacle !== null}
        aria-busy={isBusy}
        aria-describedby={hintId}
        onClick={onRun}
      >
        {label}
      </Button>
    </li>
  );
}

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    padding: theme.spacing(1.25, 1.5),
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& strong': { ...theme.typography.body2, fontWeight: 600 },
  '& p': { margin: 0, ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& button': { flex: 'none' },
}));

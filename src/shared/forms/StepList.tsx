import DoneIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';

interface StepListProps {
  readonly steps: readonly string[];
  readonly current: number;
}

/** The steps of a form, with the current one marked. */
export function StepList({ steps, current }: StepListProps) {
  return (
    <List>
      {steps.map((step, index) => (
        <li key={step} data-done={index < current} aria-current={index === current ? 'step' : undefined}>
          <span className="number">{index < current ? <DoneIcon aria-label={copy.stepDone} /> : index + 1}</span>
          {step}
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  listStyle: 'none',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) },
  '& .number': {
    display: 'grid',
    placeItems: 'center',
    width: 22,
    height: 22,
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: '50%',
    fontSize: '0.75rem',
    fontWeight: 600,
  },
  '& li[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  // A ring for the current step, a filled check mark for those that are done.
  '& li[aria-current] .number': {
    border: `2px solid ${theme.vars.palette.primary.main}`,
    color: theme.vars.palette.primary.dark,
  },
  '& .number svg': { width: 14, height: 14 },
  '& li[data-done="true"] .number': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));

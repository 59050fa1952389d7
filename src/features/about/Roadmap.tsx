import { styled } from '@mui/material/styles';
import { PHRASE_WRAP } from '../../shared/look/phrase-wrap.ts';
import { tint } from '../../shared/look/tint.ts';
import { copy } from '../../shared/product/copy.ts';
import type { Milestone } from '../../shared/product/milestone.ts';

/** All milestones on a vertical line. */
export function Roadmap({ milestones }: { readonly milestones: readonly Milestone[] }) {
  return (
    <List>
      {milestones.map((milestone) => (
        <li key={milestone.title} data-status={milestone.status}>
          <h3>
            {milestone.title}
            <Chip data-status={milestone.status}>{copy.status[milestone.status]}</Chip>
          </h3>
          <p>{milestone.line}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', padding: theme.spacing(0, 0, 2.5, 4) },
  '& h3': {
    ...theme.typography.h6,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1.25),
    margin: 0,
  },
  '& p': { margin: theme.spacing(0.25, 0, 0), ...PHRASE_WRAP, color: theme.vars.palette.text.secondary },
  // A line with a dot for each milestone: filled when done, ringed when active, hollow when planned.
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: 12,
    bottom: -12,
    left: 7,
    width: 2,
    background: tint(theme.vars.palette.control, 35),
  },
  '& li:last-of-type::before': { display: 'none' },
  '& li::after': {
    content: '""',
    position: 'absolute',
    top: 4,
    left: 0,
    width: 16,
    height: 16,
    boxSizing: 'border-box',
    border: `2px solid ${theme.vars.palette.control}`,
    borderRadius: '50%',
    background: theme.vars.palette.background.default,
  },
  '& li[data-status="done"]::after': {
    borderColor: theme.vars.palette.success.main,
    background: theme.vars.palette.success.main,
  },
  '& li[data-status="active"]::after': { border: `5px solid ${theme.vars.palette.primary.main}` },
}));

const Chip = styled('span')(({ theme }) => ({
  padding: theme.spacing(0, 1),
  borderRadius: theme.radius.full,
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  lineHeight: 1.7,
  fontWeight: 400,
  '&[data-status="done"]': { color: theme.vars.palette.success.main, borderColor: 'currentColor' },
  '&[data-status="active"]': { color: theme.vars.palette.primary.dark, borderColor: 'currentColor' },
}));

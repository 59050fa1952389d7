import { styled } from '@mui/material/styles';
import { PHRASE_WRAP } from '../../shared/look/phrase-wrap.ts';
import { tint } from '../../shared/look/tint.ts';
import { copy } from './copy.ts';
import type { Milestone } from './model/roadmap.ts';

export function Roadmap({ milestones }: { readonly milestones: readonly Milestone[] }) {
  return (
    <Section id="roadmap" aria-labelledby="home-roadmap">
      <h2 id="home-roadmap">{copy.roadmap.title}</h2>
      <p>{copy.roadmap.line}</p>
      <ol>
        {milestones.map((milestone) => (
          <li key={milestone.title} data-status={milestone.status}>
            <h3>
              {milestone.title}
              <Chip data-status={milestone.status}>{copy.status[milestone.status]}</Chip>
            </h3>
            <p>{milestone.line}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  maxWidth: 720,
  marginTop: theme.spacing(9),
  scrollMarginTop: theme.spacing(9),
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: theme.spacing(0.5, 0, 0), ...PHRASE_WRAP, color: theme.vars.palette.text.secondary },
  '& ol': { margin: theme.spacing(3, 0, 0), padding: 0, listStyle: 'none' },
  '& li': { position: 'relative', padding: theme.spacing(0, 0, 3, 4) },
  '& h3': {
    ...theme.typography.h5,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1.25),
    margin: 0,
  },
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
    top: 5,
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

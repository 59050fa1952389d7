import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { MEDIA } from '../../shared/look/media.ts';

interface SectionCardProps {
  readonly title: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A named part of the page. */
export function SectionCard({ title, action, children }: SectionCardProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <div className="title">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  [MEDIA.phone]: { padding: theme.spacing(2) },
  '& h2': { ...theme.typography.h5, margin: 0 },
  '& p': { margin: 0 },
  '& .title': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    minHeight: 36,
  },
  '& .hint': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

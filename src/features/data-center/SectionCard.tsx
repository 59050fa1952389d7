import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

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
    <Section as="section" aria-labelledby={id}>
      <div className="title">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </Section>
  );
}

const Section = styled(Card)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
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

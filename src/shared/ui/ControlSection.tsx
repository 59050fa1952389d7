import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

interface ControlSectionProps {
  readonly label: string;
  /** Level of the heading; 2 by default, 3 in a dialog. */
  readonly level?: 2 | 3;
  /** Beside the label. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A named group of controls. */
export function ControlSection({ label, level = 2, action, children }: ControlSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Section aria-labelledby={id}>
      <div className="head">
        <Heading id={id}>{label}</Heading>
        {action}
      </div>
      {children}
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.75),
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 30,
    marginBottom: theme.spacing(-0.5),
  },
  '& h2, & h3': { margin: 0, ...theme.typography.subtitle2 },
}));

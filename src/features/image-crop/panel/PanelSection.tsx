import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

interface PanelSectionProps {
  readonly label: string;
  /** Beside the label. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A named group of controls. */
export function PanelSection({ label, action, children }: PanelSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{label}</h2>
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
  '& h2': { margin: 0, ...theme.typography.subtitle2 },
}));

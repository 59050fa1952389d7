import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { tint } from '../../../shared/look/tint.ts';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { copy } from '../words.ts';

interface StepProps {
  readonly number: number;
  readonly title: string;
  /** The present choices in a line, shown while the step is closed. */
  readonly summary: string;
  readonly isOpenFirst?: boolean;
  readonly children: ReactNode;
}

/** One step of the accordion. Several may be open. */
export function Step({ number, title, summary, isOpenFirst = false, children }: StepProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const id = useId();
  return (
    <Frame
      expanded={isOpen}
      onChange={(_event, next) => setOpen(next)}
      variant="outlined"
      disableGutters
      slotProps={SLOTS}
    >
      <AccordionSummary id={id} aria-controls={`${id}-content`} expandIcon={<ExpandIcon />}>
        <Badge aria-hidden="true">{number}</Badge>
        <Words>
          <VisuallyHidden>{copy.steps.number(number)}</VisuallyHidden>
          <strong>{title}</strong>
          {!isOpen && <span className="summary">{summary}</span>}
        </Words>
      </AccordionSummary>
      <AccordionDetails id={`${id}-content`}>
        <Content>{children}</Content>
      </AccordionDetails>
    </Frame>
  );
}

/** A closed step costs nothing. */
const SLOTS = { transition: { unmountOnExit: true }, heading: { component: 'h2' } } as const;

const Frame = styled(Accordion)(({ theme }) => ({
  borderRadius: theme.radius.card,
  // Parts of an open step may stay in sight while it scrolls.
  overflow: 'clip',
  '&::before': { display: 'none' },
  '&:first-of-type, &:last-of-type': { borderRadius: theme.radius.card },
  '& .MuiAccordionSummary-root': { minHeight: 60, padding: theme.spacing(0, 2) },
  '& .MuiAccordionSummary-root:focus-visible': { outlineOffset: -2 },
  '& .MuiAccordionSummary-content': {
    alignItems: 'center',
    gap: theme.spacing(1.5),
    margin: theme.spacing(1, 0),
    minWidth: 0,
  },
  '& .MuiAccordion-heading': { all: 'unset', display: 'block' },
  '& .MuiAccordionDetails-root': { padding: theme.spacing(0.5, 2, 2) },
}));

const Badge = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  borderRadius: '50%',
  background: tint(theme.vars.palette.primary.main, 12),
  color: theme.vars.palette.primary.dark,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
}));

const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  '& strong': { ...theme.typography.subtitle2, lineHeight: 1.45 },
  '& .summary': {
    ...theme.typography.caption,
    lineHeight: 1.4,
    overflow: 'hidden',
    color: theme.vars.palette.text.secondary,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));

const Content = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { PHRASE_WRAP } from '../../../shared/look/phrase-wrap.ts';
import { copy } from './copy.ts';
import type { useChart } from './use-chart.ts';

interface ChartStageProps {
  readonly chart: ReturnType<typeof useChart>;
  /** There are no tasks: the goal stands alone with a hint. */
  readonly isEmpty: boolean;
}

/** The element that shows the drawing and takes pointers and keys. */
export function ChartStage({ chart, isEmpty }: ChartStageProps) {
  const { stage, host, state } = chart;
  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || state.step !== 'drawn') return;
    if (state.controller.pressKey(event.key)) event.preventDefault();
  };
  return (
    <Stage
      ref={stage}
      tabIndex={0}
      // An `application` gets the arrow keys, which a screen reader would otherwise keep for itself.
      role="application"
      aria-label={copy.canvas}
      onKeyDown={handleKey}
    >
      <div ref={host} className="canvas" />
      {state.step === 'unavailable' && <p role="alert">{copy.unavailable}</p>}
      {state.step !== 'unavailable' && isEmpty && <p>{copy.empty}</p>}
    </Stage>
  );
}

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: theme.vars.palette.background.default,
  cursor: 'grab',
  outline: 'none',
  userSelect: 'none',
  '&[data-dragging]': { cursor: 'grabbing' },
  // The drawing library listens on its canvas; the stage handles all events itself.
  '& > .canvas': { position: 'absolute', inset: 0, pointerEvents: 'none' },
  '& > p': {
    position: 'absolute',
    insetInline: theme.spacing(2),
    bottom: theme.spacing(4),
    margin: 0,
    ...theme.typography.body2,
    ...PHRASE_WRAP,
    color: theme.vars.palette.text.secondary,
    textAlign: 'center',
    pointerEvents: 'none',
  },
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 2,
    border: `2px solid ${theme.vars.palette.primary.main}`,
    borderRadius: theme.radius.small,
    pointerEvents: 'none',
  },
}));

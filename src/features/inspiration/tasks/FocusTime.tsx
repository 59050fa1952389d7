import TimerIcon from '@mui/icons-material/TimerOutlined';
import { styled } from '@mui/material/styles';
import { copy as tasksCopy } from './copy.ts';

/** How long the visitor has focused on a task, with a timer in front. `duration` is a text of `focusDuration`. */
export function FocusTime({ duration }: { readonly duration: string }) {
  return (
    <Line>
      <TimerIcon aria-hidden="true" />
      {tasksCopy.focused(duration)}
    </Line>
  );
}

const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  '& svg': { flexShrink: 0, fontSize: '1.15em' },
}));

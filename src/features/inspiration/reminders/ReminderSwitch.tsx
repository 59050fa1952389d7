import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId, useState, useSyncExternalStore } from 'react';
import { askToNotify, mayNotify } from '../../../platform/notification.ts';
import { onPageSeen } from '../../../platform/page-seen.ts';
import { copy as words } from './copy.ts';
import { reminded, reminderChoice } from './reminder-stores.ts';

/** Turns the reminders of open pages on and off. Turning them on asks the browser to allow notifications. */
export function ReminderSwitch() {
  const hintId = useId();
  const { choice } = reminderChoice.useValue();
  const [isAsking, setAsking] = useState(false);
  // The visitor may change it in the settings of the browser.
  const isAllowed = useSyncExternalStore(onPageSeen, mayNotify, () => true);
  const isRefused = choice === 'on' && !isAsking && !isAllowed;
  const turn = async (isOn: boolean) => {
    // Moments that passed while they were off are not made up for.
    if (isOn) reminded.set({ until: Date.now() });
    reminderChoice.set({ choice: isOn ? 'on' : 'off' });
    if (!isOn) return;
    setAsking(true);
    await askToNotify();
    setAsking(false);
  };
  return (
    <Root>
      <FormControlLabel
        label={words.label}
        sx={{ ml: 0 }}
        control={
          <Switch
            size="small"
            checked={choice === 'on'}
            slotProps={{ input: { 'aria-describedby': hintId } }}
            onChange={(_event, isOn) => void turn(isOn)}
          />
        }
      />
      <p id={hintId}>{words.hint}</p>
      <p role="status">{isRefused ? words.refused : ''}</p>
    </Root>
  );
}

const Root = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  paddingTop: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary },
}));

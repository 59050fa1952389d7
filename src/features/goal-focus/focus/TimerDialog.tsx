import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { askToNotify } from '../../../platform/notification.ts';
import { BREAK_MINUTES, FOCUS_MINUTES, LONG_BREAK_MINUTES } from '../../../shared/focus/constants.ts';
import { focusLengths, focusSignals } from '../../../shared/focus/focus-stores.ts';
import type { TimerLengths } from '../../../shared/focus/focus-timer.ts';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { SliderRow } from '../../../shared/ui/SliderRow.tsx';
import { CheckRow } from '../edit/CheckRow.tsx';
import { copy } from '../words.ts';

interface TimerDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const RANGES = { focus: FOCUS_MINUTES, break: BREAK_MINUTES, longBreak: LONG_BREAK_MINUTES } as const;
const NAMES = Object.keys(RANGES) as (keyof TimerLengths)[];
const words = copy.focus;

/** Lengths and signals of the focus timer. Changes hold at once, for the next phase. */
export function TimerDialog({ isOpen, onClose }: TimerDialogProps) {
  const lengths = focusLengths.useValue();
  const signals = focusSignals.useValue();
  const [isDenied, setDenied] = useState(false);
  const setNotification = async (isOn: boolean) => {
    const isAllowed = !isOn || (await askToNotify());
    setDenied(!isAllowed);
    focusSignals.update((before) => ({ ...before, notification: isOn && isAllowed }));
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={words.settings}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <Stack spacing={1}>
        {NAMES.map((name) => (
          <SliderRow
            key={name}
            label={words.lengths[name]}
            range={RANGES[name]}
            value={lengths[name]}
            format={words.minutes}
            onChange={(minutes) => focusLengths.update((before) => ({ ...before, [name]: minutes }))}
          />
        ))}
        <CheckRow
          label={words.sound}
          isOn={signals.sound}
          onChange={(isOn) => focusSignals.update((before) => ({ ...before, sound: isOn }))}
        />
        <CheckRow
          label={words.notify}
          {...(isDenied ? { hint: words.notifyDenied } : {})}
          isOn={signals.notification}
          onChange={(isOn) => void setNotification(isOn)}
        />
      </Stack>
    </FormDialog>
  );
}

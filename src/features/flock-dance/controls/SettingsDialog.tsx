import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { LEADER_COUNT } from '../constants.ts';
import { copy } from '../copy.ts';
import { FLOCK_SHAPES, type FlockChoices } from '../model/flock-settings.ts';
import { ShapePreview } from './ShapePreview.tsx';

const AUTO = 'auto';
const LEADER_COUNTS = Array.from({ length: LEADER_COUNT.max }, (_, index) => LEADER_COUNT.min + index);

export interface SettingsDialogProps {
  readonly isOpen: boolean;
  readonly choices: FlockChoices;
  readonly onChange: (change: Partial<FlockChoices>) => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
  /** The full-screen element, outside of which nothing would be seen; null for the page. */
  readonly container: HTMLElement | null;
}

export function SettingsDialog({ isOpen, choices, onChange, onReset, onClose, container }: SettingsDialogProps) {
  const text = copy.settings;
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      container={container}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      slotProps={{ backdrop: { sx: { background: 'rgba(3, 12, 22, 0.35)' } } }}
    >
      <DialogTitle id={titleId}>{text.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          <Choice
            label={text.leaders}
            value={choices.leaders === null ? AUTO : String(choices.leaders)}
            options={[
              { value: AUTO, label: text.leadersAuto },
              ...LEADER_COUNTS.map((count) => ({ value: String(count), label: text.leadersValue(count) })),
            ]}
            onChange={(value) => onChange({ leaders: value === AUTO ? null : Number(value) })}
          />
          <Choice
            label={text.shape}
            value={choices.shape}
            options={FLOCK_SHAPES.map((shape) => ({
              value: shape,
              label: copy.shapes[shape],
              icon: <ShapePreview shape={shape} />,
            }))}
            onChange={(value) => onChange({ shape: FLOCK_SHAPES.find((shape) => shape === value) ?? choices.shape })}
          />
          <Toggle
            label={text.hidesLeaders}
            hint={text.hidesLeadersHint}
            isOn={choices.hidesLeaders}
            onChange={(hidesLeaders) => onChange({ hidesLeaders })}
          />
          <Toggle
            label={text.hasPredator}
            hint={text.hasPredatorHint}
            isOn={choices.hasPredator}
            onChange={(hasPredator) => onChange({ hasPredator })}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, justifyContent: 'space-between' }}>
        <Button onClick={onReset}>{text.reset}</Button>
        <Button variant="contained" onClick={onClose}>
          {text.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly icon?: React.ReactNode }[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <FormControl fullWidth size="small">
      <InputLabel id={id}>{label}</InputLabel>
      <Select
        labelId={id}
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // Inside the dialog, so that the list shows in full screen too.
        MenuProps={{ disablePortal: true }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
              {option.icon}
              <span>{option.label}</span>
            </Stack>
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Toggle({ label, hint, isOn, onChange }: ToggleProps) {
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        sx={{ ml: 0, width: '100%', justifyContent: 'space-between' }}
        labelPlacement="start"
        label={label}
        control={
          <Switch
            checked={isOn}
            onChange={(_, next) => onChange(next)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
      />
      <FormHelperText id={hintId} sx={{ mt: -0.5 }}>
        {hint}
      </FormHelperText>
    </div>
  );
}

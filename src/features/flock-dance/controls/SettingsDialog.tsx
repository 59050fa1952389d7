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
import { FLOCK_SHAPES } from '../../../core/flock/flock-shape.ts';
import { LEADER_COUNT } from '../constants.ts';
import { copy } from '../copy.ts';
import { DAILY_POND } from '../game/constants.ts';
import { copy as gameCopy } from '../game/copy.ts';
import type { FlockChoices } from '../model/flock-settings.ts';
import type { Round } from '../model/game.ts';
import { DIALOG_VEIL } from '../palette.ts';
import { ShapePreview } from './ShapePreview.tsx';

const AUTO = 'auto';
const LEADER_COUNTS = Array.from({ length: LEADER_COUNT.max }, (_, index) => LEADER_COUNT.min + index);

export interface SettingsDialogProps {
  readonly isOpen: boolean;
  readonly choices: FlockChoices;
  /** The game that is on; null while the pond is only watched. */
  readonly round: Round | null;
  readonly onChange: (change: Partial<FlockChoices>) => void;
  /** Begins or ends a game. */
  readonly onCatchChange: (isOn: boolean) => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
  /** The full-screen element, outside of which nothing would be seen; null for the page. */
  readonly container: HTMLElement | null;
}

export function SettingsDialog(props: SettingsDialogProps) {
  const { isOpen, choices, round, onChange, onCatchChange, onReset, onClose, container } = props;
  const text = copy.settings;
  const gameText = gameCopy.settings;
  const isCatching = round !== null;
  const isDayPond = round !== null && round.day !== null;
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      container={container}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      slotProps={{ backdrop: { sx: { background: DIALOG_VEIL } } }}
    >
      <DialogTitle id={titleId}>{text.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          <Choice
            label={text.leaders}
            value={leadersValue(choices.leaders, isDayPond)}
            hint={isDayPond ? gameText.leadersHint : null}
            isDisabled={isDayPond}
            options={[
              { value: AUTO, label: text.leadersAuto },
              ...LEADER_COUNTS.map((count) => ({ value: String(count), label: text.leadersValue(count) })),
            ]}
            onChange={(value) => onChange({ leaders: value === AUTO ? null : Number(value) })}
          />
          <Choice
            label={text.shape}
            value={choices.shape}
            hint={isCatching ? gameText.shapeHint : null}
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
            hint={isCatching ? gameText.predatorHint : text.hasPredatorHint}
            isOn={isCatching || choices.hasPredator}
            isDisabled={isCatching}
            onChange={(hasPredator) => onChange({ hasPredator })}
          />
          {choices.shape === 'fish' && (
            <Toggle
              label={gameText.catch}
              hint={isCatching ? gameText.catchingHint : gameText.catchHint}
              isOn={isCatching}
              onChange={onCatchChange}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, justifyContent: 'space-between' }}>
        {/* A game has a fresh pond already. */}
        {isCatching ? <span /> : <Button onClick={onReset}>{text.reset}</Button>}
        <Button variant="contained" onClick={onClose}>
          {text.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function leadersValue(chosen: number | null, isDayPond: boolean): string {
  if (isDayPond) return String(DAILY_POND.leaders);
  return chosen === null ? AUTO : String(chosen);
}

interface ChoiceProps {
  readonly label: string;
  readonly hint?: string | null;
  readonly isDisabled?: boolean;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly icon?: React.ReactNode }[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, hint = null, isDisabled = false, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <FormControl fullWidth size="small" disabled={isDisabled}>
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
      {hint !== null && <FormHelperText>{hint}</FormHelperText>}
    </FormControl>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Toggle({ label, hint, isOn, isDisabled = false, onChange }: ToggleProps) {
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
            disabled={isDisabled}
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

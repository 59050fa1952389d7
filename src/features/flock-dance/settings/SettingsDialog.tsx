import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DAILY_POND } from '../../../core/flock/daily-pond.ts';
import { FLOCK_SHAPES } from '../../../core/flock/flock-shape.ts';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { Sheet } from '../../../shared/ui/Sheet.tsx';
import { LEADER_COUNT } from '../constants.ts';
import { ShapePreview } from '../controls/ShapePreview.tsx';
import { copy as gameCopy } from '../game/copy.ts';
import { setGameSound, useGameSound } from '../game/sound-store.ts';
import type { FlockChoices } from '../model/flock-settings.ts';
import type { Round } from '../model/game.ts';
import { copy } from '../words.ts';
import { Toggle } from './Toggle.tsx';

export interface SettingsDialogProps {
  readonly isOpen: boolean;
  readonly choices: FlockChoices;
  /** The game in the pond; null while it is only watched. */
  readonly round: Round | null;
  readonly onChange: (change: Partial<FlockChoices>) => void;
  /** Starts or ends a game. */
  readonly onCatchChange: (isOn: boolean) => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

export function SettingsDialog(props: SettingsDialogProps) {
  const { isOpen, round, onReset, onClose } = props;
  const text = copy.settings;
  return (
    <Sheet
      closesBeside
      place="side"
      isOpen={isOpen}
      title={text.title}
      onClose={onClose}
      actions={
        <>
          {/* A game has just started with a new pond. */}
          {round !== null ? <span /> : <Button onClick={onReset}>{text.reset}</Button>}
          <Button variant="contained" onClick={onClose}>
            {text.close}
          </Button>
        </>
      }
    >
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        <LeadersField {...props} />
        <ShapeField {...props} />
        <Toggles {...props} />
      </Stack>
    </Sheet>
  );
}

const AUTO = 'auto';
const LEADER_COUNTS = Array.from({ length: LEADER_COUNT.max }, (_, index) => LEADER_COUNT.min + index);

function LeadersField({ choices, round, onChange }: SettingsDialogProps) {
  const text = copy.settings;
  const isPlaying = round !== null;
  const leaders = isPlaying && round.day !== null ? DAILY_POND.leaders : choices.leaders;
  return (
    <SelectField
      label={text.leaders}
      value={leaders === null ? AUTO : String(leaders)}
      hint={isPlaying ? gameCopy.settings.leadersHint : null}
      isDisabled={isPlaying}
      options={[
        { value: AUTO, label: text.leadersAuto },
        ...LEADER_COUNTS.map((count) => ({ value: String(count), label: text.leadersValue(count) })),
      ]}
      onChange={(value) => onChange({ leaders: value === AUTO ? null : Number(value) })}
    />
  );
}

function ShapeField({ choices, round, onChange }: SettingsDialogProps) {
  return (
    <SelectField
      label={copy.settings.shape}
      value={choices.shape}
      hint={round === null ? null : gameCopy.settings.shapeHint}
      options={FLOCK_SHAPES.map((shape) => ({
        value: shape,
        label: copy.shapes[shape],
        icon: <ShapePreview shape={shape} />,
      }))}
      onChange={(shape) => onChange({ shape })}
    />
  );
}

function Toggles({ choices, round, onChange, onCatchChange }: SettingsDialogProps) {
  const text = copy.settings;
  const gameText = gameCopy.settings;
  const isCatching = round !== null;
  const hasSound = useGameSound();
  return (
    <>
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
        <>
          <Toggle
            label={gameText.catch}
            hint={isCatching ? gameText.catchingHint : gameText.catchHint}
            isOn={isCatching}
            onChange={onCatchChange}
          />
          <Toggle label={gameText.sound} hint={gameText.soundHint} isOn={hasSound} onChange={setGameSound} />
        </>
      )}
    </>
  );
}

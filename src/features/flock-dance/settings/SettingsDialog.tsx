import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { DAILY_POND } from '../../../core/flock/daily-pond.ts';
import { FLOCK_SHAPES, type FlockShape } from '../../../core/flock/flock-shape.ts';
import { Sheet } from '../../../shared/ui/Sheet.tsx';
import type { Ocean } from '../canvas/use-ocean.ts';
import { LEADER_COUNT } from '../constants.ts';
import { ShapePreview } from '../controls/ShapePreview.tsx';
import { copy as gameCopy } from '../game/copy.ts';
import { setGameSound, useGameSound } from '../game/sound-store.ts';
import type { FlockChoices } from '../model/flock-settings.ts';
import type { Round } from '../model/game.ts';
import { copy } from '../words.ts';
import { ActionRow } from './ActionRow.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { Toggle } from './Toggle.tsx';

export interface SettingsDialogProps {
  readonly isOpen: boolean;
  readonly choices: FlockChoices;
  /** The game in the pond; null while it is only watched. */
  readonly round: Round | null;
  readonly ocean: Pick<Ocean, 'step' | 'isOn' | 'toggle'>;
  readonly onChange: (change: Partial<FlockChoices>) => void;
  /** Starts or ends a game. */
  readonly onCatchChange: (isOn: boolean) => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

export function SettingsDialog(props: SettingsDialogProps) {
  const { isOpen, choices, round, onReset, onClose } = props;
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
          {round !== null ? <span /> : <Button onClick={onReset}>{text.reset(choices.shape)}</Button>}
          <Button variant="contained" onClick={onClose}>
            {text.close}
          </Button>
        </>
      }
    >
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        <LeadersField {...props} />
        <ShapeField {...props} />
        <OceanField {...props} />
        <Toggles {...props} />
      </Stack>
    </Sheet>
  );
}

const AUTO = 'auto';
const LEADER_COUNTS = Array.from({ length: LEADER_COUNT.max }, (_, index) => String(LEADER_COUNT.min + index));
const LEADER_NAMES = Object.fromEntries(LEADER_COUNTS.map((count) => [count, count]));

function LeadersField({ choices, round, onChange }: SettingsDialogProps) {
  const text = copy.settings;
  const isPlaying = round !== null;
  const leaders = isPlaying && round.day !== null ? DAILY_POND.leaders : choices.leaders;
  return (
    <ChoiceRow
      label={text.leaders}
      value={leaders === null ? AUTO : String(leaders)}
      choices={[AUTO, ...LEADER_COUNTS]}
      names={{ ...LEADER_NAMES, [AUTO]: text.leadersAuto }}
      hint={isPlaying ? gameCopy.settings.leadersHint : text.leadersAutoHint(choices.shape)}
      isDisabled={isPlaying}
      onChange={(value) => onChange({ leaders: value === AUTO ? null : Number(value) })}
    />
  );
}

const SHAPE_ICONS: Readonly<Record<FlockShape, ReactNode>> = {
  triangle: <ShapePreview shape="triangle" />,
  fish: <ShapePreview shape="fish" />,
  bird: <ShapePreview shape="bird" />,
  plane: <ShapePreview shape="plane" />,
};

function ShapeField({ choices, round, onChange }: SettingsDialogProps) {
  return (
    <ChoiceRow
      label={copy.settings.shape}
      value={choices.shape}
      choices={FLOCK_SHAPES}
      names={copy.shapes}
      icons={SHAPE_ICONS}
      hint={round === null ? null : gameCopy.settings.shapeHint}
      onChange={(shape) => onChange({ shape })}
    />
  );
}

/** Offered where a graphics card draws the pond. */
function OceanField({ choices, round, ocean }: SettingsDialogProps) {
  const text = copy.ocean;
  if (ocean.step === 'unfit') return null;
  const hint = ocean.step === 'late' ? text.lateHint(choices.shape) : text.hint(choices.shape);
  return (
    <Toggle
      label={text.label}
      hint={round === null ? hint : text.playingHint}
      isOn={ocean.isOn}
      isDisabled={round !== null || ocean.step === 'late'}
      onChange={ocean.toggle}
    />
  );
}

function Toggles({ choices, round, onChange, onCatchChange }: SettingsDialogProps) {
  const text = copy.settings;
  const gameText = gameCopy.settings;
  const isCatching = round !== null;
  const canCatch = choices.shape === 'fish';
  const hasSound = useGameSound();
  return (
    <>
      <Toggle
        label={text.hidesLeaders}
        hint={text.hidesLeadersHint(choices.shape)}
        isOn={choices.hidesLeaders}
        onChange={(hidesLeaders) => onChange({ hidesLeaders })}
      />
      <Toggle
        label={text.hasPredator}
        hint={isCatching ? gameText.predatorHint : text.hasPredatorHint(choices.shape)}
        isOn={isCatching || choices.hasPredator}
        isDisabled={isCatching}
        onChange={(hasPredator) => onChange({ hasPredator })}
      />
      {/* Offered for fish only (doc 3 §2); the rows stay, and say why. */}
      <ActionRow
        label={gameText.catch}
        hint={canCatch ? (isCatching ? gameText.catchingHint : gameText.catchHint) : gameText.catchFishOnlyHint}
        action={isCatching ? gameText.end : gameText.start}
        isDisabled={!canCatch}
        onClick={() => onCatchChange(!isCatching)}
      />
      <Toggle label={gameText.sound} hint={gameText.soundHint} isOn={hasSound} onChange={setGameSound} />
    </>
  );
}

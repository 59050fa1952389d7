import EndIcon from '@mui/icons-material/StopCircleOutlined';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import SilentIcon from '@mui/icons-material/VolumeOffOutlined';
import SoundIcon from '@mui/icons-material/VolumeUpOutlined';
import { PanelAction } from '../controls/PanelAction.tsx';
import { copy } from './copy.ts';
import { swapPadSide } from './pad-side-store.ts';
import { setGameSound, useGameSound } from './sound-store.ts';

interface RunActionsProps {
  readonly hasPad: boolean;
  readonly onEnd: () => void;
}

/** The buttons that the control panel shows during a game. */
export function RunActions({ hasPad, onEnd }: RunActionsProps) {
  const hasSound = useGameSound();
  return (
    <>
      <PanelAction
        label={hasSound ? copy.sound.off : copy.sound.on}
        word={copy.short.sound}
        onClick={() => setGameSound(!hasSound)}
      >
        {hasSound ? <SoundIcon /> : <SilentIcon />}
      </PanelAction>
      {hasPad && (
        <PanelAction label={copy.pad.swap} word={copy.short.swap} onClick={swapPadSide}>
          <SwapIcon />
        </PanelAction>
      )}
      <PanelAction label={copy.end} word={copy.short.end} onClick={onEnd}>
        <EndIcon />
      </PanelAction>
    </>
  );
}

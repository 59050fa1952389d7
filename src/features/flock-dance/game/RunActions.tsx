import EndIcon from '@mui/icons-material/StopCircleOutlined';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import { PanelAction } from '../controls/PanelAction.tsx';
import { copy } from './copy.ts';
import { swapPadSide } from './pad-side-store.ts';

interface RunActionsProps {
  readonly hasPad: boolean;
  readonly onEnd: () => void;
}

/** The buttons that the control panel shows during a game. */
export function RunActions({ hasPad, onEnd }: RunActionsProps) {
  return (
    <>
      {hasPad && (
        <PanelAction label={copy.pad.swap} onClick={swapPadSide}>
          <SwapIcon />
        </PanelAction>
      )}
      <PanelAction label={copy.end} onClick={onEnd}>
        <EndIcon />
      </PanelAction>
    </>
  );
}

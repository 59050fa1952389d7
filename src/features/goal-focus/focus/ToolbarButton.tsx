import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { createContext, type ReactNode, type Ref, useContext } from 'react';
import { useDialogContainer } from '../../../shared/ui/use-dialog-container.ts';
import { SCENE } from '../palette.ts';

interface ToolbarButtonProps {
  readonly label: string;
  /** The key as the tooltip names it, and as `aria-keyshortcuts` spells it. */
  readonly shortcut?: { readonly name: string; readonly keys: string };
  readonly isPressed?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** True while a screenshot is taken, which shows no tooltip. */
export const TooltipsHidden = createContext(false);

/** A round glass button over the picture. Its tooltip also shows in full screen. */
export function ToolbarButton({ label, shortcut, isPressed, onClick, children, ref }: ToolbarButtonProps) {
  const container = useDialogContainer(false);
  const areTooltipsHidden = useContext(TooltipsHidden);
  const title = shortcut === undefined ? label : `${label} (${shortcut.name})`;
  return (
    <Tooltip title={areTooltipsHidden ? '' : title} slotProps={{ popper: { container } }}>
      <Round
        ref={ref ?? null}
        aria-label={label}
        aria-keyshortcuts={shortcut?.keys}
        aria-pressed={isPressed}
        onClick={onClick}
      >
        {children}
      </Round>
    </Tooltip>
  );
}

const Round = styled(IconButton)({
  width: 44,
  height: 44,
  color: SCENE.glassText,
  '&:hover': { background: SCENE.glassHover },
  '&[aria-pressed="true"]': { background: SCENE.glassHover },
});

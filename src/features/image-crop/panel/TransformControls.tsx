import FlipIcon from '@mui/icons-material/Flip';
import RotateLeftIcon from '@mui/icons-material/RotateLeft';
import RotateRightIcon from '@mui/icons-material/RotateRight';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { ControlSection } from '../../../shared/ui/ControlSection.tsx';
import { SliderRow } from '../../../shared/ui/SliderRow.tsx';
import { ROTATION_DEG, SCALE } from '../constants.ts';
import { changeCrop, sealGesture } from '../crop-actions.ts';
import { useCropStore } from '../crop-store.ts';
import type { CropState } from '../model/crop-state.ts';
import type { Size } from '../model/geometry.ts';
import { flip, rotateTo, scalePicture, turnQuarter, withTransform } from '../model/picture-moves.ts';
import { copy } from '../words.ts';

const words = copy.transform;

/** Scale, rotation and flips of the picture (doc 2 §5). */
export function TransformControls() {
  const scale = useCropStore(({ history }) => history?.present.transform.scale ?? SCALE.initial);
  const rotationDeg = useCropStore(({ history }) => history?.present.transform.rotationDeg ?? ROTATION_DEG.initial);
  return (
    <ControlSection label={words.label}>
      <SliderRow
        label={words.scale}
        range={SCALE}
        value={scale}
        format={words.scaleValue}
        onChange={(next) => changeCrop((state, picture) => scaleAroundBox(state, next, picture), 'scale')}
        onCommitted={sealGesture}
      />
      <SliderRow
        label={words.rotate}
        range={ROTATION_DEG}
        value={rotationDeg}
        format={words.rotateValue}
        onChange={(next) => changeCrop((state, picture) => rotateTo(state, next, picture), 'rotation')}
        onCommitted={sealGesture}
      />
      <Buttons>
        <Turn label={words.left} change={(state, picture) => turnQuarter(state, -1, picture)}>
          <RotateLeftIcon />
        </Turn>
        <Turn label={words.right} change={(state, picture) => turnQuarter(state, 1, picture)}>
          <RotateRightIcon />
        </Turn>
        <Turn label={words.flipX} change={(state, picture) => flip(state, 'x', picture)}>
          <FlipIcon />
        </Turn>
        <Turn label={words.flipY} change={(state, picture) => flip(state, 'y', picture)}>
          <FlipIcon sx={{ transform: 'rotate(90deg)' }} />
        </Turn>
      </Buttons>
    </ControlSection>
  );
}

interface TurnProps {
  readonly label: string;
  readonly change: (state: CropState, picture: Size) => CropState;
  readonly children: ReactNode;
}

function Turn({ label, change, children }: TurnProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => changeCrop(change, null)}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

function scaleAroundBox(state: CropState, scale: number, picture: Size): CropState {
  const { box, transform } = state;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return withTransform(state, scalePicture(transform, scale, middle, picture), picture);
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: theme.spacing(0.75),
  '& .MuiIconButton-root': {
    minHeight: 40,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.control,
    color: theme.vars.palette.text.primary,
  },
}));

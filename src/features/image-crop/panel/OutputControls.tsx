import UnlockIcon from '@mui/icons-material/LockOpenOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { ChoiceChips } from '../../../shared/ui/ChoiceChips.tsx';
import { ControlSection } from '../../../shared/ui/ControlSection.tsx';
import { SliderRow } from '../../../shared/ui/SliderRow.tsx';
import { chooseCrop, useCropChoices } from '../choices-store.ts';
import { LIMIT_KB, QUALITY_PERCENT } from '../constants.ts';
import { chooseExactSize, chooseNaturalSize, enterExactSide, setLimitKb } from '../crop-actions.ts';
import { type CropPicture, useCropStore } from '../crop-store.ts';
import { FORMATS } from '../model/crop-choices.ts';
import { naturalSize } from '../model/crop-geometry.ts';
import type { CropState } from '../model/crop-state.ts';
import { clamp } from '../model/geometry.ts';
import { copy } from '../words.ts';
import { NumberField } from './NumberField.tsx';

const words = copy.output;
const SIZES = ['natural', 'exact'] as const;

interface OutputControlsProps {
  readonly picture: CropPicture;
  readonly settled: CropState;
}

/** Size, format and quality of the file. */
export function OutputControls({ picture, settled }: OutputControlsProps) {
  const { format, qualityPercent } = useCropChoices();
  const limitKb = useCropStore((state) => state.limitKb);
  return (
    <ControlSection label={words.label}>
      <ChoiceChips
        label={words.format}
        value={format}
        choices={FORMATS}
        names={words.formats}
        columns={3}
        onChange={(next) => chooseCrop({ format: next })}
      />
      {format !== 'png' && (
        <SliderRow
          label={words.quality}
          range={QUALITY_PERCENT}
          value={qualityPercent}
          format={words.percent}
          onChange={(next) => chooseCrop({ qualityPercent: next })}
        />
      )}
      <ChoiceChips
        label={words.size}
        value={settled.aspect.kind === 'exact' ? 'exact' : 'natural'}
        choices={SIZES}
        names={{ natural: words.natural, exact: words.exact }}
        columns={2}
        onChange={(next) =>
          next === 'exact' ? chooseExactSize(naturalSize(settled, picture.size)) : chooseNaturalSize()
        }
      />
      {settled.aspect.kind === 'exact' && <ExactSize size={settled.aspect.size} />}
      <FormControlLabel
        label={words.limit}
        control={
          <Switch checked={limitKb !== null} onChange={(_event, isOn) => setLimitKb(isOn ? LIMIT_KB.initial : null)} />
        }
      />
      {limitKb !== null && (
        <NumberField
          label={words.limitField}
          value={limitKb}
          onChange={(next) => setLimitKb(clamp(next, LIMIT_KB.min, LIMIT_KB.max))}
        />
      )}
    </ControlSection>
  );
}

interface ExactSizeProps {
  readonly size: { readonly width: number; readonly height: number };
}

/** Width and height in pixels. Locked, they change together; unlocked, the box takes their new proportions. */
function ExactSize({ size }: ExactSizeProps) {
  const [isLocked, setLocked] = useState(true);
  const change = (side: 'width' | 'height', value: number) => enterExactSide(side, value, isLocked);
  const lockLabel = isLocked ? words.unlock : words.lock;
  return (
    <SizeRow>
      <NumberField label={words.width} value={size.width} onChange={(value) => change('width', value)} />
      <Tooltip title={lockLabel}>
        <IconButton aria-label={lockLabel} onClick={() => setLocked(!isLocked)}>
          {isLocked ? <LockIcon fontSize="small" /> : <UnlockIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
      <NumberField label={words.height} value={size.height} onChange={(value) => change('height', value)} />
    </SizeRow>
  );
}

const SizeRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(0.5),
}));

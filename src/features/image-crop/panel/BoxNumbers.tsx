import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { ControlSection } from '../../../shared/ui/ControlSection.tsx';
import { changeCrop, selectWhole } from '../crop-actions.ts';
import type { CropPicture } from '../crop-store.ts';
import { setBoxSide, setBoxStart } from '../model/box-moves.ts';
import { type CropState, canvasSize, shownBox } from '../model/crop-state.ts';
import type { Size } from '../model/geometry.ts';
import { addMosaic } from '../model/mosaic.ts';
import { aspectRatio } from '../model/ratios.ts';
import { copy } from '../words.ts';
import { NumberField } from './NumberField.tsx';

const FIELDS = ['x', 'y', 'width', 'height'] as const;
type Field = (typeof FIELDS)[number];

interface BoxNumbersProps {
  readonly picture: CropPicture;
  readonly settled: CropState;
}

/** Place and size of the box as numbers, in pixels of the canvas. */
export function BoxNumbers({ picture, settled }: BoxNumbersProps) {
  const shown = shownBox(settled.box, canvasSize(picture.size, settled.transform.rotationDeg));
  return (
    <ControlSection
      label={copy.box.label}
      action={
        <Button size="small" onClick={selectWhole}>
          {copy.box.whole}
        </Button>
      }
    >
      <Fields>
        {FIELDS.map((field) => (
          <NumberField
            key={field}
            label={copy.box.fields[field]}
            value={shown[field]}
            onChange={(value) => changeCrop((state, size) => enter(state, field, value, size), null)}
          />
        ))}
      </Fields>
      <Mosaics>
        <Button variant="outlined" size="small" onClick={() => changeCrop(addMosaic, null)}>
          {copy.mosaic.add}
        </Button>
        {settled.mosaics.length > 0 && (
          <Button size="small" onClick={() => changeCrop((state) => ({ ...state, mosaics: [] }), null)}>
            {copy.mosaic.clear(settled.mosaics.length)}
          </Button>
        )}
        <FormHelperText>{copy.mosaic.hint}</FormHelperText>
      </Mosaics>
    </ControlSection>
  );
}

function enter(state: CropState, field: Field, value: number, picture: Size): CropState {
  const { box, transform, aspect } = state;
  const canvas = canvasSize(picture, transform.rotationDeg);
  const bounds = { canvas, ratio: aspectRatio(aspect, picture) };
  const isPlace = field === 'x' || field === 'y';
  return { ...state, box: isPlace ? setBoxStart(box, field, value, bounds) : setBoxSide(box, field, value, bounds) };
}

const Mosaics = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1),
  '& .MuiFormHelperText-root': { flexBasis: '100%', margin: 0 },
}));

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.spacing(1),
  '& input': { paddingInline: theme.spacing(1.25), fontVariantNumeric: 'tabular-nums' },
}));

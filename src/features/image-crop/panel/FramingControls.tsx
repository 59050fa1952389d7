import FormHelperText from '@mui/material/FormHelperText';
import { ChoiceChips } from '../../../shared/ui/ChoiceChips.tsx';
import { ControlSection } from '../../../shared/ui/ControlSection.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { SliderRow } from '../../../shared/ui/SliderRow.tsx';
import { CORNER_PERCENT } from '../constants.ts';
import {
  changeCrop,
  chooseNaturalSize,
  choosePreset,
  chooseRatio,
  chooseShape,
  presentPreset,
  sealGesture,
} from '../crop-actions.ts';
import { useCropStore } from '../crop-store.ts';
import { type CropState, GROUNDS } from '../model/crop-state.ts';
import { PRESET_IDS, PRESETS, type PresetId, presetLimitKb } from '../model/presets.ts';
import { RATIO_IDS, type RatioId } from '../model/ratios.ts';
import { copy } from '../words.ts';
import { GroundPreview } from './GroundPreview.tsx';

const SHAPES = ['rectangle', 'rounded', 'circle'] as const;
const NO_PRESET = 'none';
const PRESET_OPTIONS = [
  { value: NO_PRESET, label: copy.preset.none },
  ...PRESET_IDS.map((id) => ({ value: id, label: toLabel(id) })),
] as const;

/** Proportions and shape of the result. */
export function FramingControls({ settled }: { readonly settled: CropState }) {
  const { aspect, shape, ground } = settled;
  const corner = useCropStore(({ history }) => history?.present.cornerPercent ?? CORNER_PERCENT.initial);
  return (
    <>
      <ControlSection label={copy.ratio.label}>
        <ChoiceChips<RatioId>
          label={copy.ratio.label}
          value={aspect.kind === 'ratio' ? aspect.id : null}
          choices={RATIO_IDS}
          names={copy.ratio.ratios}
          columns={5}
          onChange={chooseRatio}
        />
        <SelectField<PresetId | typeof NO_PRESET>
          label={copy.preset.label}
          value={presentPreset() ?? NO_PRESET}
          options={PRESET_OPTIONS}
          onChange={(id) => (id === NO_PRESET ? chooseNaturalSize() : choosePreset(id))}
        />
      </ControlSection>
      <ControlSection label={copy.shape.label}>
        <ChoiceChips
          label={copy.shape.label}
          value={shape}
          choices={SHAPES}
          names={copy.shape.shapes}
          columns={3}
          onChange={chooseShape}
        />
        {shape === 'rounded' && (
          <SliderRow
            label={copy.shape.corner}
            range={CORNER_PERCENT}
            value={corner}
            format={copy.shape.percent}
            onChange={(cornerPercent) => changeCrop((state) => ({ ...state, cornerPercent }), 'corner')}
            onCommitted={sealGesture}
          />
        )}
      </ControlSection>
      <ControlSection label={copy.ground.label}>
        <ChoiceChips
          label={copy.ground.label}
          value={ground}
          choices={GROUNDS}
          names={copy.ground.grounds}
          columns={4}
          onChange={(next) => changeCrop((state) => ({ ...state, ground: next }), null)}
        />
        {ground !== 'none' && (
          <>
            <FormHelperText>{copy.ground.hint}</FormHelperText>
            <GroundPreview />
          </>
        )}
      </ControlSection>
    </>
  );
}

function toLabel(id: PresetId): string {
  const { width, height } = PRESETS[id];
  const text = copy.preset.item(copy.preset.presets[id], width, height);
  const limitKb = presetLimitKb(id);
  return limitKb === null ? text : copy.preset.limited(text, limitKb);
}

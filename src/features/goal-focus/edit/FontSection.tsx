import FormHelperText from '@mui/material/FormHelperText';
import { ChoiceChips } from '../../../shared/ui/ChoiceChips.tsx';
import { ControlSection } from '../../../shared/ui/ControlSection.tsx';
import { SliderRow } from '../../../shared/ui/SliderRow.tsx';
import { FONT_PERCENT, FONTS } from '../constants.ts';
import { copy } from './copy.ts';
import type { LookEditor } from './use-look-draft.ts';

const words = copy.font;

/** Family and size of the card's text. */
export function FontSection({ editor }: { readonly editor: LookEditor }) {
  const { font, fontPercent } = editor.draft.settings;
  return (
    <ControlSection label={words.heading} level={3}>
      <ChoiceChips
        label={words.heading}
        value={font}
        choices={FONTS}
        names={words.fonts}
        onChange={(name) => editor.set({ font: name })}
      />
      <SliderRow
        label={words.size}
        range={FONT_PERCENT}
        value={fontPercent}
        format={copy.picture.percent}
        onChange={(value) => editor.set({ fontPercent: value })}
      />
      <FormHelperText>{words.hint}</FormHelperText>
    </ControlSection>
  );
}

import Typography from '@mui/material/Typography';
import { ChoiceChips } from '../../../shared/ui/ChoiceChips.tsx';
import { SliderRow } from '../../../shared/ui/SliderRow.tsx';
import { MAX_CHARS, RECOMMENDED_CHARS } from '../constants.ts';
import { changeRules, sealGesture } from '../draft/draft-actions.ts';
import { useDraft } from '../draft/draft-store.ts';
import { SPLIT_MODES } from '../model/settings.ts';
import { copy } from '../words.ts';
import { Step } from './Step.tsx';
import { SwitchRow } from './SwitchRow.tsx';

const words = copy.rules;

/** How the text becomes cards (doc 3 §2, step 3). */
export function RulesStep() {
  const { mode, maxChars, spaceAsBreak, autoEmoji } = useDraft((draft) => draft.rules);
  return (
    <Step number={3} title={copy.steps.rules} summary={words.summary(words.modes[mode], maxChars)}>
      <ChoiceChips
        label={words.mode}
        value={mode}
        choices={SPLIT_MODES}
        names={words.modes}
        columns={4}
        onChange={(next) => changeRules({ mode: next })}
      />
      <Hint>{words.hints[mode]}</Hint>
      <div>
        <SliderRow
          label={words.maxChars}
          range={MAX_CHARS}
          value={maxChars}
          format={words.chars}
          onChange={(next) => changeRules({ maxChars: next }, 'max-chars')}
          onCommitted={sealGesture}
        />
        <Hint>{words.recommended(RECOMMENDED_CHARS.min, RECOMMENDED_CHARS.max)}</Hint>
      </div>
      <SwitchRow
        label={words.spaceAsBreak}
        hint={words.spaceAsBreakHint}
        isOn={spaceAsBreak}
        onChange={(isOn) => changeRules({ spaceAsBreak: isOn })}
      />
      <SwitchRow
        label={words.autoEmoji}
        hint={words.autoEmojiHint}
        isOn={autoEmoji}
        onChange={(isOn) => changeRules({ autoEmoji: isOn })}
      />
    </Step>
  );
}

function Hint({ children }: { readonly children: string }) {
  return (
    <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', mt: -0.75 }}>
      {children}
    </Typography>
  );
}

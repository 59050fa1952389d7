import TextField from '@mui/material/TextField';
import { ChoiceChips } from '../../../shared/ui/ChoiceChips.tsx';
import { ControlSection } from '../../../shared/ui/ControlSection.tsx';
import { CARD_TYPES } from '../constants.ts';
import { CheckRow } from './CheckRow.tsx';
import { copy } from './copy.ts';
import { GoalChoice } from './GoalChoice.tsx';
import type { LookEditor } from './use-look-draft.ts';

const words = copy.card;

/** What the card shows: words or the clock, and the goal below it. */
export function CardContentSection({ editor }: { readonly editor: LookEditor }) {
  const { settings } = editor.draft;
  const { cardType, title, description, is24Hours, showsSeconds, keepsAwake, goalId } = settings;
  return (
    <ControlSection label={words.heading} level={3}>
      <ChoiceChips
        label={words.type}
        value={cardType}
        choices={CARD_TYPES}
        names={words.types}
        onChange={(type) => editor.set({ cardType: type })}
      />
      {cardType === 'text' ? (
        <>
          <TextField
            label={words.title}
            placeholder={words.titlePlaceholder}
            value={title}
            fullWidth
            onChange={({ target }) => editor.set({ title: target.value })}
          />
          <TextField
            label={words.description}
            placeholder={words.descriptionPlaceholder}
            value={description}
            fullWidth
            multiline
            minRows={2}
            maxRows={6}
            onChange={({ target }) => editor.set({ description: target.value })}
          />
        </>
      ) : (
        <div>
          <CheckRow label={words.hours} isOn={is24Hours} onChange={(isOn) => editor.set({ is24Hours: isOn })} />
          <CheckRow label={words.seconds} isOn={showsSeconds} onChange={(isOn) => editor.set({ showsSeconds: isOn })} />
          <CheckRow
            label={words.awake}
            hint={words.awakeHint}
            isOn={keepsAwake}
            onChange={(isOn) => editor.set({ keepsAwake: isOn })}
          />
        </div>
      )}
      <GoalChoice goalId={goalId} onChange={(id) => editor.set({ goalId: id })} />
    </ControlSection>
  );
}

import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { showToast } from '../../../shared/toast-store.ts';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { PROMPT_COPIED_MS } from '../constants.ts';
import { changeDraft } from '../draft/draft-actions.ts';
import { useDraft, useDraftStore } from '../draft/draft-store.ts';
import { TextArea } from '../draft/TextArea.tsx';
import { stepOf } from '../draft/typing-steps.ts';
import { toPrompt } from '../model/prompt.ts';
import { copy } from '../words.ts';
import { Step } from './Step.tsx';

const words = copy.prompt;

/** Makes the prompt for an AI from a theme (doc 3 §2, step 1). */
export function PromptStep() {
  const theme = useDraft((draft) => draft.promptTheme);
  const isReady = useDraftStore(({ place }) => place === 'here');
  const prompt = toPrompt(theme);
  return (
    <Step number={1} title={copy.steps.prompt} summary={words.summary}>
      <TextField
        label={words.theme}
        placeholder={words.placeholder}
        value={theme}
        size="small"
        fullWidth
        onChange={(event) => {
          const { value } = event.target;
          changeDraft((draft) => ({ ...draft, promptTheme: value }), stepOf('prompt', event));
        }}
        slotProps={{ htmlInput: { readOnly: !isReady, maxLength: 100 } }}
      />
      <TextArea aria-label={words.preview} value={prompt} rows={9} readOnly />
      <Row>
        <CopyButton
          variant="contained"
          text={prompt}
          label={words.copy}
          shownMs={PROMPT_COPIED_MS}
          onCopied={() => showToast(words.toast, { severity: 'success' })}
          onFailed={() => showToast(words.failed, { severity: 'error' })}
        />
      </Row>
    </Step>
  );
}

/** Wide enough for the words of both states, so that nothing moves. */
const Row = styled('div')({ display: 'flex', justifyContent: 'flex-end', '& > *': { minWidth: 148 } });

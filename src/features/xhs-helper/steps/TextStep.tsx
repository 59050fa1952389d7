import ClearIcon from '@mui/icons-material/BackspaceOutlined';
import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import FileIcon from '@mui/icons-material/FileOpenOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo } from 'react';
import { TEXT_FILLS_FIELD_CHARS } from '../constants.ts';
import { sealGesture } from '../draft/draft-actions.ts';
import { useDraft, useDraftStore } from '../draft/draft-store.ts';
import { TextArea } from '../draft/TextArea.tsx';
import { stepOf } from '../draft/typing-steps.ts';
import { countChars } from '../model/counts.ts';
import { copy } from '../words.ts';
import { Step } from './Step.tsx';
import { clearText, enterText, pasteText, pickText } from './text-actions.ts';

const words = copy.text;

/** Takes the raw text by typing, paste or file (doc 3 §2, step 2). Files are dropped anywhere on the page. */
export function TextStep() {
  const text = useDraft((draft) => draft.text);
  const isReady = useDraftStore(({ place }) => place === 'here');
  // Counting a long text must not delay its next key.
  const counted = useDeferredValue(text);
  const chars = useMemo(() => countChars(counted), [counted]);
  const paragraphs = useMemo(() => counted.split(/\n\s*\n/).filter((part) => part.trim() !== '').length, [counted]);
  return (
    <Step number={2} title={copy.steps.text} summary={words.summary(chars)} isOpenFirst>
      <RawText
        aria-label={words.label}
        aria-describedby={COUNT_ID}
        placeholder={words.placeholder}
        value={text}
        rows={9}
        data-long={text.length > TEXT_FILLS_FIELD_CHARS}
        readOnly={!isReady}
        onChange={(event) => enterText(event.target.value, stepOf('text', event))}
        onBlur={sealGesture}
      />
      <Row>
        <span id={COUNT_ID}>{words.count(chars, paragraphs)}</span>
        <Button size="small" startIcon={<PasteIcon />} onClick={() => void pasteText()}>
          {words.paste}
        </Button>
        <Button size="small" startIcon={<FileIcon />} onClick={() => void pickText()}>
          {words.open}
        </Button>
        <Button size="small" color="inherit" startIcon={<ClearIcon />} disabled={text === ''} onClick={clearText}>
          {words.clear}
        </Button>
      </Row>
    </Step>
  );
}

const COUNT_ID = 'card-text-count';

/** Where the browser can, the field grows with its text; a long one is laid out apart from the page. */
const RawText = styled(TextArea)({
  fieldSizing: 'content',
  minHeight: '10lh',
  maxHeight: '17lh',
  '&[data-long="true"]': { fieldSizing: 'fixed', height: '17lh', contain: 'strict' },
});

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  marginTop: theme.spacing(-1),
  '& > span:first-of-type': {
    flex: 1,
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
}));

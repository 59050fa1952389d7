import DownloadIcon from '@mui/icons-material/FolderZipOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ReactNode, useMemo, useState } from 'react';
import { countGraphemes } from '../../../core/text/grapheme-scanner.ts';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { POST_CAPTION_MAX_CHARS, POST_TITLE_MAX_CHARS } from '../constants.ts';
import { changeDraft, sealGesture } from '../draft/draft-actions.ts';
import { useDraft } from '../draft/draft-store.ts';
import { normalizeTags, type PostKit, toPostKit } from '../model/post-kit.ts';
import { copy } from '../words.ts';
import { downloadZip } from './export-deck.ts';

interface PostKitDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const words = copy.kit;

/** Title, caption, tags and pictures of the post, to be copied or downloaded in one step. */
export function PostKitDialog({ isOpen, onClose }: PostKitDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title={words.title} width="sm" onClose={onClose}>
      <KitForm onClose={onClose} />
    </FormDialog>
  );
}

function KitForm({ onClose }: { readonly onClose: () => void }) {
  const title = useDraft((draft) => draft.title);
  const text = useDraft((draft) => draft.text);
  const tags = useDraft((draft) => draft.tags);
  const kit = useMemo(() => toPostKit({ title, text, tags }), [title, text, tags]);
  const download = () => {
    onClose();
    downloadZip([{ name: words.textFile, blob: new Blob([toText(kit)], { type: 'text/plain' }) }]);
  };
  return (
    <Parts>
      <p>{words.intro}</p>
      <TitlePart title={title} kit={kit} />
      <TagsPart tags={tags} kit={kit} />
      <Part label={words.copyCaption} text={kit.caption}>
        <TextField
          label={words.caption}
          value={kit.caption}
          helperText={counter(kit.caption, POST_CAPTION_MAX_CHARS)}
          multiline
          minRows={4}
          maxRows={8}
          fullWidth
          slotProps={{ input: { readOnly: true, sx: { typography: 'body2' } } }}
        />
      </Part>
      {kit.isShortened && <small>{words.captionShort}</small>}
      <div className="actions">
        <CopyButton variant="outlined" text={toText(kit)} label={words.copyAll} />
        <Button variant="contained" startIcon={<DownloadIcon />} onClick={download}>
          {words.download}
        </Button>
      </div>
    </Parts>
  );
}

function TitlePart({ title, kit }: { readonly title: string; readonly kit: PostKit }) {
  const isLong = countGraphemes(title.trim()) > POST_TITLE_MAX_CHARS;
  return (
    <Part label={words.copyTitle} text={kit.title}>
      <TextField
        label={words.heading}
        value={title}
        placeholder={kit.title}
        helperText={`${isLong ? words.headingShort : words.headingHint} · ${counter(title || kit.title, POST_TITLE_MAX_CHARS)}`}
        size="small"
        fullWidth
        onChange={({ target }) => changeDraft((draft) => ({ ...draft, title: target.value }), 'title')}
        onBlur={sealGesture}
        slotProps={{ htmlInput: { maxLength: POST_TITLE_MAX_CHARS * 2 }, inputLabel: { shrink: true } }}
      />
    </Part>
  );
}

/** The field keeps the text as typed; the draft gets whole tags. */
function TagsPart({ tags, kit }: { readonly tags: readonly string[]; readonly kit: PostKit }) {
  const [entered, setEntered] = useState(tags.join(' '));
  const shown = words.tagsShown(kit.tags);
  return (
    <Part label={words.copyTags} text={shown}>
      <TextField
        label={words.tags}
        value={entered}
        helperText={shown === '' ? words.tagsHint : shown}
        size="small"
        fullWidth
        onChange={({ target }) => {
          setEntered(target.value);
          changeDraft((draft) => ({ ...draft, tags: readTags(target.value) }), 'tags');
        }}
        onBlur={sealGesture}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200 } }}
      />
    </Part>
  );
}

interface PartProps {
  readonly label: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Part({ label, text, children }: PartProps) {
  return (
    <div className="part">
      {children}
      <CopyButton size="small" text={text} label={label} disabled={text === ''} />
    </div>
  );
}

/** Tags are divided by white space, commas and number signs. */
function readTags(entered: string): readonly string[] {
  return normalizeTags(entered.split(/[\s,\uff0c\u3001#\uff03]+/));
}

function toText({ title, caption }: PostKit): string {
  return `${title}\n\n${caption}`;
}

function counter(text: string, max: number): string {
  return words.counter(countGraphemes(text), max);
}

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& .part': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 108px',
    alignItems: 'start',
    gap: theme.spacing(1),
    paddingTop: theme.spacing(0.5),
    '& > button': { marginTop: theme.spacing(0.5) },
  },
  '& .actions': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: theme.spacing(1) },
}));

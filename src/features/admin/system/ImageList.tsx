import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SYSTEM_LIMITS } from '../../../core/contracts/admin-system.ts';
import { useCanDrop } from '../../../shared/hooks/use-can-drop.ts';
import { isComposing } from '../../../shared/ime.ts';
import { ControlSection } from '../../../shared/ui/ControlSection.tsx';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { FileDropArea } from '../../../shared/ui/FileDropArea.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { ImageRow } from './ImageRow.tsx';
import {
  addImages,
  changeAddress,
  changeInterval,
  type ImageListName,
  moveImage,
  type PortalDraft,
  readInterval,
  removeImage,
} from './model/portal-draft.ts';
import { UPLOAD_ACCEPT } from './upload-picture.ts';
import { useUploads } from './use-uploads.ts';

interface ImageListProps {
  readonly name: ImageListName;
  readonly draft: PortalDraft;
  /** Shows the problems of all fields. */
  readonly isChecked: boolean;
  readonly onEdit: (edit: (draft: PortalDraft) => PortalDraft) => void;
}

const words = copy.portal;
const { imagesPerList, intervalMin, intervalMax } = SYSTEM_LIMITS;

/** One list of pictures, in their order, with the time that each is shown. */
export function ImageList({ name, draft, isChecked, onEdit }: ImageListProps) {
  const { images, interval } = draft.lists[name];
  const [said, setSaid] = useState('');
  const canDrop = useCanDrop();
  const uploads = useUploads((path) => onEdit((now) => addImages(now, name, [path])));
  const room = imagesPerList - images.length;
  const isBadInterval = readInterval(interval) === null;
  return (
    <ControlSection
      label={words.lists[name]}
      level={3}
      action={<Count>{words.count(images.length, imagesPerList)}</Count>}
    >
      {images.length === 0 && <Count>{words.none}</Count>}
      <Rows>
        {images.map(({ id, address }, at) => (
          <ImageRow
            key={id}
            address={address}
            place={at + 1}
            isLast={at === images.length - 1}
            isChecked={isChecked}
            onChange={(text) => onEdit((now) => changeAddress(now, name, id, text))}
            onMove={(step) => {
              onEdit((now) => moveImage(now, name, id, step));
              setSaid(words.moved(at + 1 + step));
            }}
            onRemove={() => {
              onEdit((now) => removeImage(now, name, id));
              setSaid(words.removed(at + 1));
            }}
          />
        ))}
      </Rows>
      {uploads.problems.length > 0 && (
        <ErrorAlert title={copy.uploads.together(uploads.problems)} onClose={uploads.clearProblems} />
      )}
      <FileDropArea
        accept={UPLOAD_ACCEPT}
        isMultiple
        isDisabled={room === 0 || uploads.isBusy}
        hint={uploads.stored > 0 ? words.uploaded(uploads.stored) : words.dropHint(canDrop)}
        buttonLabel={uploads.isBusy ? words.uploading : words.upload}
        onFiles={(files) => void uploads.upload(files, room)}
      />
      <Controls>
        <TextField
          size="small"
          label={words.intervals[name]}
          value={interval}
          error={isBadInterval}
          helperText={(isBadInterval ? words.badInterval : words.intervalHint)(intervalMin, intervalMax)}
          onChange={({ target }) => onEdit((now) => changeInterval(now, name, target.value))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
          }}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
        <Button
          startIcon={<AddIcon />}
          disabled={room === 0}
          onClick={() => onEdit((now) => addImages(now, name, ['']))}
        >
          {words.add}
        </Button>
      </Controls>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </ControlSection>
  );
}

const Rows = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
}));

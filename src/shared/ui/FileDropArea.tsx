import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type DragEvent, type ReactNode, useState } from 'react';
import { filesOf, holdsFile, pickFiles } from '../../platform/file-read.ts';
import { copy } from '../copy.ts';
import { tint } from '../look/tint.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface FileDropAreaProps {
  /** As in the attribute of a file input. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  /** What may be dropped here. */
  readonly hint: ReactNode;
  readonly buttonLabel?: string;
  /** Not checked yet: dropped files need not match `accept`. Never empty. */
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * Takes files by drag and drop or, by keyboard and touch, through its button. Says aloud which files it reads; its owner says
 * which of them were taken.
 */
export function FileDropArea(props: FileDropAreaProps) {
  const { accept, isMultiple = false, isDisabled = false, hint, buttonLabel = copy.files.choose, onFiles } = props;
  const [isOver, setIsOver] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  const receive = (files: readonly File[]) => {
    const taken = isMultiple ? files : files.slice(0, 1);
    if (taken.length === 0) return;
    setAnnouncement(copy.files.reading(taken.map(({ name }) => name)));
    onFiles(taken);
  };
  const follow = (event: DragEvent) => {
    if (isDisabled || !holdsFile(event.dataTransfer)) return;
    event.preventDefault();
    if (!isOver) setAnnouncement(copy.files.release);
    setIsOver(true);
  };

  return (
    <Area
      data-over={isOver}
      onDragEnter={follow}
      onDragOver={follow}
      onDragLeave={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        if (isDisabled || !holdsFile(event.dataTransfer)) return;
        event.preventDefault();
        receive(filesOf(event.dataTransfer));
      }}
    >
      <p>{isOver ? copy.files.release : hint}</p>
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={isDisabled}
        onClick={() => void pickFiles(accept, isMultiple).then(receive)}
      >
        {buttonLabel}
      </Button>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Area>
  );
}

const Area = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(3),
  border: `1px dashed ${theme.vars.palette.control}`,
  borderRadius: theme.radius.control,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  '& p': { margin: 0 },
  '&[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    background: tint(theme.vars.palette.primary.main, 8),
  },
}));

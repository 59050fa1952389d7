import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useCanDrop } from '../../../shared/hooks/use-can-drop.ts';
import { isComposing } from '../../../shared/ime.ts';
import { FileDropArea } from '../../../shared/ui/FileDropArea.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { IMAGES_MAX, WALLPAPER_SITE_URL } from '../constants.ts';
import { parseImageUrl } from '../model/images.ts';
import { copy } from './copy.ts';
import { IMAGE_TYPES, receiveImage } from './receive-image.ts';
import type { NewPicture } from './use-look-draft.ts';

export interface AddImageProps {
  readonly isMultiple: boolean;
  /** Pictures that still have a place. */
  readonly room: number;
  readonly onAdd: (picture: NewPicture) => void;
  readonly onOversize: (file: { readonly name: string; readonly size: number }) => void;
  readonly onTutorial: () => void;
}

const words = copy.images;

/** Adds pictures by upload or by address (doc 2 §2). Says aloud what could not be added. */
export function AddImage({ isMultiple, room, onAdd, onOversize, onTutorial }: AddImageProps) {
  const [isPreparing, setPreparing] = useState(false);
  const canDrop = useCanDrop();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<readonly string[]>([]);
  const closing = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);

  const receive = async (files: readonly File[]) => {
    const signal = closing.current?.signal;
    if (signal === undefined) return;
    const left = Math.max(0, files.length - room);
    setProblems(left > 0 ? [words.full(IMAGES_MAX, left)] : []);
    setAdded([]);
    setPreparing(true);
    try {
      for (const file of files.slice(0, room)) {
        const received = await receiveImage(file, signal);
        if (received.kind === 'ready') {
          onAdd({ type: 'blob', blob: received.blob, name: received.name });
          setAdded((before) => [...before, received.name]);
        } else if (received.kind === 'oversize') onOversize(received);
        else setProblems((before) => [...before, received.reason]);
      }
      setPreparing(false);
    } catch {
      // The dialog was closed while a picture was being prepared.
    }
  };
  const addAddress = (address: string) => {
    const url = parseImageUrl(address);
    const isFull = room === 0;
    setProblems(isFull ? [words.full(IMAGES_MAX, 0)] : url === null ? [words.badAddress] : []);
    if (isFull || url === null) return false;
    onAdd({ type: 'url', url, name: words.urlName });
    return true;
  };

  return (
    <Ways>
      <FileDropArea
        accept={IMAGE_TYPES.join()}
        isMultiple={isMultiple}
        isDisabled={isPreparing}
        hint={isPreparing ? words.preparing : words.hint(canDrop)}
        buttonLabel={words.upload}
        onFiles={(files) => void receive(files)}
      />
      <AddressField onAdd={addAddress} />
      <p>
        <Link component="button" type="button" onClick={onTutorial}>
          {words.tutorial}
        </Link>
        <Link href={WALLPAPER_SITE_URL} target="_blank" rel="noopener noreferrer">
          {words.find}
        </Link>
      </p>
      <VisuallyHidden role="status">{added.length === 0 ? '' : words.added(added)}</VisuallyHidden>
      {problems.length > 0 && (
        <Problems role="alert">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Problems>
      )}
    </Ways>
  );
}

/** `onAdd` returns false for a text that is no address, which then stays. */
function AddressField({ onAdd }: { readonly onAdd: (address: string) => boolean }) {
  const [address, setAddress] = useState('');
  const add = () => {
    if (onAdd(address)) setAddress('');
  };
  return (
    <Row>
      <TextField
        size="small"
        fullWidth
        type="url"
        label={words.address}
        placeholder={words.addressPlaceholder}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          // Enter in this field adds the image; the form is saved by its button.
          event.preventDefault();
          add();
        }}
      />
      <Button variant="outlined" disabled={address.trim() === ''} onClick={add}>
        {words.add}
      </Button>
    </Row>
  );
}

const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > p': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2), margin: 0, ...theme.typography.body2 },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  '& .MuiButton-root': { flex: 'none' },
}));

const Problems = styled('div')(({ theme }) => ({ color: theme.vars.palette.error.main, ...theme.typography.body2 }));

import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useRoom } from '../hooks/room-context.ts';
import { copy } from '../words.ts';

interface PicturePreviewProps {
  readonly fileId: string;
  readonly name: string;
}

/**
 * A picture, drawn from its pixels: a received file is never shown as a document of this origin (trap T6). Nothing for a
 * file that is no safe picture.
 */
export function PicturePreview({ fileId, name }: PicturePreviewProps) {
  const { session } = useRoom();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    let isMounted = true;
    const draw = (bitmap: ImageBitmap | null) => {
      if (bitmap === null) return;
      const target = canvas.current;
      if (isMounted && target !== null) {
        target.width = bitmap.width;
        target.height = bitmap.height;
        target.getContext('2d')?.drawImage(bitmap, 0, 0);
        setDrawn(true);
      }
      bitmap.close();
    };
    session.files.preview(fileId).then(draw, () => undefined);
    return () => {
      isMounted = false;
    };
  }, [session, fileId]);

  return <Canvas ref={canvas} role="img" aria-label={copy.file.picture(name)} hidden={!isDrawn} />;
}

const Canvas = styled('canvas')(({ theme }) => ({
  justifySelf: 'center',
  maxWidth: '100%',
  maxHeight: 240,
  borderRadius: theme.radius.small,
  '&[hidden]': { display: 'none' },
}));

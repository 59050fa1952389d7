import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { formatSize } from '../../../shared/files/size-text.ts';
import { copy } from './copy.ts';
import type { Picture } from './model/describe-value.ts';

type Decoding =
  | { readonly step: 'decoding' }
  | { readonly step: 'broken' }
  | { readonly step: 'shown'; readonly width: number; readonly height: number };

/** A picture in the value, decoded to a bitmap: it is neither an address nor a document. */
export function PictureFact({ picture }: { readonly picture: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [decoding, setDecoding] = useState<Decoding>({ step: 'decoding' });

  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const bitmap = await createImageBitmap(new Blob([picture.bytes], { type: picture.type }));
      const { width, height } = bitmap;
      if (!isGone && canvas.current !== null) {
        Object.assign(canvas.current, { width, height });
        canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
        setDecoding({ step: 'shown', width, height });
      }
      bitmap.close();
    };
    draw().catch(() => !isGone && setDecoding({ step: 'broken' }));
    return () => {
      isGone = true;
    };
  }, [picture]);

  const words =
    decoding.step === 'shown'
      ? copy.pictureSize(decoding.width, decoding.height, formatSize(picture.bytes.length))
      : decoding.step === 'broken'
        ? copy.pictureBroken
        : '';
  return (
    <Frame>
      <canvas ref={canvas} role="img" aria-label={copy.picture} hidden={decoding.step !== 'shown'} />
      <span>{words}</span>
    </Frame>
  );
}

const Frame = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(0.5, 1),
  '& canvas': {
    maxWidth: '100%',
    maxHeight: 120,
    objectFit: 'contain',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.small,
    // Shows through transparent parts in light and dark.
    background: `repeating-conic-gradient(${theme.vars.palette.divider} 0 25%, transparent 0 50%) 0 0 / 12px 12px`,
  },
  '& canvas[hidden]': { display: 'none' },
}));

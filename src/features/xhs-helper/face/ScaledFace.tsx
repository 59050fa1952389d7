import { styled } from '@mui/material/styles';
import { CARD_SIZES } from '../constants.ts';
import type { CardFaceInput } from '../model/face.ts';
import { CardFace } from './CardFace.tsx';

interface Props extends CardFaceInput {
  /** Width in CSS pixels; the height follows. */
  readonly widthPx: number;
}

/** A picture at another width, pixel for pixel the same drawing. */
export function ScaledFace({ widthPx, ...input }: Props) {
  const size = CARD_SIZES[input.style.size];
  const scale = widthPx / size.widthPx;
  return (
    <Window style={{ width: widthPx, height: size.heightPx * scale }}>
      <Scaled style={{ transform: `scale(${scale})` }}>
        <CardFace {...input} />
      </Scaled>
    </Window>
  );
}

const Window = styled('div')({ position: 'relative', overflow: 'hidden', flexShrink: 0 });
const Scaled = styled('div')({ position: 'absolute', left: 0, top: 0, transformOrigin: '0 0' });

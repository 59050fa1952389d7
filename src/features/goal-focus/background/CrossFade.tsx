import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { CROSS_FADE_MS } from '../constants.ts';

interface CrossFadeProps {
  /** Address of the image; null for the solid color below. */
  readonly source: string | null;
}

interface Layers {
  readonly sources: readonly [string | null, string | null];
  /** Index of the layer in front. */
  readonly front: 0 | 1;
}

/**
 * Two layers that cross-fade (doc 2 §4). An image is decoded before its layer appears, so that it never comes in pieces; an
 * image that fails to load is used all the same. Only opacity changes, which costs no layout and no paint.
 */
export function CrossFade({ source }: CrossFadeProps) {
  const [layers, setLayers] = useState<Layers>({ sources: [null, null], front: 0 });
  useEffect(() => {
    let isCurrent = true;
    void decode(source).then(() => {
      if (isCurrent) setLayers((before) => bringToFront(before, source));
    });
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return (
    <Root aria-hidden="true">
      {layers.sources.map((each, index) => (
        <Layer key={index === 0 ? 'first' : 'second'} data-front={index === layers.front}>
          {each !== null && <img src={each} alt="" draggable={false} />}
        </Layer>
      ))}
    </Root>
  );
}

async function decode(source: string | null): Promise<void> {
  if (source === null) return;
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
  } catch {
    // A broken image shows as an empty layer; the next one follows in its turn.
  }
}

function bringToFront({ sources, front }: Layers, source: string | null): Layers {
  if (sources[front] === source) return { sources, front };
  return front === 0 ? { sources: [sources[0], source], front: 1 } : { sources: [source, sources[1]], front: 0 };
}

const Root = styled('div')({ position: 'absolute', inset: 0, overflow: 'hidden' });

const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${CROSS_FADE_MS}ms ease-in-out`,
  '&[data-front="true"]': { opacity: 1 },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  [MEDIA.reducedMotion]: { transitionDuration: '1ms' },
});

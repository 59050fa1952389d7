import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { CROSS_FADE_MS } from '../constants.ts';
import { SCENE } from '../palette.ts';
import { lightOf, type OpenedPicture } from './open-picture.ts';

interface CrossFadeProps {
  /** What to show; null for the solid color below. */
  readonly source: string | null;
  /** Opens a source. A rejection shows an empty layer. The same function as long as sources mean the same pictures. */
  readonly open: (source: string) => Promise<OpenedPicture>;
  /** The picture that is in front from now on; null for the solid color. It is still fading in. */
  readonly onShown: (picture: OpenedPicture | null) => void;
  /** In percent. */
  readonly brightness: number;
  readonly blurPx: number;
}

interface Layers {
  readonly pictures: readonly [OpenedPicture | null, OpenedPicture | null];
  /** Index of the layer in front. */
  readonly front: 0 | 1;
}

/**
 * Two layers that cross-fade (doc 2 §4). A picture is decoded before its layer appears, so that it never comes in pieces; a
 * picture that fails to load is used all the same. Two pictures are open at most, besides a loading one (trap T62).
 * Only opacity changes, which costs no layout and no paint.
 */
export function CrossFade({ source, open, onShown, brightness, blurPx }: CrossFadeProps) {
  const [layers, setLayers] = useState<Layers>({ pictures: [null, null], front: 0 });
  const openPictures = useRef(new Set<OpenedPicture>());
  const show = useEffectEvent((picture: OpenedPicture | null) => {
    const next = bringToFront(layers, picture);
    setLayers(next);
    for (const each of openPictures.current) {
      if (next.pictures.includes(each)) continue;
      each.close();
      openPictures.current.delete(each);
    }
    onShown(picture);
  });
  useEffect(() => {
    let isCurrent = true;
    void openAndDecode(source, open).then((picture) => {
      if (!isCurrent) return picture?.close();
      if (picture !== null) openPictures.current.add(picture);
      show(picture);
    });
    return () => {
      isCurrent = false;
    };
  }, [source, open]);
  useEffect(() => {
    const pictures = openPictures.current;
    return () => {
      for (const picture of pictures) picture.close();
      pictures.clear();
    };
  }, []);
  return (
    <Root aria-hidden="true">
      {layers.pictures.map((picture, index) => (
        <Layer key={index === 0 ? 'first' : 'second'} data-front={index === layers.front}>
          {picture !== null && (
            <>
              <img
                src={picture.url}
                alt=""
                draggable={false}
                style={blurPx === 0 ? {} : { filter: `blur(${blurPx}px)`, ...spread(blurPx) }}
              />
              <Shade style={{ opacity: 1 - lightOf(picture, brightness) }} />
            </>
          )}
        </Layer>
      ))}
    </Root>
  );
}

async function openAndDecode(source: string | null, open: CrossFadeProps['open']): Promise<OpenedPicture | null> {
  if (source === null) return null;
  try {
    const picture = await open(source);
    const image = new Image();
    image.src = picture.url;
    // A broken image shows as an empty layer; the next one follows in its turn.
    await image.decode().catch(() => undefined);
    return picture;
  } catch {
    return null;
  }
}

function bringToFront({ pictures, front }: Layers, picture: OpenedPicture | null): Layers {
  if (pictures[front] === picture) return { pictures, front };
  return front === 0 ? { pictures: [pictures[0], picture], front: 1 } : { pictures: [picture, pictures[1]], front: 0 };
}

/** A blurred picture fades at its edges, so it is drawn larger by the reach of the blur. */
function spread(blurPx: number) {
  const reach = 2 * blurPx;
  const size = `calc(100% + ${2 * reach}px)`;
  return { position: 'absolute', top: -reach, left: -reach, width: size, height: size } as const;
}

const Root = styled('div')({ position: 'absolute', inset: 0, overflow: 'hidden', borderRadius: 'inherit' });

const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  opacity: 0,
  transition: `opacity ${CROSS_FADE_MS}ms ease-in-out`,
  '&[data-front="true"]': { opacity: 1 },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  [MEDIA.reducedMotion]: { transitionDuration: '1ms' },
});

/** Darkens what lies below by its opacity. */
export const Shade = styled('div')({ position: 'absolute', inset: 0, background: SCENE.dark, pointerEvents: 'none' });

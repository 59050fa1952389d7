import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { paintBackdrop, type Scenery } from './backdrop.ts';

interface BackdropProps {
  readonly scenery: Scenery;
  /** 0 … 24; null before it is known. */
  readonly hour: number | null;
}

/**
 * What lies behind the swarm, painted when its size, its hour or its scenery changes. The pond's own canvas is transparent, so
 * a frame of the swarm costs nothing for it. One pixel per CSS pixel: distance looks soft.
 */
export function Backdrop({ scenery, hour }: BackdropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null || hour === null) return;
    const paint = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      element.width = width;
      element.height = height;
      const context = element.getContext('2d', { alpha: false });
      if (context !== null) paintBackdrop(context, { width, height }, scenery, hour);
    };
    paint();
    let [width, height] = [element.clientWidth, element.clientHeight];
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width && element.clientHeight === height) return;
      [width, height] = [element.clientWidth, element.clientHeight];
      paint();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scenery, hour]);
  return hour === null ? null : <Canvas ref={canvas} aria-hidden="true" data-scenery={scenery} />;
}

const appear = keyframes({ from: { opacity: 0 } });

const Canvas = styled('canvas')({
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  animation: `${appear} 400ms ease-out`,
  [MEDIA.reducedMotion]: { animation: 'none' },
});

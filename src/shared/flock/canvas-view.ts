import type { FlockView } from '../../bridges/flock-bridge.ts';

/** The view of a pond whose canvas fills `element`. */
export function measureView(element: HTMLElement): FlockView {
  return {
    width: Math.max(element.clientWidth, 1),
    height: Math.max(element.clientHeight, 1),
    pixelRatio: window.devicePixelRatio,
  };
}

/**
 * Watches the element's size, and the display's pixel ratio, which changes with the zoom and between screens.
 * @returns a function that stops watching.
 */
export function watchView(element: HTMLElement, onView: (view: FlockView) => void): () => void {
  const onChange = () => onView(measureView(element));
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    if (!isFirst) onChange();
    isFirst = false;
  });
  observer.observe(element);
  const controller = new AbortController();
  const watchRatio = () => {
    const list = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const onRatio = () => {
      onChange();
      watchRatio();
    };
    list.addEventListener('change', onRatio, { once: true, signal: controller.signal });
  };
  watchRatio();
  return () => {
    observer.disconnect();
    controller.abort();
  };
}

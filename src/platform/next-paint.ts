/** A page in the background has no frames. */
const WITHOUT_FRAMES_MS = 100;

/** Resolves when what stands in the document is painted, so that long work does not delay it. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, WITHOUT_FRAMES_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The frame is painted after this task.
      setTimeout(resolve);
    });
  });
}

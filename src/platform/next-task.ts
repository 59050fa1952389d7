/** Resolves in a later task, so that long work lets the page paint and take input in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Text that exists only on the page. A feature declares it while it exists; the shell asks before anything that would
 * lose it, such as reloading for a new version.
 */
const declared = new Map<symbol, string>();

/** `label` names the work to the visitor. Call the returned function when it is saved or gone. */
export function declareUnsavedWork(label: string): () => void {
  const key = Symbol(label);
  declared.set(key, label);
  return () => {
    declared.delete(key);
  };
}

/** Names of everything unsaved, each once, oldest first. */
export function listUnsavedWork(): string[] {
  return [...new Set(declared.values())];
}

type Listener = () => void;

const listeners = new Set<Listener>();

/** Reports that the server refused a call for lack of rights, so the rights known here are out of date. */
export function reportAccessRefusal(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` at every refusal until the returned function is called. */
export function onAccessRefusal(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

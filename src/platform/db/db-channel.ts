interface DbChannel {
  /** Notifies this tab's handlers and those of all other tabs. */
  announce(stores: readonly string[]): void;
  onChange(handler: (stores: readonly string[]) => void): () => void;
  close(): void;
}

/** Announces written stores to all tabs; without `BroadcastChannel` in the browser, to this tab only. */
export function createDbChannel(name: string): DbChannel {
  const handlers = new Set<(stores: readonly string[]) => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`mythinkn_db_${name}`);
  const notify = (stores: readonly string[]) => {
    for (const handler of [...handlers]) handler(stores);
  };
  channel?.addEventListener('message', ({ data }) => {
    // A tab of another release may send a different message.
    if (Array.isArray(data) && data.every((store) => typeof store === 'string')) notify(data);
  });
  return {
    announce(stores) {
      channel?.postMessage([...stores]);
      notify(stores);
    },
    onChange(handler) {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    close() {
      channel?.close();
      handlers.clear();
    },
  };
}

/** Reports that sessions of a user have ended, to whatever stays open for a session. */
export interface SessionEnds {
  /** Call it when the change is stored. */
  note(userId: string): void;
  /** Receives the ids of users of whom at least one session has ended in this process. */
  onEnd(listener: (userId: string) => void): void;
}

export function createSessionEnds(): SessionEnds {
  const listeners: ((userId: string) => void)[] = [];
  return {
    note(userId) {
      for (const listener of listeners) listener(userId);
    },
    onEnd: (listener) => void listeners.push(listener),
  };
}

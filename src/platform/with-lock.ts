/** Runs one job of this name at a time in all tabs. Without Web Locks (insecure address), tabs do not wait for each other. */
export function withLock<T>(name: string, job: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? null : (navigator.locks as LockManager | undefined);
  return locks ? locks.request(name, job) : job();
}

/** Makes a call. The visitor may cancel the question for the password that it asks; that is no failure. */
export async function unlessCancelled<Reply>(call: () => Promise<Reply>): Promise<Reply | 'cancelled'> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
}

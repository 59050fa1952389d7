/** A time in words: long date and clock time, down to the second where `isExact`. */
export function formatTime(at: number, isExact = false): string {
  return new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeStyle: isExact ? 'medium' : 'short' }).format(at);
}

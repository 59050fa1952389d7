/** `sessionStorage`, which lives as long as its tab. Where it is refused, reads find nothing and writes return `false`. */
export const sessionTextStorage = {
  read(key: string): string | null {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, text: string): boolean {
    try {
      window.sessionStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Storage that cannot be reached holds nothing to remove.
    }
  },
};

/** How a long text is cut into windows. In UTF-16 units. */
export interface WindowSizes {
  readonly window: number;
  /** No token is begun closer than this to the end of a window that is not the last; longer looks ahead do not exist. */
  readonly reserve: number;
  /** A token that ends closer than this to the end of such a window may have been misread. */
  readonly margin: number;
  /** What a window keeps of the text that was read, for looks behind. */
  readonly behind: number;
  /** Length that is read without a turn for other work. */
  readonly turn: number;
}

const NARROW: WindowSizes = {
  window: 5 << 19,
  reserve: 5 << 18,
  margin: 1 << 16,
  behind: 1 << 14,
  turn: 1 << 17,
};

/** Tried in turn: a text with a string or comment that is too long for a window is read with the next. */
export const WINDOW_SIZES: readonly WindowSizes[] = [NARROW, { ...NARROW, window: 16 << 20, reserve: 12 << 20 }];

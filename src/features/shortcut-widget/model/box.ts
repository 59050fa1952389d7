/** A rectangle in the coordinates of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The top left corner of the widget in the coordinates of the window. */
export interface Point {
  readonly left: number;
  readonly top: number;
}

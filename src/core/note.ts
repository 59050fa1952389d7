/** A note: frequency in hertz, start in seconds from now, and how long it fades. */
export interface Note {
  readonly hz: number;
  readonly atS: number;
  readonly fadeS: number;
}

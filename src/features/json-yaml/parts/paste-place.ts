/** Where a text is pasted in a field or an editor. */
export interface PastePlace {
  /** Whether the selection is the whole text. */
  readonly replacesAll: boolean;
  /** Length in UTF-16 units of the text that stays. */
  readonly keptLength: number;
  /** The whole text after the paste. */
  readonly join: (pasted: string) => string;
}

/** May handle a paste; true keeps the editor from inserting it. */
export type PasteHandler = (transfer: DataTransfer, place: PastePlace) => boolean;

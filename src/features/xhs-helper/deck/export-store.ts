import { create } from 'zustand';

/** A rendered picture that the visitor saves by hand. */
export interface RenderedPicture {
  readonly number: number;
  readonly blob: Blob;
}

interface ExportState {
  /** The batch under way; null for none. */
  readonly batch: { readonly done: number; readonly total: number } | null;
  /** Pictures to be saved by a long press, where the browser refuses downloads; empty for none. */
  readonly pictures: readonly RenderedPicture[];
}

/** The export under way. */
export const useExportStore = create<ExportState>(() => ({ batch: null, pictures: [] }));

import type { StoreApi } from 'zustand/vanilla';
import type { TransferState } from '../model/transfer.ts';

export type { TransferFailure, TransferState } from '../model/transfer.ts';

interface SharedFileBase {
  readonly fileId: string;
  /** Sanitised. */
  readonly name: string;
  readonly bytes: number;
  readonly mimeType: string;
}

/** A file of the conversation. */
export type SharedFile =
  | (SharedFileBase & {
      readonly direction: 'sent';
      /** Taken back from everybody, for good. */
      readonly isWithdrawn: boolean;
      /** The name of the one device that it is for; null for everyone. */
      readonly onlyFor: string | null;
      /** The name of the leading device that passes it on, and could read it; null where no device needs that. */
      readonly relayedBy: string | null;
      /** This page no longer has the bytes: the file continues when the visitor chooses it again. */
      readonly needsFile: boolean;
      /** One entry per device that it was offered to. */
      readonly receivers: readonly {
        readonly peerId: string;
        readonly username: string;
        readonly state: TransferState;
      }[];
    })
  | (SharedFileBase & {
      readonly direction: 'received';
      readonly peerId: string;
      readonly userId: string;
      readonly username: string;
      /** For this device only. */
      readonly isPrivate: boolean;
      readonly relayedBy: string | null;
      readonly state: TransferState;
      /** Whether `preview` may give a picture. */
      readonly isPicture: boolean;
      /** What a paused file waits for: the connection, its sender, or that its sender chooses the file again. */
      readonly waitsFor: 'connection' | 'sender' | 'file';
    });

export interface FilesState {
  readonly files: ReadonlyMap<string, SharedFile>;
}

/** Why a file was not offered. `too-many`: at once; `room-full`: since this device has entered; `other-file`: another one is needed; `away`: the one device that it is for. */
export type OfferRefusal =
  | 'too-large'
  | 'unreadable'
  | 'not-in-room'
  | 'too-many'
  | 'room-full'
  | 'other-file'
  | 'away';

export interface OfferOutcome {
  /** Ids of the files that were offered, in order. */
  readonly offered: readonly string[];
  /** Names of the files that continue one of before a reload. */
  readonly continued: readonly string[];
  readonly refused: readonly { readonly name: string; readonly reason: OfferRefusal }[];
}

/** `gone`: names of the files whose bytes are no longer there. */
export type SaveAllOutcome =
  | { readonly type: 'saved'; readonly savedIds: readonly string[]; readonly gone: readonly string[] }
  | { readonly type: 'cancelled' }
  | { readonly type: 'failed' };

/** The files of a room as the screens use them. */
export interface FileSession {
  readonly store: StoreApi<FilesState>;
  /**
   * Offers files to the room's target or, without one, to everyone in the room, also to those who come later. A file that was offered
   * before a reload continues: the same name, size and first slice. With `needed`, only those files are taken. Never rejects.
   */
  offer(files: readonly File[], needed?: readonly string[]): Promise<OfferOutcome>;
  accept(fileId: string): void;
  decline(fileId: string): void;
  /**
   * Stops a received file, or withdraws a sent one: it is not sent to anybody again. `peerId` stops a sent file for one receiver
   * only, until `retry`.
   */
  cancel(fileId: string, peerId?: string): void;
  /** Begins a failed or cancelled file again, unless it is withdrawn; slices that have arrived are kept. */
  retry(fileId: string, peerId?: string): void;
  /** Downloads a received file under its sanitised name. @throws AppError when its bytes are gone. */
  save(fileId: string): Promise<void>;
  /**
   * Saves received files as one ZIP, named as the folder that they share or else as `archiveName`. Call from a user gesture. Never
   * rejects. `onFile` counts the files.
   */
  saveAll(fileIds: readonly string[], archiveName: string, onFile: (count: number) => void): Promise<SaveAllOutcome>;
  /** A complete or an own file, for another page of the product. @throws AppError `file-gone`. */
  read(fileId: string): Promise<File>;
  /** A received or sent picture, decoded and made smaller; null for everything that is not a safe picture. */
  preview(fileId: string): Promise<ImageBitmap | null>;
  /** Stops every file, when the room is left. The session can be used for the next room. */
  clear(): void;
  /** Forgets the files that could be chosen again after a reload. */
  forgetOffers(): void;
  /** Ends the worker; the session is not used afterwards. */
  dispose(): void;
}

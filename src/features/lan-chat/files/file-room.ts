import type { FilePacket } from '../model/file-packets.ts';
import type { FileDrop, Member, PrivateTarget } from '../model/room-state.ts';
import type { PeerConnection } from '../peer/peer-link.ts';

/** The room as the files see it. Implemented by the room's controller, and in memory by tests. */
export interface FileRoom {
  /** The room's code; null before the server has named it. */
  code(): string | null;
  /** This device; null outside of a room and while it waits to be let in. */
  me(): Member | null;
  /** The devices that files go to and come from: everyone in the room but this one. */
  listDevices(): readonly Member[];
  /** Called when devices come, go, or come back with another id. @returns a function that ends it. */
  onDevicesChange(listener: () => void): () => void;
  /**
   * The connection with a device; between two guests it is made at the first call.
   * @throws AppError with a `PeerErrorCode` when no direct connection can be made.
   */
  connect(peerId: string): Promise<PeerConnection>;
  /** Called for every valid packet about files, of devices in the room only. @returns a function that ends it. */
  onFilePacket(listener: (from: Member, packet: FilePacket, connection: PeerConnection) => void): () => void;
  /** Called when a connection with a device ends. @returns a function that ends it. */
  onConnectionEnd(listener: (peerId: string) => void): () => void;
  /** Called when the creator has removed an account from the room. @returns a function that ends it. */
  onRemoved(listener: (userId: string) => void): () => void;
  /** The one device that files go to now; null for everyone. */
  target(): PrivateTarget | null;
  sendFilePacket(connection: PeerConnection, packet: FilePacket): void;
  /** Adds an entry to the conversation. */
  addFileMessage(file: { readonly fileId: string; readonly from: Member; readonly drop: FileDrop | null }): void;
  /** Bytes of a file have moved between this device and another: it is there, though its packets wait behind them. */
  noteAlive(peerId: string): void;
  /** Reports in the conversation that a device has offered more files than may wait. */
  reportCrowd(from: Member): void;
  /** Drops a device that broke the rules, with a notice. */
  dropDevice(peerId: string): void;
}

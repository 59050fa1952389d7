/** Bytes that are read at once. */
const READ_BYTES = 1 << 20;
/** Of 0xedb88320, the polynomial of ZIP files, lowest bit first. */
const POLYNOMIAL = 0xedb88320;

/** A file or a blob, as far as it is read here. */
export interface ReadableBytes {
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** CRC-32 of a file that is read piece by piece. */
export async function readCrc32(file: ReadableBytes): Promise<number> {
  let crc = 0;
  for (let at = 0; at < file.size; at += READ_BYTES) {
    crc = addCrc32(crc, new Uint8Array(await file.slice(at, Math.min(at + READ_BYTES, file.size)).arrayBuffer()));
  }
  return crc;
}

/** CRC-32 of everything before, 0 at the beginning, and of these bytes. Unsigned. */
export function addCrc32(before: number, bytes: Uint8Array): number {
  created ??= createTables();
  const tables = created;
  const whole = bytes.length - (bytes.length % 4);
  let crc = ~before;
  let at = 0;
  // Four bytes at once; indices stay inside the arrays, so the values are numbers.
  for (; at < whole; at += 4) {
    crc ^=
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24);
    crc =
      (tables[768 + (crc & 255)] as number) ^
      (tables[512 + ((crc >>> 8) & 255)] as number) ^
      (tables[256 + ((crc >>> 16) & 255)] as number) ^
      (tables[crc >>> 24] as number);
  }
  for (; at < bytes.length; at++) crc = (crc >>> 8) ^ (tables[(crc ^ (bytes[at] as number)) & 255] as number);
  return ~crc >>> 0;
}

let created: Int32Array | null = null;

/** Four tables of 256 values: of a byte that is followed by none to three further ones. */
function createTables(): Int32Array {
  const tables = new Int32Array(4 * 256);
  for (let byte = 0; byte < 256; byte++) {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? POLYNOMIAL : 0);
    tables[byte] = value;
  }
  for (let at = 256; at < tables.length; at++) {
    const value = tables[at - 256] as number;
    tables[at] = (value >>> 8) ^ (tables[value & 255] as number);
  }
  return tables;
}

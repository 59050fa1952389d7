/** A file of an archive. */
export interface ZipRecord {
  /** With its folders, separated by `/`. */
  readonly name: string;
  readonly bytes: number;
  readonly crc32: number;
  /** Where its local header begins. */
  readonly offset: number;
}

const SIGNATURES = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
} as const;
const LENGTHS = { local: 30, central: 46, end: 22, end64: 56, locator64: 20 } as const;
/** Of end64, without its first two fields. */
const END64_REST_BYTES = 44;
const VERSION = 20;
const VERSION_64 = 45;
const EXTRA_64 = 1;
/** Names are in UTF-8. */
const FLAGS = 0x0800;
/** Values of this size and above stand in 64 bits elsewhere. */
const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;

/** What stands before the bytes of a file, which are stored as they are. `at` is shown in local time. */
export function toLocalHeader({ name, bytes, crc32 }: ZipRecord, at: Date): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(name);
  const is64 = bytes >= MAX_32;
  const extra = is64 ? to64([bytes, bytes]) : new Uint8Array(0);
  const header = createRecord(LENGTHS.local, SIGNATURES.local);
  header.setUint16(4, is64 ? VERSION_64 : VERSION, true);
  writeFacts(header, 6, { bytes, crc32, at, nameBytes: text.length, extraBytes: extra.length });
  return join([new Uint8Array(header.buffer), text, extra]);
}

/** The directory at the end of an archive, which begins at `offset`. More than 4 GB or 65,534 files need ZIP64. */
export function toDirectory(records: readonly ZipRecord[], offset: number, at: Date): Uint8Array<ArrayBuffer> {
  const directory = join(records.map((record) => toCentralHeader(record, at)));
  const [count, bytes] = [records.length, directory.length];
  const is64 = count >= MAX_16 || bytes >= MAX_32 || offset >= MAX_32;
  const end = createRecord(LENGTHS.end, SIGNATURES.end);
  for (const place of [8, 10]) end.setUint16(place, Math.min(count, MAX_16), true);
  end.setUint32(12, Math.min(bytes, MAX_32), true);
  end.setUint32(16, Math.min(offset, MAX_32), true);
  const end64 = is64 ? toEnd64(count, bytes, offset) : new Uint8Array(0);
  return join([directory, end64, new Uint8Array(end.buffer)]);
}

function toCentralHeader({ name, bytes, crc32, offset }: ZipRecord, at: Date): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(name);
  const large = [...(bytes >= MAX_32 ? [bytes, bytes] : []), ...(offset >= MAX_32 ? [offset] : [])];
  const extra = large.length > 0 ? to64(large) : new Uint8Array(0);
  const version = large.length > 0 ? VERSION_64 : VERSION;
  const header = createRecord(LENGTHS.central, SIGNATURES.central);
  header.setUint16(4, version, true);
  header.setUint16(6, version, true);
  writeFacts(header, 8, { bytes, crc32, at, nameBytes: text.length, extraBytes: extra.length });
  header.setUint32(42, Math.min(offset, MAX_32), true);
  return join([new Uint8Array(header.buffer), text, extra]);
}

interface Facts {
  readonly bytes: number;
  readonly crc32: number;
  readonly at: Date;
  readonly nameBytes: number;
  readonly extraBytes: number;
}

/** What both headers say of a file, from the flags on. The method 0, stored, is there already. */
function writeFacts(header: DataView, from: number, { bytes, crc32, at, nameBytes, extraBytes }: Facts): void {
  const { time, date } = toDosTime(at);
  header.setUint16(from, FLAGS, true);
  header.setUint16(from + 4, time, true);
  header.setUint16(from + 6, date, true);
  header.setUint32(from + 8, crc32, true);
  for (const place of [from + 12, from + 16]) header.setUint32(place, Math.min(bytes, MAX_32), true);
  header.setUint16(from + 20, nameBytes, true);
  header.setUint16(from + 22, extraBytes, true);
}

/** The end of the directory in 64 bits, and where it is. */
function toEnd64(count: number, bytes: number, offset: number): Uint8Array<ArrayBuffer> {
  const end = createRecord(LENGTHS.end64, SIGNATURES.end64);
  end.setBigUint64(4, BigInt(END64_REST_BYTES), true);
  end.setUint16(12, VERSION_64, true);
  end.setUint16(14, VERSION_64, true);
  for (const [index, value] of [count, count, bytes, offset].entries()) {
    end.setBigUint64(24 + index * 8, BigInt(value), true);
  }
  const locator = createRecord(LENGTHS.locator64, SIGNATURES.locator64);
  locator.setBigUint64(8, BigInt(offset + bytes), true);
  locator.setUint32(16, 1, true);
  return join([new Uint8Array(end.buffer), new Uint8Array(locator.buffer)]);
}

/** The extra field of values that do not fit into 32 bits. */
function to64(values: readonly number[]): Uint8Array<ArrayBuffer> {
  const extra = new DataView(new ArrayBuffer(4 + values.length * 8));
  extra.setUint16(0, EXTRA_64, true);
  extra.setUint16(2, values.length * 8, true);
  for (const [index, value] of values.entries()) extra.setBigUint64(4 + index * 8, BigInt(value), true);
  return new Uint8Array(extra.buffer);
}

function createRecord(bytes: number, signature: number): DataView<ArrayBuffer> {
  const record = new DataView(new ArrayBuffer(bytes));
  record.setUint32(0, signature, true);
  return record;
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** To two seconds, of the years 1980 to 2107. */
function toDosTime(at: Date): { readonly time: number; readonly date: number } {
  const year = Math.min(Math.max(at.getFullYear(), 1980), 2107);
  return {
    date: ((year - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
    time: (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
  };
}

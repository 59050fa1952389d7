import { AppError } from '../../../src/core/errors.ts';
import { decodeJwt } from '../../../src/core/text/jwt.ts';
import { findBinaryKind } from '../binary-file.ts';
import type { ByteSource } from '../byte-source.ts';
import { encodeText, guessEncoding, HEAD_BYTES, toUtf8 } from '../encodings.ts';
import { type Job, type JsonContext, openSink } from '../json-context.ts';
import { type StoredText, storeText } from '../text-store.ts';
import type { Work } from '../work-queue.ts';
import { readBase64 } from './base64-bytes.ts';
import { HELD_BYTES_MAX, INFLATED_BYTES_MAX } from './constants.ts';
import { readCurlBody } from './curl.ts';
import type { DecodedFact, Decoding } from './detect.api.ts';
import { formToJson, iniToJson } from './form.ts';
import { readHexDump, readPlainHex } from './hex.ts';
import { type MessageBody, readHttpBody } from './http-message.ts';
import { isCompressed } from './judge-packed.ts';
import { readPrintedPhp } from './php-printed.ts';
import { readSerializedPhp } from './php-serialized.ts';
import { printedTableToJson } from './printed-table.ts';
import { sqlInsertToJson } from './sql-insert.ts';
import { readUrlEncoded } from './url-bytes.ts';

interface Decoded {
  readonly text: StoredText;
  readonly facts: readonly DecodedFact[];
}

/**
 * What a text stands for, as UTF-8. @throws AppError `decode-failed` for a text of another notation, `decode-too-large`,
 * `decode-binary`.
 */
export async function decodeText({ context, text: { source }, work }: Job, decoding: Decoding): Promise<Decoded> {
  switch (decoding) {
    case 'base64':
      if (await isPercentAddress(source)) return decodeBytes(context, readUrlEncoded(behindComma(source)), work);
      return decodeBytes(context, readBase64(source.chunks()), work);
    case 'url':
      return decodeBytes(context, readUrlEncoded(source.chunks()), work);
    case 'hex': {
      const text = await readHeld(source);
      const bytes = readHexDump(text) ?? readPlainHex(text.trim());
      if (bytes === null) throw failed(decoding);
      return decodeBytes(context, toPieces([bytes]), work);
    }
    default: {
      const { json, facts } = decodeHeld(await readHeld(source), decoding);
      return { text: await storeText(openSink(context), encodeText(json), () => work.step(0.5)), facts };
    }
  }
}

/** @throws AppError `decode-too-large` for a text that is too long to be held whole. */
export function requireHeld(source: ByteSource): void {
  if (source.byteLength > HELD_BYTES_MAX) throw tooLarge(HELD_BYTES_MAX);
}

async function readHeld(source: ByteSource): Promise<string> {
  requireHeld(source);
  return new TextDecoder().decode(await source.read(0, source.byteLength));
}

interface HeldText {
  readonly json: string;
  readonly facts: readonly DecodedFact[];
}

function decodeHeld(text: string, decoding: Exclude<Decoding, 'base64' | 'url' | 'hex'>): HeldText {
  switch (decoding) {
    case 'jwt':
      return decodeToken(text);
    case 'form':
      return { json: formToJson(text), facts: [] };
    case 'curl':
      return decodeBody(readCurlBody(text));
    case 'http':
      return decodeBody(readHttpBody(text));
    case 'php': {
      const printed = text.trim();
      if (/^[aOsidbN][:;]/.test(printed)) return { json: readSerializedPhp(printed), facts: [] };
      // `print_r` does not show types, so that what looks like a number becomes one.
      const { json, areTypesGuessed } = readPrintedPhp(printed);
      return { json, facts: areTypesGuessed ? [{ kind: 'types-guessed' }] : [] };
    }
    case 'printed-table':
      return { json: printedTableToJson(text), facts: [] };
    case 'sql-insert': {
      const { json, ...counts } = sqlInsertToJson(text);
      const isNotable = Object.values(counts).some((count) => count > 0);
      return { json, facts: isNotable ? [{ kind: 'sql', ...counts }] : [] };
    }
    case 'ini': {
      const { json, commentCount } = iniToJson(text);
      return { json, facts: commentCount === 0 ? [] : [{ kind: 'comments-dropped', count: commentCount }] };
    }
  }
}

/** Header and payload as the token has them, so that numbers keep their text. */
function decodeToken(text: string): HeldText {
  const token = text
    .trim()
    .replace(/^Authorization:\s*/i, '')
    .replace(/^["']|["']$/g, '');
  const jwt = decodeJwt(token);
  if (jwt === null) throw failed('jwt');
  const { header, payload, issuedMs, notBeforeMs, expiresMs } = jwt;
  const signature = JSON.stringify(token.slice(token.lastIndexOf('.') + 1));
  return {
    json: `{"header":${header},"payload":${payload},"signature":${signature}}`,
    facts: [{ kind: 'jwt', issuedMs, notBeforeMs, expiresMs }],
  };
}

function decodeBody(body: MessageBody | null): HeldText {
  if (body === null) throw failed('curl');
  return { json: body.isForm ? formToJson(body.text) : body.text, facts: [] };
}

/** Stores bytes as text: inflated when they are compressed, in the encoding that they seem to have. */
async function decodeBytes(context: JsonContext, pieces: AsyncIterable<Uint8Array>, work: Work): Promise<Decoded> {
  const facts: DecodedFact[] = [];
  let { source } = await storeText(openSink(context), pieces, () => work.step(0.2));
  if (isCompressed(await source.read(0, 3))) {
    const packed = source;
    source = (await storeText(openSink(context), inflate(packed), () => work.step(0.4))).source;
    packed.dispose();
    facts.push({ kind: 'inflated' });
  }
  const head = await source.read(0, HEAD_BYTES);
  const { encoding, bomBytes } = guessEncoding(head);
  if (findBinaryKind(head, encoding) !== null) {
    source.dispose();
    throw new AppError('decode-binary', 'The decoded bytes are no text');
  }
  if (encoding !== 'utf-8') facts.push({ kind: 'encoding', encoding });
  const text = await storeText(openSink(context), toUtf8(source.chunks(bomBytes), encoding), () => work.step(0.6));
  source.dispose();
  return { text, facts };
}

async function* inflate(source: ByteSource): AsyncGenerator<Uint8Array> {
  const [first] = await source.read(0, 1);
  const format = first === 0x1f ? 'gzip' : 'deflate';
  const reader = (await source.toBlob()).stream().pipeThrough(new DecompressionStream(format)).getReader();
  let length = 0;
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.length;
      if (length > INFLATED_BYTES_MAX) throw tooLarge(INFLATED_BYTES_MAX);
      yield value;
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('decode-failed', `The compressed text is damaged: ${String(error)}`);
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

const PERCENT_ADDRESS = /^\s*data:(?:(?!;base64)[^,]){0,500},/i;

/** Whether the text is a `data:` address that is not Base64. */
async function isPercentAddress(source: ByteSource): Promise<boolean> {
  return PERCENT_ADDRESS.test(new TextDecoder().decode(await source.read(0, 600)));
}

async function* behindComma(source: ByteSource): AsyncGenerator<Uint8Array> {
  const head = await source.read(0, 600);
  yield* source.chunks(head.indexOf(0x2c) + 1);
}

async function* toPieces(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('decode-too-large', `More than ${maxBytes} bytes`, { maxBytes });
}

function failed(decoding: Decoding): AppError {
  return new AppError('decode-failed', `The text is no ${decoding}`);
}

import { AppError } from '../../../src/core/errors.ts';
import type { ByteSource } from '../byte-source.ts';
import { encodeText } from '../encodings.ts';
import type { JsonLayout } from '../indent.ts';
import { type Job, type JsonContext, makeResult, partOf, rewriteJob } from '../json-context.ts';
import type { JsonResult } from '../rewriting.api.ts';
import { storeWith, toPretty } from '../rewriting.ts';
import { readSortable } from '../sort-keys.ts';
import type { Pieces } from '../text-store.ts';
import { writeBase64 } from './base64-bytes.ts';
import { END_BYTES, HEAD_BYTES } from './constants.ts';
import { decodeText, requireHeld } from './decode.ts';
import type { DecodedParts, Decoding, DetectApi, Encoding, TextSample } from './detect.api.ts';
import { detectText } from './detect-text.ts';
import { jsonToForm } from './form.ts';
import { writeUrlEncoded } from './url-bytes.ts';

/** Implements recognizing and decoding texts. */
export function createDetectService(context: JsonContext): DetectApi<JsonResult> {
  return {
    async detect(text) {
      return detectText(typeof text === 'number' ? await takeSample(context.store.text(text).source) : text);
    },
    decode: (id, decoding, layout) => decode(context, id, decoding, layout),
    encode: (id, encoding) =>
      makeResult(context, id, async (job) => ({
        text: await storeWith(partOf(job, 0, 1 / 3), await encode(job, encoding)),
      })),
  };
}

async function takeSample(source: ByteSource): Promise<TextSample> {
  const { byteLength } = source;
  const decoder = new TextDecoder();
  const head = decoder.decode(await source.read(0, HEAD_BYTES));
  const end = decoder.decode(await source.read(Math.max(byteLength - END_BYTES, 0), byteLength));
  return { head, end, length: byteLength <= HEAD_BYTES ? head.length : byteLength };
}

function decode(
  context: JsonContext,
  id: number,
  decoding: Decoding,
  layout: JsonLayout,
): Promise<JsonResult & DecodedParts> {
  return makeResult(context, id, async (job) => {
    const decoded = await decodeText(job, decoding);
    const indented = await rewriteJob({ ...job, text: decoded.text }, toPretty(layout));
    if (!indented.isValid) return { ...decoded, isJson: false };
    decoded.text.source.dispose();
    return { ...decoded, text: indented.text, isJson: true };
  });
}

async function encode(job: Job, encoding: Encoding): Promise<Pieces> {
  const { source } = job.text;
  if (encoding === 'url') return writeUrlEncoded(source.chunks());
  if (encoding !== 'form') return writeBase64(source.chunks(), encoding);
  requireHeld(source);
  const { table, keys } = await readSortable(job);
  const form = jsonToForm(table, keys);
  if (form === null) throw new AppError('decode-failed', 'A form holds names and scalars only');
  return encodeText(form);
}

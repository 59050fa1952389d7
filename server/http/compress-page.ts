import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { PAGE_BROTLI_QUALITY, PAGE_GZIP_LEVEL } from './constants.ts';

/** A page as it is sent. */
interface EncodedPage {
  readonly encoding: 'br' | 'gzip' | null;
  readonly body: Buffer | string;
}

/**
 * Compresses a page as its reader accepts it. At once, because every request has a page of its own: another thread that gets it
 * piece by piece costs several times as much as the compression.
 */
export function compressPage(html: string, acceptEncoding: string | undefined): EncodedPage {
  const accepted = listAccepted(acceptEncoding ?? '');
  if (accepted.includes('br')) {
    const params = {
      [zlib.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY,
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    };
    return { encoding: 'br', body: brotliCompressSync(html, { params }) };
  }
  if (accepted.includes('gzip')) return { encoding: 'gzip', body: gzipSync(html, { level: PAGE_GZIP_LEVEL }) };
  return { encoding: null, body: html };
}

/** The encodings of the header that do not have the weight 0. */
function listAccepted(header: string): string[] {
  const entries = header.toLowerCase().split(',');
  return entries.flatMap((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
}

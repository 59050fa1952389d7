import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeMail } from './decode-mail.ts';

/** The mails that local mode has stored, the oldest first. */
export async function readOutbox(dataDirectory: string) {
  const outbox = join(dataDirectory, 'outbox');
  const files = await readdir(outbox).catch(() => []);
  // Others are still being written, and then renamed.
  const whole = files.filter((file) => file.endsWith('.eml')).sort();
  return Promise.all(whole.map(async (file) => decodeMail(await readFile(join(outbox, file)))));
}

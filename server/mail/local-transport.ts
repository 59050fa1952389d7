import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../log/log.ts';
import { toTerminalText } from '../log/terminal-text.ts';
import { DRAFT_KEPT_MS, OUTBOX_SIZE } from './constants.ts';
import { copy } from './copy.ts';
import type { MailMessage, MailTransport } from './mail-transport.ts';
import { toMimeMessage } from './mime-message.ts';

interface LocalTransportDeps {
  /** Created with the first mail. */
  readonly outbox: string;
  readonly log: Log;
  readonly now: () => number;
}

const SENDER = { name: 'mythinkn', address: 'mythinkn@localhost' };
const EXTENSION = '.eml';
const DRAFT_EXTENSION = '.eml.part';

/**
 * Sends nothing. Each mail becomes a file in the outbox, which keeps the newest, and a marked block in the terminal. This
 * mode exists to show codes; nothing else logs them. Removes at once what killed processes left half written.
 */
export function createLocalTransport({ outbox, log, now }: LocalTransportDeps): MailTransport {
  try {
    removeDrafts(outbox, now);
  } catch {
    // Sending a mail reports an outbox that cannot be used.
  }
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    mode: 'local',
    async send(message) {
      const { message: bytes } = await composer.sendMail(toMimeMessage(message, SENDER));
      const name = `${toFileTime(now())}-${message.id}`;
      const file = join(outbox, `${name}${EXTENSION}`);
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const draft = join(outbox, `${name}${DRAFT_EXTENSION}`);
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, file);
      await removeOldest(outbox);
      log.info(toTerminalBlock(message, file));
    },
  };
}

/** Milliseconds since 1970 as `20261231T235959999Z`: names that sort by time and are legal on every file system. */
function toFileTime(time: number): string {
  return new Date(time).toISOString().replace(/[-:.]/g, '');
}

/** Younger drafts may belong to another process that is writing them. */
function removeDrafts(outbox: string, now: () => number): void {
  if (!existsSync(outbox)) return;
  for (const name of readdirSync(outbox).filter((entry) => entry.endsWith(DRAFT_EXTENSION))) {
    const file = join(outbox, name);
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt !== undefined && now() - changedAt > DRAFT_KEPT_MS) rmSync(file, { force: true });
  }
}

async function removeOldest(outbox: string): Promise<void> {
  const names = (await readdir(outbox)).filter((name) => name.endsWith(EXTENSION)).sort();
  await Promise.all(names.slice(0, -OUTBOX_SIZE).map((name) => rm(join(outbox, name), { force: true })));
}

function toTerminalBlock({ to, subject, text }: MailMessage, file: string): string {
  const { top, rule, bottom } = copy.local;
  const lines = [copy.local.to(to), copy.local.subject(subject), rule, ...text.trimEnd().split('\n')];
  return [top, ...lines.map(toTerminalText), bottom(file)].join('\n');
}

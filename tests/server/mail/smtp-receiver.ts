import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { type DecodedMail, decodeMail } from './decode-mail.ts';

interface ReceivedMail extends DecodedMail {
  readonly from: string;
  readonly to: readonly string[];
}

interface SmtpReceiver {
  readonly port: number;
  readonly mails: ReceivedMail[];
}

/** A real mail server on loopback that keeps the mails it receives; closed after the test. */
export async function startSmtpReceiver(options: SMTPServerOptions = {}): Promise<SmtpReceiver> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: options.onAuth === undefined,
    disabledCommands: options.key === undefined ? ['STARTTLS'] : [],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, ...decodeMail(Buffer.concat(chunks)) });
        done();
      });
    },
    ...options,
  });
  // Some tests make clients disconnect in the middle.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((resolve) => void server.close(resolve)));
  return { port: (server.server.address() as { port: number }).port, mails };
}

/** An answer of the mail server to a command, in the form that smtp-server expects. */
export function answer(status: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: status });
}

/** A mail server on loopback that accepts connections and sends nothing; closed after the test. */
export async function startSilentServer(): Promise<{ server: Server; port: number }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    // A client may still be about to leave.
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { server, port: (server.address() as { port: number }).port };
}

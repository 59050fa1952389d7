import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StaticFile {
  readonly type: 'text/html' | 'text/javascript' | 'application/wasm';
  readonly body: string | Uint8Array;
}

/** Serves a few files from memory on a free port of this machine. */
export async function serveFiles(files: Readonly<Record<string, StaticFile>>) {
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' });
    response.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

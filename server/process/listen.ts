import type { FastifyInstance } from 'fastify';
import { AppError } from '../../src/core/errors.ts';
import { withBase } from '../../src/core/paths.ts';
import type { ServerConfig } from '../config.ts';
import { copy } from '../copy.ts';

/** Opens the port and returns the address to open in a browser. Throws an `AppError` that says what to do. */
export async function listen(app: FastifyInstance, config: ServerConfig): Promise<string> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw toListenError(error, config);
  }
  return `${config.publicOrigin ?? toLocalOrigin(app, config.host)}${withBase('/')}`;
}

const ANY_ADDRESS: readonly string[] = ['0.0.0.0', '::'];

function toLocalOrigin(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const name = ANY_ADDRESS.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function toListenError(error: unknown, { port, host }: ServerConfig): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new AppError('PORT_TAKEN', copy.start.portTaken(port));
    case 'EACCES':
      return new AppError('PORT_FORBIDDEN', copy.start.portForbidden(port));
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new AppError('ADDRESS_MISSING', copy.start.addressMissing(host));
    default:
      return error;
  }
}

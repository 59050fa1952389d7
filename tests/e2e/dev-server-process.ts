import { createServer } from 'vite';

/** Child process of `startDevServer`: takes the cache folder as its argument and sends its address. */
const [, , cacheDir = ''] = process.argv;
const server = await createServer({ cacheDir, logLevel: 'error', server: { host: '127.0.0.1', port: 0 } });
await server.listen();
process.once('disconnect', () => process.exit());
process.send?.(server.resolvedUrls?.local[0] ?? '');

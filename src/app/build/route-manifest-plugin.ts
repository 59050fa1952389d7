import { type Plugin, runnerImport } from 'vite';
import { ROUTE_MANIFEST_FILE, routeManifestSchema } from '../../core/contracts/route-manifest.ts';

/**
 * Writes the route manifest into the client build. Its source is the registry, which the client uses as well. `apiOrigin` is
 * that of the service, empty where the pages share it.
 */
export function routeManifest(apiOrigin: string): Plugin {
  return {
    name: 'mythinkn:route-manifest',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const { registry } = await importSource<typeof import('../registry.ts')>('./src/app/registry.ts');
      const { toRouteManifest } =
        await importSource<typeof import('../route-manifest.ts')>('./src/app/route-manifest.ts');
      const manifest = routeManifestSchema.parse({
        ...toRouteManifest(registry),
        ...(apiOrigin === '' ? {} : { apiOrigin }),
      });
      this.emitFile({ type: 'asset', fileName: ROUTE_MANIFEST_FILE, source: `${JSON.stringify(manifest, null, 2)}\n` });
    },
  };
}

/** Imports a source file without the project's plugins, which the registry does not need because it loads no screen. */
async function importSource<T>(file: string): Promise<T> {
  const { module } = await runnerImport<T>(file, { configFile: false, logLevel: 'error' });
  return module;
}

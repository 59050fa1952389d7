import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_VIEWS_FILE, type PageView, pageViewsSchema } from '../../src/core/contracts/page-views.ts';
import {
  ROUTE_MANIFEST_FILE,
  type RouteManifest,
  routeManifestSchema,
} from '../../src/core/contracts/route-manifest.ts';
import { AppError } from '../../src/core/errors.ts';
import { copy } from '../copy.ts';
import { type PageShell, parsePageShell } from './page-shell.ts';

/** The built client, read once at start: pages, files and manifest always belong to the same build. */
export interface ClientBuild {
  /** Absolute folder of the build. */
  readonly directory: string;
  /** Paths below `directory`, with `/` as separator. */
  readonly files: readonly string[];
  readonly manifest: RouteManifest;
  readonly shell: PageShell;
  /** Prerendered views by their address: a page path, with its query where the view is of that query. */
  readonly views: ReadonlyMap<string, PageView>;
}

/** Throws an `AppError` that says to build first when a part is missing or damaged. */
export async function readClientBuild(directory: string): Promise<ClientBuild> {
  return {
    directory,
    files: await listFiles(directory),
    manifest: await readPart(join(directory, ROUTE_MANIFEST_FILE), (text) =>
      routeManifestSchema.parse(JSON.parse(text)),
    ),
    shell: await readPart(join(directory, 'index.html'), parsePageShell),
    views: await readPart(join(directory, PAGE_VIEWS_FILE), parseViews),
  };
}

function parseViews(text: string): ReadonlyMap<string, PageView> {
  return new Map(pageViewsSchema.parse(JSON.parse(text)).map((view) => [view.address, view]));
}

async function readPart<T>(file: string, parse: (text: string) => T): Promise<T> {
  try {
    return parse(await readFile(file, 'utf8'));
  } catch {
    throw new AppError('MISSING_BUILD', copy.start.missingBuild(file));
  }
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return files.map((file) =>
    join(file.parentPath, file.name)
      .slice(directory.length + 1)
      .replaceAll('\\', '/'),
  );
}

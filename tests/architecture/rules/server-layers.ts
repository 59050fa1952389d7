import { listModuleReferences } from '../module-references.ts';
import { isScript, resolveSpecifier, type SourceFile } from '../source-files.ts';

/** Folders of the server that must work without HTTP. */
const INNER_FOLDERS = ['server/services/', 'server/mail/', 'server/db/'];
const HTTP_FOLDER = 'server/http/';
const HTTP_PACKAGE = /^@?fastify(?:\/|$)/;

/** One line for every import by which a service, the mailer or the database would know HTTP. Types count, too. */
export function findHttpInServices(files: readonly SourceFile[]): string[] {
  const inner = files.filter((file) => isScript(file) && INNER_FOLDERS.some((folder) => file.path.startsWith(folder)));
  return inner.flatMap((file) =>
    listModuleReferences(file)
      .filter(({ specifier }) => isHttp(file.path, specifier))
      .map(({ specifier }) => `${file.path}: ${specifier}`),
  );
}

function isHttp(path: string, specifier: string): boolean {
  if (!specifier.startsWith('.')) return HTTP_PACKAGE.test(specifier);
  return resolveSpecifier(path, specifier).startsWith(HTTP_FOLDER);
}

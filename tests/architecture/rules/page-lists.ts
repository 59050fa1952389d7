import { isScript, type SourceFile } from '../source-files.ts';

/** The only file that lists pages. */
const REGISTRY = 'src/app/registry.ts';

/** Reports product files that name a registered page outside of its own folder: by its descriptor or by its address. */
export function findHandwrittenPages(files: readonly SourceFile[], ids: readonly string[]): string[] {
  return files
    .filter((file) => isScript(file) && /^(?:src|server|workers)\//.test(file.path) && file.path !== REGISTRY)
    .flatMap(({ path, text }) => {
      const others = ids.filter((id) => !path.startsWith(`src/features/${id}/`));
      return others.filter((id) => namesPage(text, id)).map((id) => `${path}: ${id}`);
    });
}

function namesPage(text: string, id: string): boolean {
  return [`'${id}'`, `/portal/${id}`, `features/${id}/`].some((name) => text.includes(name));
}

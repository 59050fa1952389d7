import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../runner/command.ts';

interface Document {
  /** From the repository root. */
  readonly path: string;
  readonly text: string;
}

export interface Example {
  /** The file that the example stands for. */
  readonly file: string;
  readonly code: string;
}

/** README and everything in docs/. */
export function readDocuments(): Document[] {
  const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const paths = ['README.md', ...pages.map((name) => join('docs', name)).toSorted()];
  return paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

/** Code blocks whose fence names a file: ```ts src/features/brain-hole/tool.ts. Indented blocks lose their indent. */
export function listExamples({ text }: Document): Example[] {
  const blocks = text.matchAll(/^([ ]*)```tsx?[ ]*(\S*)\n([\s\S]*?)^[ ]*```/gm);
  return [...blocks].map(([, indent = '', file = '', code = '']) => ({
    file,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/** Links to files of the repository, as written. */
export function listLocalLinks({ text }: Document): string[] {
  const links = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map((match) => match[1] ?? '');
  return links.filter((link) => !/^\w+:/.test(link));
}

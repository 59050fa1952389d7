import type { Plugin } from 'vite';

const THREE = /[\\/]three[\\/]build[\\/]three\.module\.js$/;
/** One of three's shaders, or a piece of them: a string of several lines, named at the top level of its file. */
const SHADER = /^((?:var|const) [\w$]+ = )"[^"\n]*\\n[^"\n]*";$/gm;
/** Far fewer than these means that three keeps its shaders in another way. */
const LEAST_SHADERS = 100;

/**
 * Leaves three's own shaders out of the build: a seventh of it, compressed. The swarm is drawn with raw shader
 * materials, which take nothing from them.
 */
export function ownShadersOnly(): Plugin {
  return {
    name: 'mythinkn:own-shaders-only',
    apply: 'build',
    transform: {
      filter: { id: THREE },
      handler: (code) => ({ code: withoutShaders(code), map: null }),
    },
  };
}

/** The text of three with empty shaders. @throws Error when there are not as many as three has. */
export function withoutShaders(code: string): string {
  let count = 0;
  const rest = code.replace(SHADER, (_shader, declaration: string) => {
    count += 1;
    return `${declaration}"";`;
  });
  if (count < LEAST_SHADERS)
    throw new Error(`three has only ${count} shaders where over ${LEAST_SHADERS} were expected`);
  return rest;
}

import type { Plugin } from 'vite';

const THREE = /[\\/]three[\\/]build[\\/]three\.module\.js$/;
/** One of three's shaders or shader chunks: a multi-line string in a top-level constant. */
const SHADER = /^((?:var|const) [\w$]+ = )"[^"\n]*\\n[^"\n]*";$/gm;
/** Fewer shaders mean that three stores them in a different way. */
const LEAST_SHADERS = 100;

/**
 * Leaves three's own shaders out of the build, a seventh of its compressed size. The swarm is drawn with raw shader
 * materials, which do not use them.
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

/** Returns the source text of three with empty shaders. @throws Error when it contains fewer shaders than expected. */
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

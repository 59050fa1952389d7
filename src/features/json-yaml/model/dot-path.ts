/** A name in brackets and single quotes, with its escapes. */
const QUOTED = /\['((?:[^'\\]|\\.)*)'\]/g;

/**
 * A JSONPath as jq and most languages write it: `$.a[0]['x y']` becomes `.a[0]["x y"]`, the root is `.`, and a path that
 * begins with brackets begins with a dot before them.
 */
export function toDotPath(jsonPath: string): string {
  const steps = jsonPath
    .slice(1)
    .replace(QUOTED, (_, name: string) => `["${name.replaceAll("\\'", "'").replaceAll('"', '\\"')}"]`);
  return steps.startsWith('.') ? steps : `.${steps}`;
}

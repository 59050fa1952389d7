/** One step of a key: a name, or an index of a list. */
export type PathStep = string | number;

/**
 * Divides a key as Spring does: `a.b[0].c` leads to a member of a list's item. Brackets without an index, `a[x.y]`, are
 * a name with its brackets.
 */
export function parsePropertyPath(key: string): PathStep[] {
  const steps: PathStep[] = [];
  let name = '';
  let isOpen = true;
  const close = () => {
    if (isOpen) steps.push(name);
    name = '';
    isOpen = false;
  };
  for (let at = 0; at < key.length; at++) {
    const sign = key.charAt(at);
    if (sign === '.') {
      close();
      isOpen = true;
      continue;
    }
    const bracket = sign === '[' ? /^\[([^[\]]*)\](?=$|[.[])/.exec(key.slice(at)) : null;
    if (bracket === null) {
      name += sign;
      continue;
    }
    close();
    const [written, inner = ''] = bracket;
    steps.push(/^(?:0|[1-9][0-9]{0,5})$/.test(inner) ? Number(inner) : written);
    at += written.length - 1;
  }
  close();
  // Brackets in the middle of a name: the key stays undivided.
  return steps.reduce<string | null>(joinPropertyPath, null) === key ? steps : [key];
}

/** The key of a step below `parent`; null stands for the root. */
export function joinPropertyPath(parent: string | null, step: PathStep): string {
  if (typeof step === 'number') return `${parent ?? ''}[${step}]`;
  if (parent === null) return step;
  return /^\[[^[\]]*\]$/.test(step) ? parent + step : `${parent}.${step}`;
}

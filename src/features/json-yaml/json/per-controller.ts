import type { JsonController } from './json-controller.ts';

/** What belongs to a controller, made when it is first asked for. */
export function perController<Made extends object>(create: (controller: JsonController) => Made) {
  const known = new WeakMap<JsonController, Made>();
  return (controller: JsonController): Made => {
    const made = known.get(controller) ?? create(controller);
    known.set(controller, made);
    return made;
  };
}

import { browserDeps } from './flock-deps.ts';
import { createFlockService } from './flock-service.ts';

/** The same service on the page itself, where a canvas cannot be handed to a worker. */
export function createLocalFlock() {
  return createFlockService(browserDeps);
}

import { exposeService } from '../shared/expose-service.ts';
import { browserDeps } from './flock-deps.ts';
import { createFlockService } from './flock-service.ts';

exposeService(createFlockService(browserDeps));

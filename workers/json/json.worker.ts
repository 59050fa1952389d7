import { exposeService } from '../shared/expose-service.ts';
import { browserDeps } from './json-deps.ts';
import { createJsonService } from './json-service.ts';

exposeService(createJsonService(browserDeps));

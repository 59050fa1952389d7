import { browserDeps } from '../../../../workers/flock/flock-deps.ts';
import { exposeService } from '../../../../workers/shared/expose-service.ts';
import { createInspectedService } from './inspected-service.ts';

exposeService(createInspectedService(browserDeps));

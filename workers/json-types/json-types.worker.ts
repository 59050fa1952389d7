import { exposeService } from '../shared/expose-service.ts';
import { createJsonTypesService } from './json-types-service.ts';

exposeService(createJsonTypesService());

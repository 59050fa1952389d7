import { exposeService } from '../shared/expose-service.ts';
import { createYamlService } from './yaml-service.ts';

exposeService(createYamlService());

import { exposeService } from '../shared/expose-service.ts';
import { createGoalImagesService } from './goal-images-service.ts';
import { browserDeps } from './image-deps.ts';

exposeService(createGoalImagesService(browserDeps));

import { exposeService } from '../shared/expose-service.ts';
import { browserDeps } from './crop-deps.ts';
import { createImageCropService } from './image-crop-service.ts';

exposeService(createImageCropService(browserDeps));

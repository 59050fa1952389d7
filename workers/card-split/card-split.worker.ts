import { exposeService } from '../shared/expose-service.ts';
import { createCardSplitService } from './card-split-service.ts';

exposeService(createCardSplitService());

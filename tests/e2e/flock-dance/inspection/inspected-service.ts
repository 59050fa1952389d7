import type { FlockCore } from '../../../../src/core/flock/flock-core.ts';
import type { FlockApi, FlockView } from '../../../../workers/flock/flock.api.ts';
import { createFlockService } from '../../../../workers/flock/flock-service.ts';
import type { FlockServiceDeps } from '../../../../workers/flock/pond-context.ts';
import type { FlockStage, StageLook, StageOptions } from '../../../../workers/flock/stage/stage.ts';
import { comparePictures, type FlockInspection } from './compare-pictures.ts';

/** The places of fish and predator, in pond pixels. `fish` holds x, y pairs, leaders first. */
interface FlockPlaces {
  readonly leaders: number;
  readonly fish: Float32Array;
  readonly predator: readonly [x: number, y: number];
}

/** The product's service, with two methods for tests. */
export interface InspectedFlockApi extends FlockApi {
  places(): FlockPlaces;
  /** Draws the present with and without the swarm, and compares the pictures. */
  inspect(): Promise<FlockInspection>;
}

/** The open stage, as the service last set it. */
interface Observed {
  readonly canvas: OffscreenCanvas;
  readonly core: FlockCore;
  readonly renderer: FlockStage['renderer'];
  readonly camera: StageOptions['camera'];
  look: StageLook;
  view: FlockView;
}

/** The service of the product, unchanged; the two methods read the core and the canvas that it was given. */
export function createInspectedService(deps: FlockServiceDeps): InspectedFlockApi {
  let observed: Observed | null = null;
  const requireObserved = (): Observed => {
    if (observed === null) throw new Error('No stage is open');
    return observed;
  };
  const openStage = async (options: StageOptions): Promise<FlockStage> => {
    const stage = await deps.openStage(options);
    const { canvas, core, camera, look, view } = options;
    const current: Observed = { canvas, core, camera, look, view, renderer: stage.renderer };
    observed = current;
    return {
      ...stage,
      setLook(next) {
        current.look = next;
        stage.setLook(next);
      },
      resize(next) {
        current.view = next;
        stage.resize(next);
      },
    };
  };
  return {
    ...createFlockService({ ...deps, openStage }),
    places: () => readPlaces(requireObserved().core),
    inspect: () => inspect(requireObserved()),
  };
}

/** The pictures are drawn and read in one task, which the next frame cannot interrupt. */
async function inspect(observed: Observed): Promise<FlockInspection> {
  const { canvas, core } = observed;
  const { scale } = observed.camera();
  // The part of the pond that the picture shows.
  const shown = { ...observed.view, width: observed.view.width / scale, height: observed.view.height / scale };
  if (observed.renderer === 'webgl2') {
    // The product loads three only where it draws with it.
    const { takeScenePictures } = await import('./take-scene-pictures.ts');
    return comparePictures(core, observed.look, shown, takeScenePictures(canvas));
  }
  const { takePlainPictures } = await import('./take-plain-pictures.ts');
  const pictures = takePlainPictures(canvas, core, observed.look, observed.view);
  return comparePictures(core, observed.look, observed.view, pictures);
}

function readPlaces(core: FlockCore): FlockPlaces {
  const fish = new Float32Array(core.population() * 2);
  for (let slot = 0; slot < core.population(); slot++) fish.set([core.x[slot] ?? 0, core.y[slot] ?? 0], slot * 2);
  const at = core.predatorSlot;
  return { leaders: core.leaders(), fish, predator: [core.x[at] ?? 0, core.y[at] ?? 0] };
}

/**
 * `unfit`: the pond has not reported a graphics card. `late`: the ocean did not keep up with the display and is not offered
 * again.
 */
export type OceanStep = 'unfit' | 'offered' | 'on' | 'late';

/** The part of the water's status that decides. */
interface Report {
  readonly renderer: 'webgl2' | 'canvas2d';
  readonly isSoftware: boolean;
  readonly isLate: boolean;
}

/** The step after what the water reports; `lost` when it could not be opened or has crashed, null before it has reported. */
export function nextOceanStep(step: OceanStep, report: Report | 'lost' | null): OceanStep {
  if (report === null) return step;
  if (step === 'on') return report === 'lost' ? 'offered' : report.isLate ? 'late' : step;
  const hasCard = report !== 'lost' && report.renderer === 'webgl2' && !report.isSoftware;
  return step === 'unfit' && hasCard ? 'offered' : step;
}

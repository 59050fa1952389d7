import type { PortalConfig } from '../../../src/core/contracts/portal.ts';
import { withBase } from '../../../src/core/paths.ts';

const INTERVAL_S = 10;
const BACKGROUNDS = ['dawn', 'lagoon', 'meadow', 'dusk', 'aurora', 'dunes'].map((name) =>
  withBase(`/backgrounds/${name}.svg`),
);
/** Panel and page turn together, so they begin at different pictures. */
const PANEL_OFFSET = 3;

/** Settings until an administrator changes them: the pictures of the build. */
export const DEFAULT_PORTAL_CONFIG: PortalConfig = {
  panelImages: [...BACKGROUNDS.slice(PANEL_OFFSET), ...BACKGROUNDS.slice(0, PANEL_OFFSET)],
  backgroundImages: BACKGROUNDS,
  panelInterval: INTERVAL_S,
  backgroundInterval: INTERVAL_S,
};

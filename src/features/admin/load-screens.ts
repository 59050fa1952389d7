/**
 * Loads the screens. The shell names this file alone: a script that names a screen also names every file that the screen
 * needs, and the first script of the portal has no room for those.
 */
export const loadScreens = {
  overview: () => import('./OverviewScreen.tsx'),
  permissions: () => import('./PermissionsScreen.tsx'),
  audit: () => import('./AuditScreen.tsx'),
  health: () => import('./HealthScreen.tsx'),
};

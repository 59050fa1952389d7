/* Runs before the first paint: sets the remembered or the system's color scheme, so that the wrong one never shows. */
(() => {
  let mode = null;
  try {
    mode = window.localStorage.getItem('mythinkn_color_mode');
  } catch {
    // Storage is refused: follow the system.
  }
  const isDark = mode === 'dark' || (mode !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
  if (isDark) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', '#0f141b');
})();

/*
 * The policy of the page refuses texts where the browser expects markup or code. These pass: the empty markup with which the
 * chart library clears its element, and the addresses of the service worker and of the build's files. Runs before any other
 * script. Browsers without Trusted Types skip it.
 */
(() => {
  const OWN_CODE = /^\/mythinkn\/(?:sw\.js|assets\/[\w.-]+\.js)$/;
  window.trustedTypes?.createPolicy('default', {
    // Null refuses a text, and the browser reports it.
    createHTML: (markup) => (markup === '' ? '' : null),
    createScriptURL(address) {
      const { origin, pathname, search } = new URL(address, document.baseURI);
      const isOwn = origin === window.location.origin && search === '' && OWN_CODE.test(pathname);
      return isOwn ? address : null;
    },
  });
})();

/* Runs before the first paint: sets the remembered or the system's color scheme, so that the wrong one never shows. */
(() => {
  let mode = null;
  let token = null;
  let hasGoals = null;
  let look = null;
  let visits = null;
  try {
    mode = window.localStorage.getItem('mythinkn_color_mode');
    token = window.localStorage.getItem('auth_token');
    hasGoals = window.localStorage.getItem('mythinkn_has_goals');
    look = window.localStorage.getItem('mythinkn_goal_settings');
    visits = window.localStorage.getItem('mythinkn_page_visits');
  } catch {
    // Storage is refused: follow the system.
  }
  const isDark = mode === 'dark' || (mode !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
  // The prerendered page is signed out. With a token, its login button stays blank until the program has read the session.
  if (token !== null) document.documentElement.setAttribute('data-expects-session', '');
  // The home page keeps room for the next steps, which are read later: the entry is their number.
  if (hasGoals !== null) document.documentElement.setAttribute('data-has-goals', hasGoals);
  // So does it for the visitor's row of tools.
  if (visits !== null && /"(?!recent"|pinned"|home")[a-z-]+"/.test(visits)) {
    document.documentElement.setAttribute('data-has-visits', '');
  }
  // The prerendered card has the words for newcomers; another visitor's own words follow with the program.
  if (look !== null) document.documentElement.setAttribute('data-has-look', '');
  if (isDark) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', '#0f141b');
})();

/*
 * Visitors can click a prerendered page before the program runs. When the program announces its start, the last button or
 * check box that they clicked is clicked again. Links work without the program.
 */
(() => {
  let clicked = null;
  const note = (event) => {
    clicked = event.target instanceof Element ? event.target.closest('button, input[type="checkbox"]') : null;
    // The program decides whether it is checked.
    if (clicked instanceof HTMLInputElement) event.preventDefault();
  };
  const repeat = () => {
    document.removeEventListener('click', note, true);
    // In a task of its own: while the program announces its start it cannot take over further parts of the page.
    setTimeout(() => {
      if (clicked?.isConnected) clicked.click();
    });
  };
  document.addEventListener('click', note, true);
  window.addEventListener('mythinkn:started', repeat, { once: true });
})();

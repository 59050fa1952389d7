/** Options of tests about pictures that move: the other tests ask for reduced motion, which takes less of the processor. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Options of tests about the copy of the site for offline use: the other tests do without it, for the same reason. */
export const INSTALLABLE = { serviceWorkers: 'allow' } as const;

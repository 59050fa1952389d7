import * as React from 'react';

/*
 * React's development build makes an error for each element, whose stack a warning can show. These errors take a fifth of
 * the time of component tests, and no test reads them. React makes none once it counts ten thousand of them in a second.
 */
const COUNT_MAX = 10_000;
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => COUNT_MAX,
  set: () => {},
});

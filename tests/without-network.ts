/*
 * Runs before each component test file. A request that no test answers fails at once, as without a connection: it would go to
 * the address of the document, where no server listens.
 */
globalThis.fetch = () => Promise.reject(new TypeError('No connection in component tests'));

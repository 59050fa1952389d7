import { vi } from 'vitest';

/*
 * Runs before each test file that shares its process with others. The product's modules are loaded again, databases in
 * memory are gone, and the document and its stores are empty, so no file sees what another one left.
 */
vi.resetModules();
forgetFakes();
if (Reflect.get(globalThis, 'indexedDB') !== undefined)
  Reflect.set(globalThis, 'indexedDB', Reflect.construct(indexedDB.constructor, []));

if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '');
}

/** Vitest keeps every fake function for `vi.clearAllMocks`, and with it what the modules of earlier files hold. */
function forgetFakes(): void {
  const { forEach } = Set.prototype;
  Set.prototype.forEach = function empty() {
    this.clear();
  };
  vi.clearAllMocks();
  Set.prototype.forEach = forEach;
}

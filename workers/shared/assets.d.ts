/** A wasm file as a `data:` address, for workers that may not fetch. */
declare module '*.wasm?url&inline' {
  const dataUrl: string;
  export default dataUrl;
}

/** The bundler's address of a wasm file. */
declare module '*.wasm?url' {
  const url: string;
  export default url;
}

/** The bundler's address of a wasm file. */
declare module '*.wasm?url' {
  const url: string;
  export default url;
}

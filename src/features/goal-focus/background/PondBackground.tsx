export function PondBackground(_props: { readonly isPaused: boolean; readonly onFailed: () => void }) {
  return null;
}

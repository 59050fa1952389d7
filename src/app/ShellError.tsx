import { copy } from './copy.ts';
import { ActionButton, ErrorPage } from './RouteError.tsx';
import { StartSignal } from './StartSignal.tsx';

/** Shown when the shell itself failed, so that only a reload helps. */
export function ShellError() {
  return (
    <ErrorPage>
      <div role="alert">
        <h1>{copy.error.shell.title}</h1>
        <p>{copy.error.safe}</p>
        <p>{copy.error.shell.advice}</p>
      </div>
      <ActionButton type="button" data-kind="main" onClick={() => window.location.reload()}>
        {copy.error.reload}
      </ActionButton>
      <StartSignal />
    </ErrorPage>
  );
}

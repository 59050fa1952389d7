import { create } from 'zustand';

/** The password that a call waits for. `PasswordPrompt` shows it. */
export interface PasswordRequest {
  /** True after the server has accepted the password, false when the visitor cancels. */
  readonly answer: (isConfirmed: boolean) => void;
}

export const usePasswordRequest = create<{ readonly request: PasswordRequest | null }>(() => ({ request: null }));

let pending: Promise<boolean> | null = null;

/** Asks for the password. Calls that wait at the same time share one question. */
export function requestPassword(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    const answer = (isConfirmed: boolean) => {
      pending = null;
      usePasswordRequest.setState({ request: null });
      resolve(isConfirmed);
    };
    usePasswordRequest.setState({ request: { answer } });
  });
  return pending;
}

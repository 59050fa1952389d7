import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface CommandOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Destination of the output: the terminal, or the result. */
  readonly output?: 'terminal' | 'captured';
}

export interface CommandResult {
  readonly exitCode: number;
  readonly output: string;
}

/** Runs a program in the repository root. The exit code is 127 for a missing program and 1 for a killed one. */
export function runCommand(
  program: string,
  args: readonly string[],
  { environment = {}, output = 'terminal' }: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: output === 'terminal' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const read = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ exitCode: 127, output: error.message }));
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output: text }));
  });
}

/** Runs a package's script with this Node. Like `npx`, but half a second faster. */
export function runNode(script: string, args: readonly string[], options?: CommandOptions): Promise<CommandResult> {
  return runCommand(process.execPath, [`node_modules/${script}`, ...args], options);
}

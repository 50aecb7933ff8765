import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/** The top folder of the workspace. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..')

/**
 * The environment for the workspace's own programs: its Node 24 first in the path, and no Nx daemon, which
 * would outlive the command that started it.
 */
export const workspaceEnvironment = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [resolve(workspaceRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  NX_DAEMON: 'false',
  // A process for each plugin would take longer than everything they do.
  NX_ISOLATE_PLUGINS: 'false',
  NX_TUI: 'false',
  ...extra,
})

const forwarded = ['SIGINT', 'SIGTERM'] as const

/**
 * Runs a program, forwards SIGINT and SIGTERM to it, and resolves to its exit code. Its output is shown
 * immediately, or with `quiet` only when it fails.
 */
export function runCommand(
  command: string,
  args: string[],
  options: { environment?: Record<string, string>; signal?: AbortSignal; quiet?: boolean } = {},
): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: workspaceRoot,
      env: workspaceEnvironment(options.environment),
      stdio: options.quiet === true ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    const held: Buffer[] = []
    for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk: Buffer) => held.push(chunk))
    const handOn = (signal: NodeJS.Signals) => child.kill(signal)
    const stop = () => child.kill('SIGTERM')
    for (const signal of forwarded) process.on(signal, handOn)
    options.signal?.addEventListener('abort', stop)
    const settle = () => {
      for (const signal of forwarded) process.off(signal, handOn)
      options.signal?.removeEventListener('abort', stop)
    }
    child.once('error', (error) => {
      settle()
      fail(error)
    })
    child.once('close', (code, signal) => {
      settle()
      if (code !== 0) process.stdout.write(Buffer.concat(held))
      done(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { copyWorkspace } from '../../workspace/src/workspace-copy.ts'
import type { Block } from './read-page.ts'

/** The output of a block, and how it ended. */
export interface Outcome {
  /** Null if it was stopped because it took too long. */
  code: number | null
  output: string
}

/** A copy of the workspace that blocks may write to. */
export interface Sandbox {
  run(block: Pick<Block, 'text'>, withinMs: number): Promise<Outcome>
  remove(): void
}

/** Blocks need neither tests nor pictures; without them the copy takes half the time. */
const isNeeded = (path: string) => !/\.(?:png|webp|jpe?g)$|\.(?:test|stories|e2e)\.tsx?$/.test(path)

/**
 * Copies the workspace in its current state. Blocks run in the copy one after the other, and each sees the
 * files that earlier ones wrote.
 */
export function openSandbox(): Sandbox {
  const copy = copyWorkspace({ wanted: isNeeded })
  return { run: (block, withinMs) => runIn(copy.root, block.text, withinMs), remove: copy.remove }
}

/** Runs a block like a person who has installed the packages, without our own environment. */
function runIn(folder: string, text: string, withinMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', text], {
      cwd: folder,
      // In a process group of its own, so that everything it started can be stopped.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        HOME: process.env.HOME,
        PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
        NX_DAEMON: 'false',
        NX_TUI: 'false',
        NO_COLOR: '1',
      },
    })
    let output = ''
    let isLate = false
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part))
    const end = () => {
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL')
      } catch {
        // Everything it started has ended already.
      }
    }
    const timer = setTimeout(() => {
      isLate = true
      end()
    }, withinMs)
    child.once('close', (code) => {
      clearTimeout(timer)
      end()
      resolve({ code: isLate ? null : code, output })
    })
  })
}

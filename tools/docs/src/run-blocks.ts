import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { copyWorkspace } from '../../workspace/src/workspace-copy.ts'
import type { Block } from './read-page.ts'

/** What a block said, and how it ended. */
export interface Outcome {
  /** Null where it was stopped for taking too long. */
  code: number | null
  output: string
}

/** A copy of the workspace that blocks may write to. */
export interface Sandbox {
  run(block: Pick<Block, 'text'>, withinMs: number): Promise<Outcome>
  remove(): void
}

/** Neither tests nor pictures are asked for by what a page says to run; without them the copy takes half the time. */
const isNeeded = (path: string) => !/\.(?:png|webp|jpe?g)$|\.(?:test|stories|e2e)\.tsx?$/.test(path)

/** Copies the workspace as it is; blocks run in the copy one after the other, and leave what they write to the next. */
export function openSandbox(): Sandbox {
  const copy = copyWorkspace({ wanted: isNeeded })
  return { run: (block, withinMs) => runIn(copy.root, block.text, withinMs), remove: copy.remove }
}

/** As somebody would who has installed the packages, with nothing of our own around it. */
function runIn(folder: string, text: string, withinMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', text], {
      cwd: folder,
      // A group of its own, so that nothing it started is left.
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
        // All of it has ended.
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

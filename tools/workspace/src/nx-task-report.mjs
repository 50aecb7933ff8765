import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** How many characters of a failed task's output are kept: its end shows the error. */
const keptOutput = 3000

/**
 * An Nx plugin that writes the outcome of every task to the file TANDEM_TASK_REPORT, for the sum of `npm
 * test`.
 */
export const name = 'tandem-task-report'

export function postTasksExecution(_options, { taskResults }) {
  const path = process.env.TANDEM_TASK_REPORT
  if (path === undefined) return
  const outcomes = Object.values(taskResults).map(({ task, status, terminalOutput }) => ({
    project: task.target.project,
    target: task.target.target,
    status,
    ...(status === 'failure' && { output: terminalOutput?.slice(-keptOutput) }),
  }))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(outcomes))
}

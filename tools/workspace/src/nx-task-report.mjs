import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Characters of a failed task's output that are kept: what broke it stands at its end. */
const keptOutput = 3000

/** An Nx plugin that leaves the outcome of every task where TANDEM_TASK_REPORT says, for `npm test` to sum. */
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

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { planted } from '../../planted-mistakes/src/mistake.ts'
import { mistakes } from '../../planted-mistakes/src/mistakes.ts'
import { workspaceRoot } from './run-command.ts'

test('every planted mistake still has the text that it replaces', () => {
  const lost = mistakes.flatMap((mistake) => {
    try {
      planted(readFileSync(resolve(workspaceRoot, mistake.file), 'utf8'), mistake)
      return []
    } catch (error) {
      return [`${mistake.name}: ${(error as Error).message}`]
    }
  })
  expect(lost).toEqual([])
})

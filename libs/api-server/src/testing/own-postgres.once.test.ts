import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('leaves the exit code of a process unchanged', () => {
  const module = join(import.meta.dirname, 'own-postgres.ts')
  const script = `process.exitCode = 7; await import(${JSON.stringify(module)})`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@tandem/source', '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([7, ''])
})

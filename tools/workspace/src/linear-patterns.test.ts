import { resolve } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'
import { workspaceRoot } from './run-command.ts'

const eslint = new ESLint({ cwd: workspaceRoot })

/** The problems that the workspace's own configuration finds in a file that doesn't exist. */
async function problemsOf(file: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath: resolve(workspaceRoot, file) })
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message)
}

const backtracking = 'regexp/no-super-linear-backtracking'
const move = 'regexp/no-super-linear-move'

describe('a pattern that needs more than linear time', () => {
  test.for<[file: string, pattern: string, rule: string]>([
    ['libs/connectors/src/probe.ts', String.raw`/^\d+\.?\d*$/`, backtracking],
    ['libs/connectors/src/probe.ts', String.raw`/\/+$/`, move],
    ['libs/api-contract/src/probe.ts', '/^(a+)+$/', backtracking],
    ['libs/format/src/probe.ts', String.raw`/\B(?=(\d{3})+$)/`, move],
    ['libs/api-server/src/probe.ts', "new RegExp('^(a+)+$')", backtracking],
    ['apps/api/src/probe.ts', String.raw`/\s+$/`, move],
    ['libs/feature-ecommerce/src/probe.tsx', String.raw`/^(\w+\s?)*$/`, backtracking],
    ['apps/shell/src/probe.ts', String.raw`/-+$/`, move],
  ])('fails the lint in %s: %s', async ([file, pattern, rule]) => {
    expect(await problemsOf(file, `export const pattern = ${pattern}\n`)).toContain(rule)
  })

  test('passes once it is linear', async () => {
    const code = String.raw`export const patterns = [/^\d+(?:\.\d*)?$/, /(?<!\/)\/+$/, /^[A-Z]{3}$/]`
    expect(await problemsOf('libs/connectors/src/probe.ts', code)).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ESLint } from 'eslint'
import { expect, it } from 'vitest'
import { workspaceRoot } from './run-command.ts'
import { copyWorkspace } from './workspace-copy.ts'

const read = (path: string) => readFileSync(resolve(workspaceRoot, path), 'utf8')

it('has no rule that only warns, and hides no warning', () => {
  expect(read('.oxlintrc.json')).not.toMatch(/"warn"/)
  for (const path of ['nx.json', 'tools/workspace/package.json']) {
    expect(read(path)).toContain('oxlint --deny-warnings')
    expect(read(path)).not.toContain('--quiet')
  }
})

it('refuses what only types show to be wrong', () => {
  const workspace = copyWorkspace({
    wanted: (path) => /^(\.oxlintrc\.json|tsconfig\.base\.json|libs\/format\/.*)$/.test(path),
    added: {
      'libs/format/src/floating.ts': "export function probe() {\n  fetch('/')\n}\n",
      'libs/format/src/base.ts': 'export const probe = (value: object) => `${value}`\n',
      'libs/format/src/cases.ts':
        "export function probe(value: 'a' | 'b') {\n  switch (value) {\n    case 'a':\n      return 1\n  }\n  return 2\n}\n",
    },
  })
  try {
    const { code, output } = workspace.attempt('oxlint', '--type-aware', '--deny-warnings', 'libs/format')
    const found = [...output.matchAll(/typescript\(([\w-]+)\)/g)].map(([, rule]) => rule)
    expect(found.toSorted()).toEqual([
      'no-base-to-string',
      'no-floating-promises',
      'switch-exhaustiveness-check',
    ])
    expect(code).toBe(1)
  } finally {
    workspace.remove()
  }
})

it.each(['libs/session/src/probe.ts', 'libs/session/src/probe.tsx'])(
  'refuses a hook in a condition in %s',
  async (file) => {
    const eslint = new ESLint({ cwd: workspaceRoot })
    const [result] = await eslint.lintText(
      `import { useState } from 'react'\n\nexport function useProbe(isWanted: boolean) {\n  if (isWanted) useState(0)\n}\n`,
      { filePath: resolve(workspaceRoot, file) },
    )
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('react-hooks/rules-of-hooks')
  },
)

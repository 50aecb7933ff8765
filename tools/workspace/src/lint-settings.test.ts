import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { workspaceRoot } from './run-command.ts'
import { copyWorkspace } from './workspace-copy.ts'

const read = (path: string) => readFileSync(resolve(workspaceRoot, path), 'utf8')

it('has no rule that only warns, and hides no warning', () => {
  expect(read('.oxlintrc.json')).not.toMatch(/"warn"/)
  for (const path of ['nx.json', 'tools/workspace/package.json']) {
    expect(read(path)).toContain('oxlint --type-aware --deny-warnings')
    expect(read(path)).not.toContain('--quiet')
  }
})

const hookInCondition =
  "import { useState } from 'react'\n\nexport function useProbe(isWanted: boolean) {\n  if (isWanted) useState(0)\n}\n"

it("refuses mistakes that only types show, and violations of React's rules", () => {
  const workspace = copyWorkspace({
    wanted: (path) => /^(\.oxlintrc\.json|tsconfig\.base\.json|libs\/format\/.*)$/.test(path),
    added: {
      'libs/format/src/floating.ts': "export function probe() {\n  fetch('/')\n}\n",
      'libs/format/src/base.ts': 'export const probe = (value: object) => `${value}`\n',
      'libs/format/src/cases.ts':
        "export function probe(value: 'a' | 'b') {\n  switch (value) {\n    case 'a':\n      return 1\n  }\n  return 2\n}\n",
      'libs/format/src/hook.ts': hookInCondition,
      'libs/format/src/hook.tsx': hookInCondition,
      'libs/format/src/render.tsx': 'export function Probe() {\n  return <i>{Date.now()}</i>\n}\n',
    },
  })
  try {
    const { code, output } = workspace.attempt('oxlint', '--type-aware', '--deny-warnings', 'libs/format')
    const found = [...output.matchAll(/(?:typescript|react|react-hooks)\(([\w-]+)\)/g)].map(
      ([, rule]) => rule,
    )
    expect(found.toSorted()).toEqual([
      'hooks',
      'hooks',
      'no-base-to-string',
      'no-floating-promises',
      'purity',
      'rules-of-hooks',
      'rules-of-hooks',
      'switch-exhaustiveness-check',
    ])
    expect(code).toBe(1)
  } finally {
    workspace.remove()
  }
})

import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { checkPlans } from './check-plans.ts'
import { workspaceRoot } from './run-command.ts'

const check = (...changed: string[]) => checkPlans(changed, workspaceRoot)
const source = 'libs/format/src/format-money.ts'

describe('a version plan', () => {
  it.each([source, 'libs/design-system/theme/tokens.json', 'libs/session/package.json'])(
    'is required for %s',
    (path) => {
      expect(check(path, 'README.md')).toEqual({ kind: 'missing', files: [path] })
    },
  )

  it.each([
    'libs/format/src/format-money.test.ts',
    'libs/design-system/src/button/button.stories.tsx',
    'libs/format/README.md',
    'libs/testing/src/team.ts',
    'apps/shell/src/main.tsx',
    'tools/workspace/src/layers.ts',
    'package-lock.json',
  ])("isn't required for %s, which nobody installs", (path) => {
    expect(check(path)).toEqual({ kind: 'not needed' })
  })

  it('written with the change covers it', () => {
    // Any existing file will do, because only Nx reads its content.
    const plan = '.nx/version-plans/../../README.md'
    expect(check(source, plan)).toEqual({ kind: 'planned', plans: [plan] })
  })

  it('that was only deleted covers nothing, unless it went into the changelog', () => {
    const gone = '.nx/version-plans/gone.md'
    expect(check(source, gone)).toEqual({ kind: 'missing', files: [source] })
    expect(check(source, gone, 'CHANGELOG.md')).toEqual({ kind: 'not needed' })
  })

  it('is written to a folder that git keeps', () => {
    const { status } = spawnSync('git', ['check-ignore', '.nx/version-plans/any.md'], { cwd: workspaceRoot })
    expect(status).not.toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { affectedProjects, findBase, targetsFor } from './choose-projects.ts'

describe('findBase', () => {
  it.each([
    ['a branch that is not there', 'no-such-branch'],
    ['the commit before a first push', '0'.repeat(40)],
  ])('finds no base in %s', (_what, ref) => {
    expect(findBase(ref)).toBeUndefined()
  })
})

describe('affectedProjects', () => {
  it('always includes the workspace itself, so that no run checks nothing', () => {
    expect(affectedProjects('HEAD')).toContain('@tandem/tools-workspace')
  })
})

describe('targetsFor', () => {
  const all = ['lint', 'build-storybook', 'test', 'e2e-all']
  it.each<[string, string[], string[]]>([
    ['nothing', [], []],
    ['a word of a feature', ['libs/feature-auth/src/messages.ts'], []],
    ['a component', ['libs/design-system/src/button/button.tsx', 'libs/design-system/README.md'], []],
    ['a route of the server', ['libs/api-server/src/commerce/orders/routes.ts'], []],
    ['pages of documentation', ['docs/hosting.md', 'CHANGELOG.md'], []],
    ['the contract', ['libs/api-contract/src/index.ts'], ['e2e-all']],
    ['the shell', ['libs/feature-auth/src/messages.ts', 'apps/shell/src/main.tsx'], ['e2e-all']],
    ['the journeys', ['apps/e2e/src/team.e2e.ts'], ['e2e-all']],
    ['the frame of Storybook', ['.storybook/manager.ts'], ['build-storybook']],
    ['packages', ['package-lock.json'], ['build-storybook', 'e2e-all']],
  ])('adds for %s the target that only it can show', (_what, changed, late) => {
    expect(targetsFor(changed, all)).toEqual(
      all.filter((target) => ['lint', 'test', ...late].includes(target)),
    )
  })
})

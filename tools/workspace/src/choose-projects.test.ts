import { describe, expect, it } from 'vitest'
import { affectedProjects, findBase, needsJourneys } from './choose-projects.ts'

describe('findBase', () => {
  it.each([
    ['a branch that is not there', 'no-such-branch'],
    ['the commit before a first push', '0'.repeat(40)],
  ])('finds nothing to compare with in %s', (_what, ref) => {
    expect(findBase(ref)).toBeUndefined()
  })
})

describe('affectedProjects', () => {
  it('always checks the workspace itself, so that no run checks nothing', () => {
    expect(affectedProjects('HEAD')).toContain('@tandem/tools-workspace')
  })
})

describe('needsJourneys', () => {
  it.each([
    ['nothing', [], false],
    ['a word of a feature', ['libs/feature-auth/src/messages.ts'], false],
    ['a component', ['libs/design-system/src/button/button.tsx', 'libs/design-system/README.md'], false],
    ['a route of the server', ['libs/api-server/src/commerce/orders/routes.ts'], false],
    ['pages of documentation', ['docs/hosting.md', 'CHANGELOG.md'], false],
    ['the contract', ['libs/api-contract/src/index.ts'], true],
    ['the shell', ['libs/feature-auth/src/messages.ts', 'apps/shell/src/main.tsx'], true],
    ['the journeys', ['apps/e2e/src/team.e2e.ts'], true],
    ['packages', ['package-lock.json'], true],
  ])('says of %s whether they run', (_what, changed, expected) => {
    expect(needsJourneys(changed)).toBe(expected)
  })
})

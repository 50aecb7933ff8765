import { describe, expect, it } from 'vitest'
import { affectedProjects, findBase } from './choose-projects.ts'

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

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyWorkspace } from './workspace-copy.ts'
import type { WorkspaceCopy } from './workspace-copy.ts'

let workspace: WorkspaceCopy
let base: string

const project = (name: string, dependencies = {}) =>
  JSON.stringify({
    name: `@tandem/${name}`,
    version: '0.1.0',
    type: 'module',
    exports: { '.': { '@tandem/source': './src/index.ts' } },
    dependencies,
    nx: { targets: { test: {} } },
  })
const config = (name: string) =>
  `import { defineConfig } from 'vitest/config'\nimport { shared } from '../../vitest.shared.ts'\n\nexport default defineConfig(shared('@tandem/${name}'))\n`
const test = (name: string, actual: string, imports = '') =>
  `import { expect, it } from 'vitest'\n${imports}\nit('${name}', () => expect(${actual}).toBe(42))\n`

/** The real commands and settings, with three tiny libraries, one of which fails. */
const planted = {
  // The workspace's own one needs a library that isn't here.
  'vitest.numbers.ts': 'export {}\n',
  'tools/workspace/package.json': project('tools-workspace'),
  'tools/workspace/src/house.test.ts': test('stands', '42'),
  'libs/ground/package.json': project('ground'),
  'libs/ground/vitest.config.ts': config('ground'),
  'libs/ground/src/index.ts': 'export const answer: number = 41\n',
  'libs/ground/src/ground.test.ts': test('holds', '42'),
  'libs/broken/package.json': project('broken', { '@tandem/ground': '0.1.0' }),
  'libs/broken/vitest.config.ts': config('broken'),
  'libs/broken/src/broken.test.ts': test('fails', 'answer', "import { answer } from '@tandem/ground'\n"),
  'libs/apart/package.json': project('apart'),
  'libs/apart/vitest.config.ts': config('apart'),
  'libs/apart/src/apart.test.ts': test('passes', '42'),
}
const taken =
  /^(nx\.json|package(-lock)?\.json|tsconfig\.base\.json|vitest\.shared\.ts|\.gitignore|tools\/workspace\/(?!.*\.test\.ts$).*)$/

/** Runs `npm test` in this small workspace. */
const check = (...args: string[]) => workspace.attempt('node', 'tools/workspace/src/run.js', 'test', ...args)
const affected = () => check('--affected', '--base', base)
const failure = 'FAILED @tandem/broken:test: fails'

beforeAll(() => {
  workspace = copyWorkspace({ wanted: (path) => taken.test(path), added: planted })
  base = workspace.commit('A failure is planted')
  workspace.write('libs/apart/src/apart.test.ts', test('passes still', '42'))
  workspace.commit('A change far from it')
})
afterAll(() => workspace?.remove())

describe('a failure in a project', () => {
  it("isn't found if a change doesn't affect the project", () => {
    const { code, output } = affected()
    expect(output).toContain('2 passed, 0 failed')
    expect(output).not.toContain('local cache')
    expect(code).toBe(0)
  })

  it("isn't found when the same run is repeated, which the cache answers", () => {
    const { code, output } = affected()
    expect(output).toContain('2 out of 2 tasks')
    expect(output).toContain('2 passed, 0 failed')
    expect(code).toBe(0)
  })

  it('is found if the change is in a dependency of the project', () => {
    workspace.write('libs/ground/src/index.ts', 'export const answer: number = 40\n')
    const { code, output } = affected()
    expect(output).toContain(failure)
    expect(output).toContain('3 passed, 1 failed')
    expect(code).toBe(1)
  })

  it('is found if there is no base to compare with', () => {
    workspace.reset(base)
    const { code, output } = check('--affected', '--base', '0'.repeat(40))
    expect(output).toContain('There is no commit to compare with: everything is checked.')
    expect(output).toContain(failure)
    expect(output).toContain('3 passed, 1 failed')
    expect(code).toBe(1)
  })

  it('is gone once it is fixed, although the cache knows the failure', () => {
    workspace.write('libs/ground/src/index.ts', 'export const answer: number = 42\n')
    const { code, output } = affected()
    expect(output).toContain('0 failed')
    expect(code).toBe(0)
  })
})

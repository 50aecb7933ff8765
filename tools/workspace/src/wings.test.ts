import { describe, expect, it } from 'vitest'
import { ImportTrail } from './source-imports.ts'
import { wingProblems } from './wings.ts'
import { workspaceFiles } from './workspace-files.ts'

const source = 'libs/api-server/src/'

describe('the wings of the server', () => {
  it('contain every file, and import only downwards', () => {
    const files = workspaceFiles()
    const sources = [...files].filter((path) => path.startsWith(source) && /\.tsx?$/.test(path))
    const imports = new ImportTrail(files).importsOfEach(sources)
    const within = (path: string) => path.slice(source.length)
    const inside = [...imports].map(([path, targets]): [string, string[]] => [
      within(path),
      targets.filter((target) => target.startsWith(source)).map(within),
    ])
    expect(inside.length).toBeGreaterThan(400)
    expect(wingProblems(new Map(inside))).toEqual([])
  })

  it.each([
    ['an import of a wing above', 'commerce/orders/queries.ts', 'insight/sales/routes.ts'],
    ['an import of the composition', 'lifecycle/backup/tables.ts', 'create-api.ts'],
    ['an import of what Node alone has', 'platform/runs/jobs.ts', 'node/boss-jobs.ts'],
    ['an import of what is for tests', 'create-api.ts', 'testing/test-api.ts'],
  ])('refuse %s', (_what, path, imported) => {
    expect(wingProblems(new Map([[path, [imported]]]))).toEqual([
      expect.stringContaining(`${path} imports ${imported}`),
    ])
  })

  it.each(['orders/queries.ts', 'query.ts'])('refuse %s, which belongs to none of them', (path) => {
    expect(wingProblems(new Map([[path, []]]))).toEqual([`${path} lies in no wing`])
  })

  it.each([
    ['the same wing', 'commerce/orders/queries.ts', 'commerce/stores/queries.ts'],
    ['a wing below', 'insight/sales/routes.ts', 'platform/lists/list-scope.ts'],
    ['any wing, for the composition', 'create-api.ts', 'insight/sales/routes.ts'],
    ['everything, for a test', 'platform/mail/outbox.test.ts', 'create-api.ts'],
  ])('allow an import of %s', (_what, path, imported) => {
    expect(wingProblems(new Map([[path, [imported]]]))).toEqual([])
  })
})

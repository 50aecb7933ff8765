import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { queryKeyProblems } from './query-keys.ts'
import { workspaceRoot } from './run-command.ts'
import { workspaceFiles } from './workspace-files.ts'

const isProduction = (path: string) =>
  /^(libs|apps)\/[^/]+\/src\/.*\.tsx?$/.test(path) &&
  !path.startsWith('libs/api-client/') &&
  !/\.(test|test-d|stories|e2e)\.tsx?$/.test(path)

it('query keys are made from endpoints, and nothing is marked as old by hand', () => {
  const files = [...workspaceFiles()].filter(isProduction)
  expect(files.length).toBeGreaterThan(1000)
  const problems = files.flatMap((path) =>
    queryKeyProblems(path, readFileSync(resolve(workspaceRoot, path), 'utf8')),
  )
  expect(problems).toEqual([])
})

it.each([
  ['a typed key', "queryOptions({ queryKey: ['orders', search] })"],
  ['the typed key of a mutation', "useMutation({ mutationKey: ['orders'] })"],
  ['a typed key over two lines', "client.setQueryData(\n  ['orders'], [])"],
  ['another meta of a mutation', "useMutation({ ...createNoteMutation, meta: { errors: 'local' } })"],
  ['a mark by hand', 'client.invalidateQueries({ queryKey })'],
])('%s is refused', (_what, text) => {
  expect(queryKeyProblems('libs/feature-x/src/queries.ts', text)).toHaveLength(1)
})

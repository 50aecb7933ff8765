import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { queryKeyProblems } from './query-keys.ts'
import { workspaceRoot } from './run-command.ts'
import { workspaceFiles } from './workspace-files.ts'

const isCode = (path: string) => /^(libs|apps|\.storybook)\/.*\.tsx?$/.test(path)
const isTest = (path: string) => /\.(test|test-d|stories|e2e)\.tsx?$/.test(path)

/** Folders of screens, which read data: there, tests must not name keys either. */
const isOfScreens = (path: string) =>
  /^libs\/((analytics|feature)-[^/]+|app-frame|choices|items|lists|page-parts|session|workbench)\//.test(path)

const isChecked = (path: string) =>
  isCode(path) && !path.startsWith('libs/api-client/') && (isOfScreens(path) || !isTest(path))

it('query keys are made from endpoints, and nothing is marked as stale by hand', () => {
  const files = [...workspaceFiles()].filter(isChecked)
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
  [
    'another meta after something else',
    "{ ...createNoteMutation, onSuccess: () => { go() }, meta: { errors: 'local' } }",
  ],
  ['another meta in short', 'useMutation({ ...noteMutations.createNoteMutation, meta })'],
  ['a mark by hand', 'client.invalidateQueries({ queryKey })'],
  ['a reset by hand', 'client.resetQueries()'],
  ['a key in a variable', "const queryKey = ['orders', search]"],
  ['a key in a variable with a type', "const ordersQueryKey: readonly string[] = ['orders']"],
  ['a key in parentheses', "queryOptions({ queryKey: (['orders'] as const) })"],
  ['one of two keys', "queryOptions({ queryKey: isOne ? ['order', id] : keyOf(orders) })"],
  ['a key in quotes', `queryOptions({ "queryKey": ['orders'] })`],
  ['a typed key of a state', "client.getQueryState(['orders'])"],
  ['a typed key with a type', "client.getQueryData<Order[]>(['orders'])"],
  ['typed defaults', "client.setQueryDefaults(['orders'], {})"],
  ['changes by hand', "useMutation({ mutationFn, meta: { errors: 'local', changes: ['orders'] } })"],
])('%s is refused', (_what, text) => {
  expect(queryKeyProblems('libs/feature-x/src/queries.ts', text)).toHaveLength(1)
})

it.each([
  ['the key of a read', 'client.setQueryData(orderQueries.one(3).queryKey, order)'],
  ['a key that was made', 'const { queryKey } = postDetailQueries.post(post)'],
  ['the part of a key', 'if (query.queryKey[0] === sessionQueries.me.queryKey[0]) follow()'],
  [
    'a mutation with what happens after it',
    'useMutation({ ...syncStoresMutation, onSuccess: () => told() })',
  ],
  ['meta before the mutation', "useMutation({ meta: { errors: 'local' }, ...createNoteMutation })"],
  ['meta of another object', "use({ ...createNoteMutation }, { meta: { errors: 'local' } })"],
  ['the changes of an endpoint', 'meta: { changes: endpoint.changes }'],
])('%s is accepted', (_what, text) => {
  expect(queryKeyProblems('libs/feature-x/src/queries.ts', text)).toEqual([])
})

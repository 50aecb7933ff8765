import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

/** A valibot schema; the test walks it through these properties. */
interface Node {
  type: string
  kind: string
  requirement?: number
  pipe?: Node[]
  item?: Node
  key?: Node
  value?: Node
  wrapped?: Node
  options?: unknown[]
  entries?: Record<string, Node>
}

const isSchema = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'kind' in part

function* nodesOf(node: Node, path: string): Generator<[path: string, node: Node]> {
  yield [path, node]
  const { pipe = [], item, key, value, wrapped, options = [], entries = {} } = node
  // The first schema of a pipe represents it: its parts are the pipe's parts.
  const inner = [
    // When the pipe contains a text schema again, it only ends the pipe there.
    ...pipe
      .slice(1)
      .flatMap((part) => (part.type === node.type && !part.item ? [] : [[path, part] as const])),
    ...[item, value].map((part) => [`${path}[]`, part] as const),
    [`${path}{}`, key] as const,
    [path, wrapped] as const,
    ...options.map((part) => [path, part] as const),
    ...Object.entries(entries).map(([name, part]) => [`${path}.${name}`, part] as const),
  ]
  for (const [where, part] of inner) if (isSchema(part) && part.kind === 'schema') yield* nodesOf(part, where)
}

/** The maximum that a schema accepts, from its own pipe or from its first part's. */
function maxOf({ pipe = [] }: Node, action: string): number | undefined {
  const limit = pipe.find(({ type }) => type === action)?.requirement
  const [first] = pipe
  return limit ?? (first?.pipe ? maxOf(first, action) : undefined)
}

const limitOf: Record<string, string> = {
  string: 'max_length',
  array: 'max_length',
  record: 'max_entries',
}
/** Schemas without a maximum size. */
const endless = ['any', 'unknown', 'map', 'set', 'object_with_rest', 'loose_object', 'lazy']

const inputs = endpoints.flatMap(({ name, params, search, body }) =>
  Object.entries({ params, search, body }).flatMap(([part, schema]) =>
    schema ? [...nodesOf(schema as unknown as Node, `${name} ${part}`)] : [],
  ),
)

test('limits the length of every text, list and record of an input', () => {
  expect(inputs.length).toBeGreaterThan(200)
  const unlimited = inputs.filter(
    ([, node]) =>
      endless.includes(node.type) ||
      (node.type in limitOf && maxOf(node, limitOf[node.type] ?? '') === undefined),
  )
  expect(unlimited.map(([path, { type }]) => `${path}: ${type}`)).toEqual([])
})

test('looks at no entry of a list or record that is too long', () => {
  const counted = inputs.filter(([, { type }]) => type === 'array' || type === 'record')
  expect(counted.length).toBeGreaterThan(20)
  for (const [path, node] of counted) {
    const max = maxOf(node, limitOf[node.type] ?? '') ?? 0
    let reads = 0
    const read = (key: string | symbol) => {
      if (typeof key === 'string' && /^(\d+|key\d+)$/.test(key)) reads++
    }
    const entries = Array.from({ length: max + 1 }, (_, index) => [`key${index}`, 0])
    const input: object = node.type === 'array' ? entries.map(() => 0) : Object.fromEntries(entries)
    const watched = new Proxy(input, {
      get(target, key, receiver) {
        read(key)
        return Reflect.get(target, key, receiver) as unknown
      },
    })
    const result = v.safeParse(node as unknown as v.GenericSchema, watched)
    expect(result.issues, path).toHaveLength(1)
    expect(reads, path).toBe(0)
  }
})

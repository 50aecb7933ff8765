import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxStarred, move, parseStarred, serialiseStarred, star, unstar } from './starred-menus.ts'
import type { StarredMenu } from './starred-menus.ts'

const orders = { label: 'Orders', to: '/e-commerce/orders' }
const stores = { label: 'Stores', to: '/integrations/e-commerce' }
const profile = { label: 'Profile', to: '/settings/profile' }

describe('parseStarred', () => {
  it.each([
    null,
    '',
    'null',
    '{}',
    '"text"',
    '7',
    '[',
    '{"0":{"label":"Orders","to":"/a"}}',
    '[null,1,"/a",[],{},{"label":"Orders"},{"to":"/a"},{"label":1,"to":"/a"},{"label":"Orders","to":["/a"]}]',
    '[{"label":"  ","to":"/a"},{"label":"Orders","to":""},{"label":"Orders","to":"orders"}]',
    '[{"label":"A","to":"https://evil.example"},{"label":"B","to":"//evil.example"},{"label":"C","to":"/\\\\evil.example"}]',
    '[{"label":"A","to":"javascript:alert(1)"},{"label":"B","to":"/\\t/evil.example"}]',
    JSON.stringify([{ label: 'A', to: `/${'a'.repeat(500)}` }]),
  ])('finds nothing in %j', (meta) => {
    expect(parseStarred(meta)).toEqual([])
  })

  it('puts entries without a numeric order last, in their stored order', () => {
    const meta = [
      { ...profile, order: null },
      { label: 'Tracker', to: '/tracker', order: '0' },
      { ...stores, order: 2 },
      { ...orders, order: -1.5 },
      { label: 'Posts', to: '/posts' },
    ]
    expect(parseStarred(JSON.stringify(meta)).map(({ label }) => label)).toEqual([
      'Orders',
      'Stores',
      'Profile',
      'Tracker',
      'Posts',
    ])
    expect(parseStarred('[{"label":"A","to":"/a","order":1e999},{"label":"B","to":"/b","order":5}]')).toEqual(
      [
        { label: 'B', to: '/b' },
        { label: 'A', to: '/a' },
      ],
    )
  })

  it('keeps only the first entry of each place, and drops unknown properties', () => {
    const meta = [
      { ...orders, label: 'Late', order: 9 },
      { ...stores, order: 1 },
      { ...orders, order: 0, x: 1 },
    ]
    expect(parseStarred(JSON.stringify(meta))).toEqual([orders, stores])
  })

  it('keeps at most fifty', () => {
    const many = Array.from({ length: 80 }, (_, order) => ({
      label: `Page ${order}`,
      to: `/${order}`,
      order,
    }))
    expect(parseStarred(JSON.stringify(many))).toHaveLength(maxStarred)
  })
})

describe('starring', () => {
  it('puts a new entry first, and changes nothing when it is starred already', () => {
    const starred = star(star([], orders), stores)
    expect(starred).toEqual([stores, orders])
    expect(star(starred, { ...orders, label: 'Other' })).toBe(starred)
  })

  it("refuses what couldn't be read back", () => {
    expect(star([], { label: ' ', to: '/a' })).toEqual([])
    expect(star([], { label: 'Away', to: '//evil.example' })).toEqual([])
  })

  it('drops the last for a fifty-first', () => {
    const full = Array.from({ length: maxStarred }, (_, index) => ({ label: 'Page', to: `/${index}` }))
    const starred = star(full, orders)
    expect(starred).toHaveLength(maxStarred)
    expect(starred[0]).toEqual(orders)
    expect(starred.at(-1)).toEqual(full.at(-2))
  })

  it('returns to its place when undone', () => {
    const starred = [orders, stores, profile]
    expect(star(unstar(starred, stores.to), stores, 1)).toEqual(starred)
    expect(unstar(starred, '/elsewhere')).toBe(starred)
  })
})

describe('move', () => {
  const starred = [orders, stores, profile]
  it('moves an entry to an index within the list', () => {
    expect(move(starred, 0, 2)).toEqual([stores, profile, orders])
    expect(move(starred, 2, 0)).toEqual([profile, orders, stores])
    expect(move(starred, 0, 99)).toEqual([stores, profile, orders])
    expect(move(starred, 2, -1)).toEqual([profile, orders, stores])
  })
  it.each([
    [0, 0],
    [0, -1],
    [2, 3],
    [-1, 0],
    [3, 0],
    [0, Number.NaN],
  ])('changes nothing from %d to %d', (from, to) => {
    expect(move(starred, from, to)).toBe(starred)
  })
})

type Step =
  { kind: 'star'; to: string } | { kind: 'unstar'; to: string } | { kind: 'move'; from: number; to: number }

const place = fc.constantFrom('/', '/a', '/b', '/c', '/d', '/e?x=1')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('star' as const), to: place }),
  fc.record({ kind: fc.constant('unstar' as const), to: place }),
  fc.record({
    kind: fc.constant('move' as const),
    from: fc.integer({ min: -1, max: 6 }),
    to: fc.integer({ min: -2, max: 8 }),
  }),
)
const after = (starred: readonly StarredMenu[], done: Step) => {
  if (done.kind === 'star') return star(starred, { label: `To ${done.to}`, to: done.to })
  if (done.kind === 'unstar') return unstar(starred, done.to)
  return move(starred, done.from, done.to)
}

describe('any sequence of changes', () => {
  it('stores a list that reads back the same', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const shown = steps.reduce<readonly StarredMenu[]>(
          (starred, done) => parseStarred(serialiseStarred(after(starred, done))),
          [],
        )
        expect(shown).toEqual(steps.reduce<readonly StarredMenu[]>(after, []))
      }),
    )
  })

  it('contains exactly the starred places, each once', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const expected = new Set<string>()
        for (const { kind, to } of steps) {
          if (kind === 'star') expected.add(to)
          if (kind === 'unstar') expected.delete(to)
        }
        const shown = steps.reduce<readonly StarredMenu[]>(after, []).map(({ to }) => to)
        expect(shown.toSorted()).toEqual([...expected].toSorted())
      }),
    )
  })

  it('is undone by moving back', () => {
    const list = fc.uniqueArray(place, { minLength: 1 })
    fc.assert(
      fc.property(list, fc.nat(5), fc.nat(5), (places, one, other) => {
        const starred = places.map((to) => ({ label: to, to }))
        const [from, to] = [one % places.length, other % places.length]
        const moved = move(starred, from, to)
        expect(moved[to]).toEqual(starred[from])
        expect(move(moved, to, from)).toEqual(starred)
      }),
    )
  })

  it('starts from a storable list, whatever text was stored', () => {
    const entry = fc.record(
      {
        label: fc.string({ unit: 'binary' }),
        to: fc.oneof(place, fc.string({ unit: 'binary' })),
        order: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.array(entry, { maxLength: 60 }).map((list) => JSON.stringify(list)),
        ),
        (meta) => {
          const starred = parseStarred(meta)
          expect(starred.length).toBeLessThanOrEqual(maxStarred)
          const kept = serialiseStarred(starred)
          expect(kept.length).toBeLessThanOrEqual(20_000)
          expect(kept.isWellFormed() && !kept.includes('\u0000')).toBe(true)
          expect(parseStarred(kept)).toEqual(starred)
        },
      ),
    )
  })

  it('drops the last entries when the list is too long for the server', () => {
    const long = Array.from({ length: 50 }, (_, index) => ({ label: '\u0001'.repeat(100), to: `/${index}` }))
    const kept = serialiseStarred(long)
    expect(kept.length).toBeLessThanOrEqual(20_000)
    expect(parseStarred(kept)[0]?.to).toBe('/0')
  })
})

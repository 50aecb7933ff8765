import { expect, it } from 'vitest'
import { newestReleases } from '../../newest-releases.ts'

const changelog = `## 0.3.0 (2026-12-01)

### New

- People see what happened in the header.
- \`@tandem/lists\`: \`useList\` is public.

### Fixed

- Days begin at midnight.

### ⚠️  Breaking Changes

- Lists have one address.

## 0.2.0 (2026-11-01)

- \`openPostgres\` takes \`connectMs\`.

## 0.1.0

The first version.
`

it('takes the entries without code, newest release first, and leaves out fixes and releases without any', () => {
  expect(newestReleases(changelog, [])).toEqual([
    {
      version: '0.3.0',
      groups: [
        { kind: 'new', entries: ['People see what happened in the header.'] },
        { kind: 'changed', entries: ['Lists have one address.'] },
      ],
    },
    { version: '0.1.0', groups: [{ kind: 'new', entries: ['The first version.'] }] },
  ])
})

it('starts with what waits for the next release', () => {
  const plans = [
    '---\ntandem: minor\n---\n\nNotes can mention people.\n',
    '---\ntandem: patch\n---\n\n`call` is new.\n',
  ]
  expect(newestReleases(changelog, plans)[0]).toEqual({
    version: null,
    groups: [{ kind: 'new', entries: ['Notes can mention people.'] }],
  })
})

it('ends an entry before its first sentence about code, and groups entries by what they are about', () => {
  const plans = [
    '---\ntandem: minor\n---\n\nColumns have any width. Rows are added up. `@tandem/lists`: `adds` is new. So is more.\n',
    '---\ntandem: patch\n---\n\nA rare mistake is fixed.\n',
    '---\ntandem: major\n---\n\nLists have one address.\n',
    '---\ntandem: minor\n---\n\n`adds` is new.\n',
  ]
  expect(newestReleases('', plans)).toEqual([
    {
      version: null,
      groups: [
        { kind: 'new', entries: ['Columns have any width. Rows are added up.'] },
        { kind: 'changed', entries: ['Lists have one address.'] },
      ],
    },
  ])
})

it('takes three releases and twelve new entries of each at most', () => {
  const long = ['4', '3', '2', '1']
    .map((version) => `## ${version}\n\n${'- Something new.\n'.repeat(13)}`)
    .join('\n')
  expect(newestReleases(long, []).map(({ version, groups }) => [version, groups[0]?.entries.length])).toEqual(
    [
      ['4', 12],
      ['3', 12],
      ['2', 12],
    ],
  )
})

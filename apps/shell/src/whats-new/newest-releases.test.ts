import { expect, it } from 'vitest'
import { newestReleases } from '../../newest-releases.ts'

const changelog = `## 0.3.0 (2026-12-01)

### New

- **People see what happened in the header.**
- \`@tandem/lists\`: \`useList\` is public.

### Fixed

- **Days begin at midnight.**

### ⚠️  Breaking Changes

- **Lists have one address.** Use \`listAddress\`.

## 0.2.0 (2026-11-01)

- \`openPostgres\` takes \`connectMs\`.

## 0.1.0

**The first version.** Its libraries were not published.
`

it('takes the bold sentences, newest release first, and leaves out fixes and releases without any', () => {
  expect(newestReleases(changelog, [])).toEqual([
    {
      version: '0.3.0',
      date: '2026-12-01',
      groups: [
        { kind: 'new', entries: ['People see what happened in the header.'] },
        { kind: 'changed', entries: ['Lists have one address.'] },
      ],
    },
    { version: '0.1.0', date: null, groups: [{ kind: 'new', entries: ['The first version.'] }] },
  ])
})

it('starts with what waits for the next release', () => {
  const plans = [
    '---\ntandem: minor\n---\n\n**Notes can mention people.**\n',
    '---\ntandem: patch\n---\n\n`call` is new.\n',
  ]
  expect(newestReleases(changelog, plans)[0]).toEqual({
    version: null,
    date: null,
    groups: [{ kind: 'new', entries: ['Notes can mention people.'] }],
  })
})

it('takes only the bold sentences at the start of an entry, and groups entries by what they are about', () => {
  const plans = [
    '---\ntandem: minor\n---\n\n**Columns have any width. Rows are added up.** `@tandem/lists`: `adds` is new.\n',
    '---\ntandem: patch\n---\n\n**A rare mistake is fixed.**\n',
    '---\ntandem: major\n---\n\n**Lists have one address.**\n\nUse `listAddress`.\n',
    '---\ntandem: minor\n---\n\n`adds` is new. **Very** new.\n',
    '---\ntandem: minor\n---\n\nHosts can add things.\n',
  ]
  expect(newestReleases('', plans)).toEqual([
    {
      version: null,
      date: null,
      groups: [
        { kind: 'new', entries: ['Columns have any width. Rows are added up.'] },
        { kind: 'changed', entries: ['Lists have one address.'] },
      ],
    },
  ])
})

it('takes three releases and eight new entries of each at most', () => {
  const long = ['4', '3', '2', '1']
    .map((version) => `## ${version}\n\n${'- **Something new.**\n'.repeat(13)}`)
    .join('\n')
  expect(newestReleases(long, []).map(({ version, groups }) => [version, groups[0]?.entries.length])).toEqual(
    [
      ['4', 8],
      ['3', 8],
      ['2', 8],
    ],
  )
})

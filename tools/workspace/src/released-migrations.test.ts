import { describe, expect, it } from 'vitest'
import { checksumOf, migrationFiles, releasedMigrations } from './released-migrations.ts'

const files = migrationFiles()
const released = releasedMigrations()

describe('migrations', () => {
  it('only import Kysely and each other', () => {
    const others = [...files].flatMap(([name, { imports }]) =>
      imports
        .filter((imported) => imported !== 'kysely' && !files.has(imported.replace(/^\.\//, '')))
        .map((imported) => `${name} imports ${imported}`),
    )
    expect(others).toEqual([])
  })

  it.each(Object.entries(released))(
    '%s is as it was released: a change needs a new one',
    (name, checksum) => {
      expect(files.get(name)?.checksum).toBe(checksum)
    },
  )

  it('that were released only import released ones', () => {
    const later = Object.keys(released).flatMap((name) =>
      (files.get(name)?.imports ?? []).filter((path) => path !== 'kysely' && !(path.slice(2) in released)),
    )
    expect(later).toEqual([])
  })

  it('that are new sort after all released ones', () => {
    const numbered = (names: Iterable<string>) => [...names].filter((name) => /^\d{4}-/.test(name)).toSorted()
    const newest = numbered(Object.keys(released)).at(-1) ?? ''
    expect(numbered(files.keys()).filter((name) => !(name in released) && name < newest)).toEqual([])
  })
})

describe('the checksum of a migration', () => {
  const text =
    "/** Why. */\nexport const up = (db: Db) => run(db, 'one', [1, 2])\nconst sql = `a  b ${one}`\n"

  it.each([
    ['comments', text.replace('Why', 'Because')],
    ['line ends', text.replaceAll('\n', '\r\n')],
    ['quotes', text.replaceAll("'", '"')],
    ['semicolons, trailing commas and white space', text.replace("'one', [1, 2])", "\n'one',\n[1, 2,],\n);")],
  ])('is the same with different %s', (_, other) => {
    expect(checksumOf(other)).toBe(checksumOf(text))
  })

  it.each([
    ['a value', text.replace('2]', '3]')],
    ['SQL', text.replace('a  b', 'a b')],
    ['a text', text.replace('one', 'two')],
    ['an import', `import { x } from './x.ts'\n${text}`],
  ])('differs with different %s', (_, other) => {
    expect(checksumOf(other)).not.toBe(checksumOf(text))
  })
})

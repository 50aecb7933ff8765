import { describe, expect, it } from 'vitest'
import { importCircles } from './import-circles.ts'
import { ImportTrail } from './source-imports.ts'
import { workspaceFiles } from './workspace-files.ts'

describe('a circle of imports', () => {
  it('is found, whatever its length, and once', () => {
    const imports = new Map([
      ['a.ts', ['b.ts', 'd.ts']],
      ['b.ts', ['c.ts']],
      ['c.ts', ['a.ts', 'd.ts']],
      ['d.ts', []],
    ])
    expect(importCircles(imports)).toEqual([['a.ts', 'b.ts', 'c.ts']])
  })

  it('is found when a file imports itself, and when there are two', () => {
    const imports = new Map([
      ['self.ts', ['self.ts']],
      ['a.ts', ['b.ts', 'self.ts']],
      ['b.ts', ['a.ts']],
    ])
    expect(importCircles(imports)).toEqual([['self.ts'], ['a.ts', 'b.ts']])
  })

  it("isn't found for files that are imported twice", () => {
    const imports = new Map([
      ['a.ts', ['b.ts', 'c.ts']],
      ['b.ts', ['d.ts']],
      ['c.ts', ['b.ts', 'd.ts']],
      ['d.ts', []],
    ])
    expect(importCircles(imports)).toEqual([])
  })

  it('is looked for through a chain of a hundred thousand imports', () => {
    const length = 100_000
    const chain = Array.from({ length }, (_, at): [string, string[]] => [`${at}`, [`${(at + 1) % length}`]])
    expect(importCircles(new Map(chain))).toHaveLength(1)
  })
})

describe('the workspace', () => {
  it('has no circle of imports, including imports of types', () => {
    const files = workspaceFiles()
    const trail = new ImportTrail(files)
    const sources = [...files].filter((path) => /^(apps|libs|tools)\/[\w-]+\/.*\.(tsx?|m?js)$/.test(path))
    expect(importCircles(trail.importsOfEach(sources))).toEqual([])
  })
})

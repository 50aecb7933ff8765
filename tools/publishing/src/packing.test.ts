import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkTypes, lintTarball } from './lint-tarball.ts'
import { pack } from './pack.ts'
import { publicPackages } from './public-packages.ts'
import { newLibraryLimit, sizeLimits } from './sizes.ts'
import { localRanges, strayFiles, undeclaredImports } from './tarball-policy.ts'

const packages = publicPackages()
const folder = mkdtempSync(join(tmpdir(), 'tandem-packing-'))
const tarballs = pack(packages, folder)
const tarballOf = (name: string) => tarballs.find((tarball) => tarball.name === name)!

afterAll(() => rmSync(folder, { recursive: true }))

it('has no size limit for a package that no longer exists', () => {
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(sizeLimits)))
})

describe.each(packages)('the package $name', (published) => {
  const tarball = tarballOf(published.name)
  const { manifest, files } = tarball

  it('contains licence, README and what its entries need, and no development files', () => {
    expect(files).toEqual(expect.arrayContaining(['package.json', 'LICENSE', 'README.md']))
    expect(manifest).toMatchObject({ license: 'MIT', version: published.manifest.version, type: 'module' })
    expect(strayFiles(files)).toEqual([])
  })

  it('names neither sources nor anything that only this workspace has', () => {
    expect(JSON.stringify(manifest)).not.toMatch(/@tandem\/source|"nx"|"devDependencies"|workspace:|file:/)
    expect(localRanges(manifest)).toEqual([])
    expect(undeclaredImports(published, manifest, files)).toEqual([])
  })

  it('passes publint and are-the-types-wrong', async () => {
    expect(await lintTarball(tarball)).toEqual([])
    expect(await checkTypes(tarball)).toEqual([])
  })

  it('is within its size limit', () => {
    const limit = sizeLimits[published.name]
    expect(tarball.bytes / 1000).toBeLessThan(limit ?? newLibraryLimit)
    // A limit far above the size would let anything in.
    if (limit !== undefined) expect(tarball.bytes / 1000).toBeGreaterThan(limit / 2)
  })
})

import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyWorkspace } from './workspace-copy.ts'
import type { WorkspaceCopy } from './workspace-copy.ts'

interface Manifest {
  name: string
  version: string
  nx?: unknown
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const manifestPaths = ['{apps,libs,tools}/*/package.json', '.storybook/package.json']
const plans = {
  '.nx/version-plans/archive.md': '---\ntandem: minor\n---\n\nStores can be archived from their list.\n',
  '.nx/version-plans/dates.md': '---\ntandem: patch\n---\n\nPosts have the date of their own zone.\n',
}

let workspace: WorkspaceCopy
let dryRun: string
let before: Map<string, Manifest>
let after: Map<string, Manifest>

const read = (path: string) => readFileSync(join(workspace.root, path), 'utf8')
const readManifests = () =>
  new Map(
    globSync(manifestPaths, { cwd: workspace.root }).map((path) => [
      path,
      JSON.parse(read(path)) as Manifest,
    ]),
  )
const release = (...args: string[]) =>
  workspace.attempt('node', 'tools/workspace/src/run.js', 'release', ...args)

/** The version after this one when a plan asks for a minor release. */
const nextMinor = (version = '') =>
  version.replace(/^(\d+)\.(\d+)\..*$/, (_, major, minor) => `${major}.${+minor + 1}.0`)

let version: string

beforeAll(() => {
  workspace = copyWorkspace({ wanted: (path) => !path.startsWith('.nx/version-plans/'), added: plans })
  before = readManifests()
  version = nextMinor(before.get('libs/format/package.json')?.version)
  dryRun = release('--dry-run').output
  expect(workspace.run('git', 'status', '--porcelain')).toBe('')
  release('freeze-migrations')
  workspace.commit('Freeze the migrations of the release')
  const { code, output } = release()
  if (code !== 0) throw new Error(output)
  after = readManifests()
})
afterAll(() => workspace?.remove())

describe('a release', () => {
  it('is printed beforehand', () => {
    expect(dryRun).toContain(`New version ${version} written to manifest: libs/format/package.json`)
    expect(dryRun).toContain('+ - Stores can be archived from their list.')
  })

  it('gives all projects one version, from the plan with the largest step', () => {
    expect([...after.values()].filter((manifest) => manifest.version !== version)).toEqual([])
  })

  it('updates dependencies among our own libraries to that version, and no others', () => {
    const ours = new Set([...after.values()].map(({ name }) => name))
    for (const [path, manifest] of after)
      for (const kind of ['dependencies', 'devDependencies', 'peerDependencies'] as const)
        for (const [name, range] of Object.entries(manifest[kind] ?? {}))
          expect([path, name, range]).toEqual([
            path,
            name,
            ours.has(name) ? version : before.get(path)?.[kind]?.[name],
          ])
    expect(after.get('libs/feature-ecommerce/package.json')?.peerDependencies?.react).toMatch(/^\^/)
  })

  it('updates the lock file in the same way, and keeps it valid', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Manifest> }
    for (const [path, manifest] of after) {
      const { dependencies, peerDependencies } = packages[path.replace('/package.json', '')] ?? {}
      expect({ path, dependencies, peerDependencies }).toEqual({
        path,
        dependencies: manifest.dependencies,
        peerDependencies: manifest.peerDependencies,
      })
    }
    const checked = resolve(import.meta.dirname, 'check-lockfile.mjs')
    expect(execFileSync('node', [checked], { cwd: workspace.root, encoding: 'utf8' })).toBe('')
  })

  it('writes the texts of the plans to the changelog, and deletes the plans', () => {
    const [title, ...entry] = read('CHANGELOG.md').split('\n')
    expect(title).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`))
    expect(entry.filter((line) => line !== '').slice(0, 4)).toEqual([
      '### New',
      '- Stores can be archived from their list.',
      '### Fixed',
      '- Posts have the date of their own zone.',
    ])
    expect(Object.keys(plans).filter((path) => existsSync(join(workspace.root, path)))).toEqual([])
  })

  it('is one commit with a tag, and leaves no other changes', () => {
    expect(workspace.run('git', 'log', '-1', '--format=%s').trim()).toBe(`Release ${version}`)
    expect(workspace.run('git', 'tag', '--points-at', 'HEAD').trim()).toBe(`v${version}`)
    expect(workspace.run('git', 'status', '--porcelain')).toBe('')
  })

  it('would publish what is staged, in that version', () => {
    const { code, output } = workspace.attempt('nx', 'run', '@tandem/format:nx-release-publish', '--dryRun')
    expect(output).toContain('Would publish to')
    expect(code).toBe(0)
    const staged = JSON.parse(read('dist/packages/@tandem/format/package.json')) as Manifest
    expect(staged).toMatchObject({ name: '@tandem/format', version })
    expect(staged.nx).toBeUndefined()
  })

  it("can't be made twice from the same plans", () => {
    const { code, output } = release()
    expect(output).toContain('No version plan waits: there is nothing to release.')
    expect(code).toBe(0)
  })
})

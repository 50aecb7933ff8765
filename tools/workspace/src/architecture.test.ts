import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { endpoints } from '@tandem/api-contract'
import { describe, expect, it } from 'vitest'
import { layerConstraints } from './layers.ts'
import { workspaceRoot } from './run-command.ts'
import { workspaceFiles } from './workspace-files.ts'

interface Manifest {
  name: string
  private?: boolean
  exports?: Record<string, string | Record<string, string>>
  nx?: { tags?: string[] }
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const notOurs = ['node_modules', 'dist', 'styled-system', 'storybook-static', 'css']
const find = (pattern: string) =>
  globSync(pattern, { cwd: workspaceRoot, exclude: (path) => notOurs.includes(basename(path)) }).toSorted()
const read = (path: string) => readFileSync(resolve(workspaceRoot, path), 'utf8')
const manifest = (path: string) => JSON.parse(read(path)) as Manifest

const words = (path: string) => path.split('/').map((part) => part.replace(/\..*$/, ''))

const manifests = ['package.json', ...find('{apps,libs,tools}/*/package.json')]
const libraries = find('libs/*/package.json').map((path) => dirname(path))
const written = workspaceFiles()
const sources = find('{apps,libs,tools}/*/**/*.{ts,tsx,js,mjs}').filter((path) => written.has(path))

describe('every library', () => {
  it.each(libraries)(
    "%s has a README with what it owns, what it doesn't, what it offers and where to change what",
    (library) => {
      const headings = [...read(`${library}/README.md`).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
      const asked = ['Owns', 'Does not own', 'Public surface', 'Where to change what']
      expect(headings.filter((heading) => asked.includes(heading ?? ''))).toEqual(asked)
    },
  )

  it.each(libraries)(
    '%s names only files that exist where its README says where to change what',
    (library) => {
      const [, section = ''] = read(`${library}/README.md`).split('## Where to change what')
      const named = [...section.matchAll(/`([\w.-]+(?:\/[\w.-]+)*(?:\/|\.(?:tsx?|js|json)))`/g)].map(
        ([, path = '']) => path,
      )
      const exists = (path: string) => [...written].some((file) => `/${file}`.includes(`/${path}`))
      // Neither a suffix of several files, such as `.recipe.ts`, nor what a build makes.
      expect(named.filter((path) => !/^(?:\.|dist\/)/.test(path) && !exists(path))).toEqual([])
    },
  )

  it.each(libraries)('%s belongs to one layer that the boundary rule knows', (library) => {
    const layers = (manifest(`${library}/package.json`).nx?.tags ?? []).filter(
      (tag) => tag.startsWith('layer:') && tag !== 'layer:format',
    )
    // The stylesheet for other hosts has no code: nothing imports it and it imports nothing.
    const known = [...layerConstraints.map((constraint) => constraint.sourceTag), 'layer:styles']
    expect(layers).toHaveLength(1)
    expect(known).toContain(layers[0])
  })

  it.each(libraries)('%s has named exports only, and an index only for its entries', (library) => {
    const indexes = find(`${library}/src/**/index.{ts,tsx}`)
    const entries = Object.values(manifest(`${library}/package.json`).exports ?? {}).map(
      (entry) => typeof entry === 'object' && resolve(library, entry['@tandem/source'] ?? ''),
    )
    expect(indexes.filter((path) => !entries.includes(resolve(path)))).toEqual([])
    for (const path of indexes) expect(read(path)).not.toMatch(/export\s+(default|\*)/)
  })
})

describe('a section', () => {
  const sections = libraries.filter((library) =>
    manifest(`${library}/package.json`).nx?.tags?.includes('layer:section'),
  )
  const imports = (library: string) => {
    const { dependencies, peerDependencies } = manifest(`${library}/package.json`)
    return Object.keys({ ...dependencies, ...peerDependencies })
  }

  it.each(sections)('%s is only imported by its own feature and by sibling sections', (section) => {
    const [feature] = basename(section).split('-')
    const users = libraries.filter((library) => imports(library).includes(`@tandem/${basename(section)}`))
    expect(users.length).toBeGreaterThan(0)
    const own = new RegExp(`^libs/(feature-${feature}$|${feature}-)`)
    expect(users.filter((user) => !own.test(user))).toEqual([])
  })
})

describe('every project', () => {
  it('is checked and built by the same compiler, whichever of the two the command `tsc` starts', () => {
    const { targetDefaults } = JSON.parse(read('nx.json')) as {
      targetDefaults: Record<string, { command?: string }>
    }
    const commands = Object.values(targetDefaults).map(({ command }) => command ?? '')
    expect(commands.filter((command) => /\btsc\b/.test(command)).length).toBeGreaterThan(1)
    expect(commands.filter((command) => /(?<!typescript-7\/bin\/)\btsc\b/.test(command))).toEqual([])
  })

  it.each(manifests)('%s uses exact versions', (path) => {
    const { dependencies, devDependencies, peerDependencies } = manifest(path)
    // A host brings its own React, so published libraries have ranges for peers; our own release is exact.
    const isPublished = path.startsWith('libs/') && manifest(path).private !== true
    const ranges = Object.entries(peerDependencies ?? {}).filter(
      ([name]) => isPublished && !name.startsWith('@tandem/'),
    )
    const isRange = (range: string) => range.split(' || ').every((part) => /^\^\d+\.\d+\.\d+$/.test(part))
    expect(ranges.filter(([, range]) => !isRange(range))).toEqual([])
    const wanted = Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies }).filter(
      ([name]) => !ranges.some(([peer]) => peer === name),
    )
    expect(
      wanted.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    ).toEqual([])
  })
})

describe('source files', () => {
  it('are named for what they do', () => {
    // A resource of the API has the same name from the address down to the table.
    const resources = new Set(endpoints.map(({ path }) => path.split('/')[1]))
    const vague = ['utils', 'util', 'helpers', 'common', 'misc', 'types', 'constants', 'hooks'].filter(
      (word) => !resources.has(word),
    )
    expect(sources.filter((path) => words(path).some((word) => vague.includes(word)))).toEqual([])
  })

  it('are short enough to be read in one go', () => {
    // A library's exports, the contract's calls and the catalogue of errors are lists, and may be longer.
    const mayBeLong =
      /\.(test|test-d|stories|generated)\.|\/messages(\.tr)?\.ts$|\/migrations\/|^libs\/[\w-]+\/src\/index\.ts$|\/api-contract\/src\/(?:endpoints|errors)\.ts$/
    const lengths = sources
      .filter((path) => !mayBeLong.test(path))
      .map((path) => ({ path, lines: read(path).split('\n').length - 1 }))
    expect(lengths.filter(({ lines }) => lines > 250)).toEqual([])
  })
})

describe('the contract', () => {
  it('has each call, and each name of a call, once', () => {
    const calls = endpoints.map(({ method, path }) => `${method} ${path}`)
    const names = endpoints.map(({ name }) => name)
    expect(new Set(calls).size).toBe(calls.length)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('decisions', () => {
  const decisions = find('docs/decisions/*.md')

  it('are numbered without a gap', () => {
    const numbers = decisions.map((path) => Number(basename(path).slice(0, 4)))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it.each(decisions)('%s gives context, decision and consequences', (path) => {
    const headings = [...read(path).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    // Older decisions have no alternatives.
    expect(headings.filter((heading) => heading !== 'Alternatives')).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ])
  })
})

describe('the lock file', () => {
  it('has every platform package, and no address of a registry', () => {
    expect(
      execFileSync('node', [resolve(import.meta.dirname, 'check-lockfile.mjs')], {
        cwd: workspaceRoot,
        encoding: 'utf8',
      }),
    ).toBe('')
    expect(read('package-lock.json')).not.toContain('"resolved": "http')
  })
})

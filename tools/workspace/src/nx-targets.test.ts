import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createProjectGraphAsync } from '@nx/devkit'
import type { ProjectGraph, TargetConfiguration } from '@nx/devkit'
import { findMatchingProjects } from 'nx/src/utils/find-matching-projects'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pageLibraries } from './page-libraries.ts'
import { workspaceRoot } from './run-command.ts'

let nodes: ProjectGraph['nodes']

const find = (pattern: string) => globSync(pattern, { cwd: workspaceRoot })
const target = (project: string, name: string): TargetConfiguration | undefined =>
  nodes[project]?.data.targets?.[name]
const commandOf = (project: string, name: string) => String(target(project, name)?.options?.command)
/** The projects that have a target, each with its folder. */
const having = (name: string) =>
  Object.values(nodes)
    .filter(({ data }) => data.targets?.[name] !== undefined)
    .map(({ name: project, data }) => ({ project, folder: data.root }))
const folders = (projects: { folder: string }[]) => projects.map(({ folder }) => folder).toSorted()
const foldersWith = (pattern: RegExp) =>
  Object.values(nodes)
    .map(({ data }) => data.root)
    .filter((folder) => find(`${folder}/**/*.{ts,tsx}`).some((path) => pattern.test(path)))
    .toSorted()

beforeAll(async () => {
  process.env.NX_DAEMON = 'false'
  process.env.NX_ISOLATE_PLUGINS = 'false'
  const graph = await createProjectGraphAsync({ exitOnError: false })
  nodes = graph.nodes
})

describe('a feature', () => {
  it('can be named without its scope', () => {
    expect(findMatchingProjects(['feature-ecommerce'], nodes)).toEqual(['@tandem/feature-ecommerce'])
  })

  it('has the targets that Nx users expect', () => {
    expect(Object.keys(nodes['@tandem/feature-ecommerce']?.data.targets ?? {}).toSorted()).toEqual([
      'build',
      'e2e',
      'lint',
      'nx-release-publish',
      'package',
      'ship',
      'storybook',
      'test',
      'typecheck',
    ])
  })

  it('has journeys, and each of its patterns matches some', () => {
    const features = find('libs/feature-*/package.json').map((path) => path.replace('/package.json', ''))
    const narrowed = having('e2e').filter(({ project }) => project !== '@tandem/e2e')
    expect(folders(narrowed)).toEqual(features.toSorted())
    const journeys = find('apps/e2e/src/*.e2e.ts').map((path) => path.replace('apps/e2e/', ''))
    const patterns = narrowed.flatMap(({ project }) =>
      String(target(project, 'e2e')?.options?.args).split(' '),
    )
    expect(patterns.filter((pattern) => !journeys.some((path) => path.startsWith(pattern)))).toEqual([])
  })
})

describe('nx run-many', () => {
  it('-t lint runs in every project what lint-all runs in the workspace', () => {
    /** The programs with their settings, without their paths. */
    const programs = (command: string) =>
      command.split(' && ').map((part) => {
        const [program, ...words] = part.split(' ')
        const isScript = program === 'npm'
        const settings = words.filter(
          (word) => isScript || (word.startsWith('--') && word !== '--ignore-unknown'),
        )
        return [program, ...settings].join(' ')
      })
    const all = programs(commandOf('@tandem/tools-workspace', 'lint-all'))
    const linted = having('lint')
    expect(linted.map(({ project }) => project).toSorted()).toEqual(Object.keys(nodes).toSorted())
    for (const { project } of linted) {
      const asked = programs(commandOf(project, 'lint'))
      expect(asked, project).toEqual(all.slice(0, asked.length))
      expect(asked.length, project).toBeGreaterThanOrEqual(3)
    }
    // What concerns the whole workspace runs once.
    expect(programs(commandOf('@tandem/tools-workspace', 'lint'))).toEqual(all)
  })

  it('-t typecheck covers every project that has types', () => {
    const typed = foldersWith(/\.tsx?$/).filter((folder) =>
      existsSync(resolve(workspaceRoot, folder, 'tsconfig.json')),
    )
    expect(folders(having('typecheck'))).toEqual(typed)
  })

  it('-t test runs the tests of every project that has some, by its own configuration', () => {
    const tested = having('test')
    expect(folders(tested)).toEqual([...foldersWith(/\.test\.tsx?$/), '.storybook'].toSorted())
    for (const { project, folder } of tested)
      expect(target(project, 'test')?.options, project).toEqual({ cwd: folder, command: 'vitest run' })
    // npm test runs these in one go.
    const names = tested.map(({ project }) => project)
    expect(names).toEqual(expect.arrayContaining(pageLibraries().map(({ name }) => name)))
  })

  it('-t build builds every library that is published as code, and the shell', () => {
    const built = find('libs/*/tsconfig.lib.json').map((path) => path.replace('/tsconfig.lib.json', ''))
    expect(folders(having('build'))).toEqual(['apps/shell', ...built].toSorted())
  })

  it('-t storybook opens the stories of every library that has some', () => {
    const libraries = foldersWith(/\.stories\.tsx$/)
    expect(folders(having('storybook'))).toEqual(['.storybook', ...libraries].toSorted())
    expect(target('@tandem/lists', 'storybook')?.options?.env).toEqual({ STORIES_OF: 'libs/lists' })
    expect(target('storybook', 'storybook')?.options?.env).toEqual({ STORIES_OF: '' })
  })
})

describe('npm test', () => {
  it('runs each journey once: only the app that contains all of them is run', () => {
    expect(having('e2e-all').map(({ project }) => project)).toEqual(['@tandem/e2e'])
    expect(target('@tandem/e2e', 'e2e-all')).toMatchObject({ executor: 'nx:noop', dependsOn: ['e2e'] })
    expect(target('@tandem/e2e', 'e2e')?.options).toEqual({ cwd: 'apps/e2e', command: 'playwright test' })
  })
})

describe('a task', () => {
  it.each([undefined, 'production'])(
    'gets the NODE_ENV of Nx, %s, whatever Vite sets for a plugin',
    async (own) => {
      vi.resetModules()
      vi.stubEnv('NODE_ENV', own)
      const plugin = resolve(import.meta.dirname, 'nx-own-environment.mjs')
      const { preTasksExecution } = (await import(plugin)) as { preTasksExecution: () => void }
      vi.stubEnv('NODE_ENV', 'development')
      preTasksExecution()
      expect(process.env.NODE_ENV).toBe(own)
      vi.unstubAllEnvs()
    },
  )
})

describe('Nx and its plugins', () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(resolve(workspaceRoot, path), 'utf8'))

  it('have one version, as nx migrate writes them', () => {
    const { devDependencies } = read('package.json') as { devDependencies: Record<string, string> }
    const { packages } = read('package-lock.json') as { packages: Record<string, { version?: string }> }
    const isNx = (name: string) => /^(nx|@nx\/[^/]+)$/.test(name)
    const named = Object.entries(devDependencies).filter(([name]) => isNx(name))
    const locked = Object.entries(packages).filter(([path]) => isNx(path.split('node_modules/').at(-1) ?? ''))
    expect(named.length).toBeGreaterThan(5)
    const versions = [...named.map(([, version]) => version), ...locked.map(([, { version }]) => version)]
    expect(new Set(versions)).toEqual(new Set([devDependencies.nx]))
  })

  it('are listed exactly where they are used', () => {
    const { plugins } = read('nx.json') as { plugins: (string | { plugin: string })[] }
    const { devDependencies } = read('package.json') as { devDependencies: Record<string, string> }
    const inferring = plugins
      .map((plugin) => (typeof plugin === 'string' ? plugin : plugin.plugin))
      .filter((name) => name.startsWith('@nx/'))
      .map((name) => name.split('/').slice(0, 2).join('/'))
    // Of the others, our generators import one, ESLint imports one, and one publishes.
    const others = ['@nx/devkit', '@nx/eslint-plugin', '@nx/js']
    const named = Object.keys(devDependencies).filter((name) => name.startsWith('@nx/'))
    expect(named.toSorted()).toEqual([...inferring, ...others].toSorted())
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProjectGraphAsync } from '@nx/devkit'

/** A project of the workspace, as Nx sees it. */
export interface Project {
  /** The name without the scope. */
  name: string
  /** The path from the top folder: `libs/format`. */
  folder: string
  tags: string[]
  /** Names of the projects it depends on when it runs; its tests may import more. */
  imports: string[]
}

const withoutScope = (name: string) => name.replace(/^@tandem\//, '')

interface Manifest {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** All projects by name, from the graph that Nx makes from manifests and imports. */
export async function readProjects(root: string): Promise<Project[]> {
  process.env.NX_DAEMON = 'false'
  const { nodes, dependencies } = await createProjectGraphAsync({ exitOnError: false })
  const importsOf = (name: string, folder: string) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
    const running = { ...manifest.dependencies, ...manifest.peerDependencies }
    const imported = (dependencies[name] ?? []).map(({ target }) => target)
    return [...new Set(imported)].filter((target) => target in nodes && target in running).map(withoutScope)
  }
  return Object.values(nodes)
    .map(({ name, data }) => ({
      name: withoutScope(name),
      folder: data.root,
      tags: data.tags ?? [],
      imports: importsOf(name, data.root).toSorted(),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A project and the folders of the projects it depends on. */
export interface Project {
  folder: string
  needs: string[]
}

interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** The libraries and apps that have Vitest tests. */
export function readProjects(root: string): Project[] {
  const manifests = globSync('{apps,libs}/*/package.json', { cwd: root }).map((path) => ({
    folder: dirname(path),
    manifest: JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest,
  }))
  const folders = new Map(manifests.map(({ folder, manifest }) => [manifest.name, folder]))
  return (
    manifests
      .filter(({ folder }) => existsSync(join(root, folder, 'vitest.config.ts')))
      .map(({ folder, manifest: { dependencies, devDependencies, peerDependencies } }) => ({
        folder,
        needs: Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).flatMap(
          (name) => folders.get(name) ?? [],
        ),
      }))
      // Libraries are tested first: an app mounts everything, and its tests take longest.
      .toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)))
  )
}

const rankOf = ({ folder }: Project) => `${folder.startsWith('libs/') ? 0 : 1} ${folder}`

/** The project itself and those that depend on it, nearest first. */
export function projectsToAsk(projects: readonly Project[], changed: string): string[] {
  const found = [changed]
  for (const folder of found)
    for (const project of projects)
      if (project.needs.includes(folder) && !found.includes(project.folder)) found.push(project.folder)
  return found
}

import { updateJson } from '@nx/devkit'
import type { Tree } from '@nx/devkit'

/** The parts of a package.json that generators write. */
export interface Manifest {
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  nx: { tags: string[]; targets: Record<string, object> }
}

/** Adds one of our packages to a project's dependencies, in the common version. */
export function addDependency(
  tree: Tree,
  project: string,
  kind: 'dependencies' | 'devDependencies' | 'peerDependencies',
  packageName: string,
) {
  updateJson<Manifest>(tree, `${project}/package.json`, (manifest) => ({
    ...manifest,
    [kind]: Object.fromEntries(
      Object.entries({ ...manifest[kind], [packageName]: manifest.version }).toSorted(([one], [other]) =>
        one < other ? -1 : 1,
      ),
    ),
  }))
}

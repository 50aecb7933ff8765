import { updateJson } from '@nx/devkit'
import type { Tree } from '@nx/devkit'

/** A package.json, as far as generators write it. */
export interface Manifest {
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  nx: { tags: string[]; targets: Record<string, object> }
}

/** Names one of our packages among what a project stands on, in the version of all. */
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

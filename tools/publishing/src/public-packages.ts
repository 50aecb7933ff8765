import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { workspaceRoot } from '../../workspace/src/run-command.ts'

/** The target of an entry of `exports`: a file, or a file for each condition. */
export type Entry = string | Record<string, string>

/** The parts of a package.json that publishing reads. */
export interface Manifest {
  name: string
  version: string
  private?: boolean
  license?: string
  repository?: { type: string; url: string; directory?: string }
  exports?: Record<string, Entry>
  files?: string[]
  sideEffects?: boolean | string[]
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export interface PublicPackage {
  name: string
  /** The folder of its source. */
  folder: string
  /** The staged folder, which is packed and published. */
  staged: string
  /** The manifest of the source; the published one is in the staged folder. */
  manifest: Manifest
}

export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as Manifest

/** The package in a folder. */
export function packageIn(folder: string): PublicPackage {
  const manifest = readManifest(folder)
  return {
    name: manifest.name,
    folder,
    staged: resolve(workspaceRoot, 'dist/packages', manifest.name),
    manifest,
  }
}

/** Every library that is published. */
export const publicPackages = (): PublicPackage[] =>
  globSync('libs/*/package.json', { cwd: workspaceRoot })
    .toSorted()
    .map((path) => packageIn(resolve(workspaceRoot, dirname(path))))
    .filter(({ manifest }) => manifest.private !== true)

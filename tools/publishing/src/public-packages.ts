import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { workspaceRoot } from '../../workspace/src/run-command.ts'

/** What an entry of `exports` leads to: a file, or a file by condition. */
export type Entry = string | Record<string, string>

/** A package.json, as far as publishing reads it. */
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
  /** Where it is written. */
  folder: string
  /** Where it is staged: what is packed and published starts there. */
  staged: string
  /** As it is written; the published one is in the staged folder. */
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

/** Every library that leaves the house. */
export const publicPackages = (): PublicPackage[] =>
  globSync('libs/*/package.json', { cwd: workspaceRoot })
    .toSorted()
    .map((path) => packageIn(resolve(workspaceRoot, dirname(path))))
    .filter(({ manifest }) => manifest.private !== true)

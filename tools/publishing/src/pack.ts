import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { workspaceEnvironment } from '../../workspace/src/run-command.ts'
import { readManifest } from './public-packages.ts'
import type { Manifest, PublicPackage } from './public-packages.ts'

export interface Tarball {
  name: string
  /** The package.json inside the tarball. */
  manifest: Manifest
  /** Paths inside the package. */
  files: string[]
  /** The size of the tarball. */
  bytes: number
  path: string
}

interface PackedByNpm {
  name: string
  filename: string
  size: number
  files: { path: string }[]
}

/** Packs staged packages into a folder, as npm would publish them. */
export function pack(packages: readonly PublicPackage[], into: string): Tarball[] {
  mkdirSync(into, { recursive: true })
  const folders = packages.map(({ staged }) => staged)
  const answer = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--silent', '--pack-destination', into, ...folders],
    { cwd: into, env: workspaceEnvironment(), encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  const packed = JSON.parse(answer) as PackedByNpm[]
  return packages.map(({ name, staged }) => {
    const found = packed.find((one) => one.name === name)
    if (found === undefined) throw new Error(`npm packed no ${name}`)
    return {
      name,
      manifest: readManifest(staged),
      files: found.files.map(({ path }) => path),
      bytes: found.size,
      path: resolve(into, found.filename),
    }
  })
}

/** The bytes of a tarball. */
export const bytesOf = (tarball: Tarball): ArrayBuffer => new Uint8Array(readFileSync(tarball.path)).buffer

import { readFileSync } from 'node:fs'
import { importsOf } from './imports-of.ts'
import type { Manifest } from './public-packages.ts'

const directive = "'use client';\n"

const isReact = (specifier: string) => /^react(-dom)?(\/|$)/.test(specifier)

/**
 * Whether a module renders or has hooks, and thus needs a browser in the end. React's server components may import
 * such a module only if it says so; all other modules of the package run on the server as they are.
 */
export const isClientModule = (path: string, text: string) => importsOf(path, text).some(isReact)

/** Whether modules of a package are for a host's React; a package that brings its own renders on its server. */
const isForReact = ({ peerDependencies = {} }: Manifest) => 'react' in peerDependencies

/** The published text of a built module: one for the browser begins with `'use client'`. */
export function publishedModule(manifest: Manifest, path: string): string {
  const text = readFileSync(path, 'utf8')
  return isForReact(manifest) && isClientModule(path, text) ? directive + text : text
}

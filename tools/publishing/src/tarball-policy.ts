import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { resolve } from 'node:path'
import { importsOf } from './imports-of.ts'
import type { Manifest, PublicPackage } from './public-packages.ts'
import { isCode } from './reachable-files.ts'

/** What a package may contain: built code, what it reads, and the files at its top. */
const allowed = [
  /^(package\.json|README\.md|LICENSE)$/,
  /^(dist|styled-system)\/.+\.(js|d\.ts|json|svg)$/,
  /^(css|parts)\/.+\.(css|json)$/,
  /^(theme\/tokens\.json|tokens\/.+\.(css|json|js|d\.ts))$/,
  /^assets\/.+\.(css|svg|woff2)$/,
  /^data\/.+\.(csv\.gz|graphql|md)$/,
]

/** What no package may contain, in any folder. */
const refused = [
  /\.(test|test-d|stories)\./,
  /\.map$/,
  /(^|\/)(example-[^/]*|test-setup\.[^/]*|dev\.[^/]*)$/,
  /(^|\/)(harness|fixtures|__\w+__)\//,
]

/** The files of a package that it must not contain. */
export const strayFiles = (files: readonly string[]): string[] =>
  files.filter((path) => !allowed.some((rule) => rule.test(path)) || refused.some((rule) => rule.test(path)))

/** Dependency ranges that only this workspace, or only this machine, can resolve. */
export const localRanges = ({ dependencies, peerDependencies }: Manifest): string[] =>
  Object.entries({ ...dependencies, ...peerDependencies })
    .filter(([, range]) => !range.split(' || ').every((part) => /^\^?\d+\.\d+\.\d+(-[\w.]+)?$/.test(part)))
    .map(([name, range]) => `${name}@${range}`)

/** The package that an import names: `@tandem/format` of `@tandem/format/words`. */
export const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Packages that the code imports without depending on them in package.json. */
export function undeclaredImports(
  { staged }: PublicPackage,
  manifest: Manifest,
  files: readonly string[],
): string[] {
  const declared = new Set([
    manifest.name,
    ...builtinModules,
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  ])
  const missing = files.filter(isCode).flatMap((path) =>
    importsOf(path, readFileSync(resolve(staged, path), 'utf8'))
      .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
      .map(packageOf)
      .filter((name) => !declared.has(name))
      .map((name) => `${name}, in ${path}`),
  )
  return [...new Set(missing)].toSorted()
}

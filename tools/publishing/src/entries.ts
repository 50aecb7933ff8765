import type { PublicPackage } from './public-packages.ts'
import { publishedManifest } from './published-manifest.ts'

/** One entry of a published package. */
export interface PublishedEntry {
  /** The specifier to import: `@tandem/design-system/charts`. */
  specifier: string
  /** `code` runs, `types` are only for the compiler, and other files are only read. */
  kind: 'code' | 'types' | 'asset'
  /** Whether it is for Node and not for browsers. */
  isForNode: boolean
}

function kindOf(entry: string | Record<string, string>): PublishedEntry['kind'] {
  if (typeof entry === 'string') return 'asset'
  return 'default' in entry ? 'code' : 'types'
}

/** Every entry of some packages, as published. */
export const publishedEntries = (packages: readonly PublicPackage[]): PublishedEntry[] =>
  packages.flatMap(({ name, manifest }) =>
    Object.entries(publishedManifest(manifest).exports ?? {}).map(([entry, target]) => ({
      specifier: name + entry.slice(1),
      kind: kindOf(target),
      isForNode: /^\.\/(node|testing|preset)$/.test(entry),
    })),
  )

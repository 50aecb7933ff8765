import type { Entry, Manifest } from './public-packages.ts'

/** Fields that only this workspace reads. */
const ours = ['nx', 'devDependencies', 'scripts', 'private']

/** Under which our own tools find sources; a package that leaves the house must not name it. */
const sourceCondition = '@tandem/source'

const isSource = (path: string) => /(?<!\.d)\.tsx?$/.test(path)

/** An entry without what leads to sources; undefined where nothing else is left. */
function publishedEntry(entry: Entry): Entry | undefined {
  if (typeof entry === 'string') return isSource(entry) ? undefined : entry
  const kept = Object.entries(entry).filter(
    ([condition, path]) => condition !== sourceCondition && !isSource(path),
  )
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

/** Where the sources of the whole workspace are; npm's provenance wants it said by each package. */
export interface Repository {
  type: string
  url: string
}

/** The package.json that is published for one that is written here, in a folder of the repository. */
export function publishedManifest(
  manifest: Manifest,
  source?: { repository: Repository; directory: string },
): Manifest {
  const kept = Object.entries(manifest).filter(([field]) => !ours.includes(field))
  const entries = Object.entries(manifest.exports ?? {}).flatMap(([name, entry]) => {
    const published = publishedEntry(entry)
    return published === undefined ? [] : [[name, published] as const]
  })
  return {
    ...(Object.fromEntries(kept) as unknown as Manifest),
    ...(source && { repository: { ...source.repository, directory: source.directory } }),
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
  }
}

/** Every file that the entries of a manifest lead to, with the package's folder as its beginning. */
export const entryFiles = ({ exports = {} }: Manifest): string[] =>
  Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))

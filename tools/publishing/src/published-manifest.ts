import type { Entry, Manifest } from './public-packages.ts'

/** Fields that only this workspace reads. */
const ours = ['nx', 'devDependencies', 'scripts', 'private']

/** The condition by which our own tools find sources; a published package must not have it. */
const sourceCondition = '@tandem/source'

const isSource = (path: string) => /(?<!\.d)\.tsx?$/.test(path)

/** An entry without its source files; undefined if nothing else is left. */
function publishedEntry(entry: Entry): Entry | undefined {
  if (typeof entry === 'string') return isSource(entry) ? undefined : entry
  const kept = Object.entries(entry).filter(
    ([condition, path]) => condition !== sourceCondition && !isSource(path),
  )
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

/** The repository of the whole workspace, which npm's provenance requires in each package. */
export interface Repository {
  type: string
  url: string
}

/** The published package.json for the one in a folder of the repository. */
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

/** Every file that the entries of a manifest lead to, as paths from the package's folder. */
export const entryFiles = ({ exports = {} }: Manifest): string[] =>
  Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))

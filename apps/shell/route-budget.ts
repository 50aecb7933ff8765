/** The files of a page, from the build's `.vite/routes.json`. */
export interface PageFiles {
  scripts: string[]
  styles: string[]
  /** Further scripts that it loads if its team has a store. */
  scriptsWithStores?: string[]
}

/** The document and the stylesheet of every page. The font doesn't block drawing. */
const everywhere = 2
/** The most requests for files before a page is shown: a browser loads six at a time. */
export const maxRequests = 12
/** The bundler keeps its small runtime in a separate file, to avoid circular imports. */
const bundlers = /rolldown-runtime/
/** The request for a smaller file (compressed, in bytes) costs more than its content. */
export const minSize = 8000

/**
 * Lists the problems with pages' files: too many, or too small to be separate.
 *
 * @param sizeOf the compressed size of a file, in bytes
 * @param isOfFeature whether a file has all pages of a feature: that of a new feature is small
 */
export function overBudget(
  pages: Readonly<Record<string, PageFiles>>,
  sizeOf: (file: string) => number,
  isOfFeature: (file: string) => boolean = () => false,
): string[] {
  const problems: string[] = []
  const small = new Set<string>()
  for (const [address, { scripts, styles, scriptsWithStores = [] }] of Object.entries(pages)) {
    const requests = everywhere + scripts.length + styles.length
    if (requests > maxRequests)
      problems.push(`${address} takes ${requests} requests, more than ${maxRequests}: ${scripts.join(', ')}`)
    for (const file of [...scripts, ...styles, ...scriptsWithStores])
      if (!bundlers.test(file) && !isOfFeature(file) && sizeOf(file) < minSize) small.add(file)
  }
  return [
    ...problems,
    ...[...small].map((file) => `${file} has only ${sizeOf(file)} bytes, and could go with another file`),
  ]
}

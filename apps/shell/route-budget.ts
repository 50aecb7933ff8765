/** The files of a page, as the build names them in `.vite/routes.json`. */
export interface PageFiles {
  scripts: string[]
  styles: string[]
  /** What it also loads where its team has a store. */
  scriptsWithStores?: string[]
}

/** The document and the stylesheet of every page. The font is not waited for. */
const everywhere = 2
/** The most requests for files before a page is drawn: a browser asks for six at a time. */
export const mostRequests = 12
/** The bundler keeps its few lines by themselves, so that no file waits for one that waits for it. */
const bundlers = /rolldown-runtime/
/** A smaller file (compressed, in bytes) costs more by its request than by what is in it. */
export const leastSize = 8000

/**
 * Says what is wrong with the files of pages: too many, or too small to be files of their own.
 *
 * @param sizeOf the compressed size of a file, in bytes
 */
export function overBudget(
  pages: Readonly<Record<string, PageFiles>>,
  sizeOf: (file: string) => number,
): string[] {
  const problems: string[] = []
  const small = new Set<string>()
  for (const [address, { scripts, styles, scriptsWithStores = [] }] of Object.entries(pages)) {
    const requests = everywhere + scripts.length + styles.length
    if (requests > mostRequests)
      problems.push(`${address} takes ${requests} requests, more than ${mostRequests}: ${scripts.join(', ')}`)
    for (const file of [...scripts, ...styles, ...scriptsWithStores])
      if (!bundlers.test(file) && sizeOf(file) < leastSize) small.add(file)
  }
  return [
    ...problems,
    ...[...small].map((file) => `${file} has only ${sizeOf(file)} bytes, and could go with another file`),
  ]
}

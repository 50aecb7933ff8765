import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))

/** Links, pictures, scripts and stylesheets of the site that lead nowhere. Storybook checks its own. */
export function brokenAddresses(folder: string): string[] {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder, exclude: ['storybook'] }).map((path) => [
      path,
      readFileSync(join(folder, path), 'utf8'),
    ]),
  )
  return [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].flatMap(([, address = '']) => {
      if (/^[a-z]+:/.test(address)) return []
      const [file = '', anchor] = address.split('#')
      const target = file === '' ? path : normalize(join(dirname(path), decodeURIComponent(file)))
      const isThere = existsSync(join(folder, target)) && !target.startsWith('..')
      const hasAnchor = anchor === undefined || idsOf(pages.get(target) ?? '').has(anchor)
      return isThere && hasAnchor ? [] : [`${path}: ${address}`]
    }),
  )
}

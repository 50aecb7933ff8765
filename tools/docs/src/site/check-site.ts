import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))

/** The pages of the built Storybook; undefined if there is none. */
function storybookPages(folder: string): Set<string> | undefined {
  const index = join(folder, 'storybook/index.json')
  if (!existsSync(index)) return undefined
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: object }
  return new Set(Object.keys(entries))
}

/** Links, pictures, scripts and stylesheets of the site that lead nowhere. Storybook checks its own. */
export function brokenAddresses(folder: string): string[] {
  const stories = storybookPages(folder)
  const pages = new Map(
    globSync('**/*.html', { cwd: folder, exclude: ['storybook'] }).map((path) => [
      path,
      readFileSync(join(folder, path), 'utf8'),
    ]),
  )
  return [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].flatMap(([, address = '']) => {
      if (/^[a-z]+:/.test(address)) return []
      const [, story] = /\/index\.html\?path=\/docs\/(.+)$/.exec(address) ?? []
      if (story !== undefined) return stories?.has(story) ? [] : [`${path}: ${address}`]
      const [file = '', anchor] = address.split('#')
      const target = file === '' ? path : normalize(join(dirname(path), decodeURIComponent(file)))
      const isThere = existsSync(join(folder, target)) && !target.startsWith('..')
      const hasAnchor = anchor === undefined || idsOf(pages.get(target) ?? '').has(anchor)
      return isThere && hasAnchor ? [] : [`${path}: ${address}`]
    }),
  )
}

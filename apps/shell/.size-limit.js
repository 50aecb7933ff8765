import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = join(import.meta.dirname, 'dist')
const manifestFile = join(dist, '.vite/manifest.json')
if (!existsSync(manifestFile)) throw new Error('Build the shell first: nx build @tandem/shell')
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))

/**
 * The files that a browser loads for the sign-in page: the file that chunks.ts makes for the app before any page
 * and for this one, with everything it imports statically. Later routes and gestures load the rest, which doesn't
 * count.
 */
const entry = Object.keys(manifest).find((key) => manifest[key].name === 'first')

const scripts = new Set([join(dist, 'theme.js')])
const seen = new Set()

function collect(key) {
  if (seen.has(key)) return
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no chunk for ${key}; correct the name of the entry here`)
  scripts.add(join(dist, chunk.file))
  for (const imported of chunk.imports ?? []) collect(imported)
}
collect(entry)

const charts = Object.values(manifest).find(({ name }) => name === 'charts')
if (!charts) throw new Error('The build has no chunk of its own for charts; see chunks.ts')

// The stylesheets that index.html links; the frame has its own.
const page = readFileSync(join(dist, 'index.html'), 'utf8')
const styles = [...page.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href]) =>
  join(dist, href),
)

/**
 * All files of a page behind sign-in, as listed in its document, for a browser with an empty cache. The limits leave
 * 0.3 kB: files name each other by hashes, which compress by up to 0.2 kB better or worse whatever changes.
 */
const routes = JSON.parse(readFileSync(join(dist, '.vite/routes.json'), 'utf8'))
const pages = {
  'Dashboard of an empty team': ['/', '230 kB'],
  Orders: ['/e-commerce/orders', '335.3 kB'],
  Posts: ['/analytics/instagram/posts', '352.2 kB'],
  Tracker: ['/analytics/instagram/tracker', '337.1 kB'],
  Accounts: ['/analytics/instagram/accounts', '337.1 kB'],
  Settings: ['/settings/profile', '284.9 kB'],
}
const pageBudgets = Object.entries(pages).map(([name, [address, limit]]) => {
  const files = [...routes[address].scripts, ...routes[address].styles].map((file) => join(dist, file))
  return { name: `${name}: all scripts and styles`, path: [...files, ...styles], brotli: true, limit }
})

// oxlint-disable-next-line import/no-default-export -- size-limit reads the default export
export default [
  { name: 'Sign-in page: JavaScript', path: [...scripts], gzip: true, limit: '152.1 kB' },
  {
    name: 'Registering and other pages before sign-in: JavaScript',
    path: [join(dist, 'theme.js'), ...routes['/auth/register'].scripts.map((file) => join(dist, file))],
    gzip: true,
    limit: '177.6 kB',
  },
  {
    name: 'Sign-in page: CSS in the document',
    path: join(dist, '.prerender/critical.css'),
    gzip: true,
    limit: '6.5 kB',
  },
  { name: 'Sign-in page: CSS that comes after the scripts', path: styles, gzip: true, limit: '12 kB' },
  {
    name: 'Charts, with the first page that has one',
    path: join(dist, charts.file),
    gzip: true,
    limit: '41.8 kB',
  },
  ...pageBudgets,
]

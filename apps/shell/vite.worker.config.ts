import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { pageModules } from './page-modules.ts'
import type { Release } from './src/service-worker/serve-release.ts'
import { buildMeta } from './src/offline/build-name.ts'

const dist = join(import.meta.dirname, 'dist')
const documentFile = join(dist, 'index.html')
const read = (name: string) => readFileSync(join(dist, name), 'utf8')

/** The result of the other builds, which run before. */
function madeRelease(): Release {
  // Leaves out the compressed files next to the originals.
  const assets = readdirSync(join(dist, 'assets')).filter((name) => !/\.(br|zst)$/.test(name))
  const drawn = readdirSync(join(dist, '.prerender')).filter((name) => /\.(js|css)$/.test(name))
  const hash = createHash('sha256')
  const contents = ['index.html', 'theme.js', ...drawn.map((name) => `.prerender/${name}`)].map(read)
  for (const part of [...assets.toSorted(), ...contents]) hash.update(`${part}\n`)
  return {
    build: hash.digest('hex').slice(0, 16),
    files: ['/favicon.svg', ...assets.map((name) => `/assets/${name}`)],
    pages: [...new Set(Object.keys(pageModules).map((address) => address.split('/')[1]!))],
  }
}

const written = buildMeta('[0-9a-f]+')

/** Builds the service worker and names the build in the document. */
export default defineConfig(() => {
  // In a repeated build, the former name must not be part of the new one.
  const bare = readFileSync(documentFile, 'utf8').replace(new RegExp(written), '')
  writeFileSync(documentFile, bare)
  const release = madeRelease()
  writeFileSync(
    documentFile,
    bare.replace('</head>', () => `${buildMeta(release.build)}</head>`),
  )
  return {
    root: import.meta.dirname,
    publicDir: false as const,
    define: { keptRelease: JSON.stringify(release) },
    build: {
      emptyOutDir: false,
      modulePreload: false as const,
      rolldownOptions: {
        input: 'src/service-worker/main.ts',
        output: { format: 'iife' as const, entryFileNames: 'service-worker.js' },
      },
    },
  }
})

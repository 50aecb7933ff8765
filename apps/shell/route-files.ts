import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { areaOf } from './chunks.ts'
import { loadFirstReads } from './load-first-reads.ts'
import { frameModules, isOpen, pageModules, partsWithStores, translationModules } from './page-modules.ts'
import { overBudget } from './route-budget.ts'

/**
 * Writes `.vite/routes.json`, from which the host adds the files and first reads of a page to its document, and
 * `.vite/translations.json` with the files of each language. Without them a browser would find them level by level.
 * Fails the build if a page needs too many files, or small ones.
 */
export const routeFiles = (): Plugin => ({
  name: 'tandem-route-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const frameStyles = Object.keys(bundle).filter((file) => /^assets\/frame-[\w-]+\.css$/.test(file))
      const filesOf = (modules: readonly string[]) =>
        withImports(
          modules.map((part) => {
            const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(part)))
            if (!chunk) throw new Error(`The build has no module ${part}; see page-modules.ts`)
            return chunk
          }),
          bundle,
        )
      const { always, pages } = await loadFirstReads()
      const routeOf = (address: string, module: string) => {
        if (isOpen(address)) return { isOpen: true, scripts: filesOf([module]), styles: [] }
        const scripts = filesOf([...frameModules, module])
        return {
          isOpen: false,
          scripts,
          styles: frameStyles,
          scriptsWithStores: filesOf(partsWithStores[address] ?? []).filter(
            (file) => !scripts.includes(file),
          ),
          reads: { always, page: pages[address] ?? [] },
        }
      }
      const routes = Object.fromEntries(
        Object.entries(pageModules).map(([address, module]) => [address, routeOf(address, module)]),
      )
      const translations = Object.fromEntries(
        translationModules.map(([name, { first, frame }]) => [
          name,
          { first: filesOf(first), frame: filesOf(frame) },
        ]),
      )
      const areas = new Set(Object.values(pageModules).map(areaOf))
      const problems = overBudget(
        routes,
        (file) => sizeOf(bundle[file]!),
        (file) => areas.has(bundle[file]!.name ?? null),
      )
      if (problems.length > 0) throw new Error(`See chunks.ts:\n${problems.join('\n')}`)
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source: JSON.stringify(routes) })
      this.emitFile({
        type: 'asset',
        fileName: '.vite/translations.json',
        source: JSON.stringify(translations),
      })
    },
  },
})

const sizes = new Map<string, number>()

/** The compressed size in bytes. */
function sizeOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): number {
  const known = sizes.get(file.fileName)
  if (known !== undefined) return known
  const size = brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length
  sizes.set(file.fileName, size)
  return size
}

function withImports(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
    if (files.has(fileName)) return
    files.add(fileName)
    for (const name of imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') add(imported)
    }
  }
  chunks.forEach(add)
  return [...files]
}

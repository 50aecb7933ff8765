import type { Plugin, Rolldown } from 'vite'
import { frameModules, isOpen, pageModules } from './page-modules.ts'

/** The most scripts that a page may need before it is drawn. */
const mostScripts = 11

/**
 * Writes `.vite/routes.json`, by which the host names in the document the files of the page at its address. Without
 * it a browser would ask for them level by level. Fails the build where a page needs more files than it may.
 */
export const routeFiles = (): Plugin => ({
  name: 'tandem-route-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
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
      const routes = Object.fromEntries(
        Object.entries(pageModules).map(([address, module]) => [
          address,
          isOpen(address)
            ? { isOpen: true, scripts: filesOf([module]), styles: [] }
            : { isOpen: false, scripts: filesOf([...frameModules, module]), styles: frameStyles },
        ]),
      )
      for (const [address, { scripts }] of Object.entries(routes))
        if (scripts.length > mostScripts)
          throw new Error(
            `${address} needs ${scripts.length} scripts, more than ${mostScripts}; see chunks.ts`,
          )
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source: JSON.stringify(routes) })
    },
  },
})

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

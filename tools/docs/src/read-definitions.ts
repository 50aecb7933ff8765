import { join } from 'node:path'
import { createServer } from 'vite'

/** The figures of one page or subject, as the help page explains them. */
export interface DefinedTopic {
  title: string
  terms: readonly { name: string; definition: string }[]
}

/** What the help page of the app shows, in its order. Vite reads the libraries, because Node can't read their TSX. */
export async function readDefinitions(root: string): Promise<DefinedTopic[]> {
  const conditions = ['@tandem/source', 'module', 'node', 'import', 'default']
  const server = await createServer({
    root: join(root, 'apps/shell'),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions } },
  })
  try {
    const { features } = await server.ssrLoadModule('/src/features.ts')
    const { loadHelp } = await server.ssrLoadModule('/src/help/load-help.ts')
    return await loadHelp(features)
  } finally {
    await server.close()
  }
}

import { join } from 'node:path'
import { createServer } from 'vite'

/** The languages of the definitions, the one of the docs first. */
export const definedLanguages = ['en', 'tr'] as const
type Language = (typeof definedLanguages)[number]

/** The figures of one page or subject, as the help page explains them. */
export interface DefinedTopic {
  title: string
  terms: readonly { id: string; name: string; definition: string; note?: string }[]
}

/**
 * What the help page of the app shows in each language, in its order. Vite reads the libraries, because Node can't
 * read their TSX.
 */
export async function readDefinitions(root: string): Promise<Record<Language, DefinedTopic[]>> {
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
    const { loadFrameTexts } = await server.ssrLoadModule('/src/languages/load-texts.ts')
    const { setLanguage } = await server.ssrLoadModule('@tandem/format')
    const readIn = async (language: Language): Promise<DefinedTopic[]> => {
      setLanguage(language)
      await loadFrameTexts(features)
      return loadHelp(features)
    }
    return { en: await readIn('en'), tr: await readIn('tr') }
  } finally {
    await server.close()
  }
}

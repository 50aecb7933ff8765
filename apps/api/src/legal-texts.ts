import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { languages, textFile } from '@tandem/format'
import type { Language } from '@tandem/format'
import { Hono } from 'hono'
import { SettingsError } from './settings-error.ts'

/** The texts that a host can replace; each is a page at this address. */
export const legalNames = ['terms', 'privacy'] as const
type LegalName = (typeof legalNames)[number]

/** The host's own text for a reader of this language, if need be in another one; null if it has none. */
const ownFile = (folder: string, name: LegalName, language: Language): string | null =>
  [language, ...languages]
    .map((each) => textFile(name, each))
    .find((file) => existsSync(join(folder, file))) ?? null

/** The path of the text that a reader of this language sees: the host's own, or else that of the built shell. */
export function legalTextPath(
  name: LegalName,
  language: Language,
  { shellFolder, ownFolder }: { shellFolder: string; ownFolder: string | null },
): string {
  const own = ownFolder && ownFile(ownFolder, name, language)
  return own ? join(ownFolder, own) : join(shellFolder, 'legal', textFile(name, language))
}

/**
 * Answers with the host's own texts instead of those of the shell; texts that the folder doesn't have stay
 * the shell's. The files are read at each request, so that a text can be changed while Tandem runs.
 *
 * @throws SettingsError when the folder has none of them
 */
export function legalTexts(folder: string): Hono {
  const texts = legalNames.flatMap((name) => languages.map((language) => ({ name, language })))
  if (!texts.some(({ name, language }) => ownFile(folder, name, language))) {
    throw new SettingsError('LEGAL_DIR', 'must be a folder with terms.txt or privacy.txt in it')
  }
  const app = new Hono()
  for (const { name, language } of texts) {
    app.get(`/legal/${textFile(name, language)}`, async (context, next) => {
      const file = ownFile(folder, name, language)
      context.header('Cache-Control', 'no-cache')
      if (file === null) return next()
      return serveStatic({ root: folder, rewriteRequestPath: () => `/${file}` })(context, next)
    })
  }
  return app
}

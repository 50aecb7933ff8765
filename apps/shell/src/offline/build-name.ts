const name = 'tandem-build'

/** The host answers here with the document of the app, and nothing about one page in it. */
export const documentPath = '/app-document'

/** How a document names the build that it belongs to. */
export const buildMeta = (build: string) => `<meta name="${name}" content="${build}" />`

/** A tab holds this lock as long as it shows a build: the worker keeps the files of that build so long. */
export const buildLock = (build: string) => `${name}-${build}`

/** Which build this document belongs to; null where it was not built, as in development. */
export const readBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null

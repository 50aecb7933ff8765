const name = 'tandem-build'

/** The host answers here with the app's document, without anything about a particular page. */
export const documentPath = '/app-document'

/** The tag with which a document names its build. */
export const buildMeta = (build: string) => `<meta name="${name}" content="${build}" />`

/** A tab holds this lock while it shows a build, so that the worker keeps the files of that build. */
export const buildLock = (build: string) => `${name}-${build}`

/** The build of this document; null without a build, as in development. */
export const readBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null

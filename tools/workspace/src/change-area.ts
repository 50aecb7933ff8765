import { libraryOfTexts } from './tests-of-texts.ts'
import { wingOf, wings } from './wings.ts'
import type { Wing } from './wings.ts'

/** The projects whose tests run before a change is merged, and the environment they get. */
export interface ChangeArea {
  /** Nx projects, in alphabetical order. */
  projects: string[]
  environment: Record<string, string>
}

/** The area of one path. */
interface Part {
  projects: readonly string[]
  /** The library whose stories show the change. */
  stories?: string
  wings?: readonly Wing[]
}

/** The files of a feature that the shell and other libraries import. */
const entry = /^(?:index|feature|navigation|pages|paths|routes)\.tsx?$/

/** Routes, which no other wing imports. */
const isRoute = (path: string) => /\/routes(?:\.test)?\.ts$/.test(path)

const order = Object.keys(wings) as Wing[]
/** The wings that all others depend on. */
const ground: readonly Wing[] = ['platform', 'identity']

function partOf(path: string): Part | undefined {
  const [, library = '', source = ''] = /^libs\/([\w-]+)\/src\/(.+)$/.exec(path) ?? []
  const projects = [`@tandem/${library}`]
  if (library.startsWith('feature-') && !entry.test(source)) return { projects, stories: library }
  if (library === 'design-system') return { projects, stories: library }
  if (library === 'api-server') {
    const wing = wingOf(source)
    if (wing === null || ground.includes(wing)) return undefined
    return { projects, wings: isRoute(source) ? [wing] : order.slice(order.indexOf(wing)) }
  }
  return isDocument(path) ? { projects: readersOf(path) } : undefined
}

/** A page of documentation. */
export const isDocument = (path: string) =>
  /^(?:docs\/.+|[A-Z]+|(?:apps|libs|tools)\/[\w-]+\/README)\.md$/.test(path)

/** The tests that read a page, besides the checks of documentation: what it says about the code is tested. */
const testedBy: [page: RegExp, project: string][] = [
  [/^docs\/architecture\.md$/, '@tandem/shell'],
  [/^(?:docs\/embedding|libs\/[\w-]+\/README)\.md$/, '@tandem/tools-publishing'],
]

/** The projects whose checks and tests read a page of documentation. */
export const readersOf = (path: string): string[] => [
  '@tandem/tools-docs',
  ...testedBy.flatMap(([page, project]) => (page.test(path) ? [project] : [])),
]

/** A test or a story of a library that shows texts: a change of it only needs itself to run. */
const isPageTest = (path: string) =>
  /^libs\/(?:feature-[\w-]+|analytics-[\w-]+|choices|items|lists|page-parts)\/src\/.+\.(?:test|stories)\.tsx?$/.test(
    path,
  )

/** The Nx project of a test or a story. */
const projectOf = (test: string) =>
  /\.stories\.tsx?$/.test(test) ? 'storybook' : test.replace(/^(?:libs|apps)\/([\w-]+)\/.*$/, '@tandem/$1')

/**
 * The tests that a change needs by itself, if it is in a page of a feature, in a component, in a wing of the
 * server or in documentation: those of the library, and its stories. Tests of dependent projects run once the
 * change is merged. Undefined for any other change, which needs all tests that it can affect.
 */
export function areaOf(changed: readonly string[]): ChangeArea | undefined {
  const parts = changed.map(partOf)
  if (changed.length === 0 || !parts.every((part) => part !== undefined)) return undefined
  const stories = [...new Set(parts.flatMap((part) => part.stories ?? []))].toSorted()
  const asked = order.filter((wing) => parts.some((part) => part.wings?.includes(wing)))
  const projects = new Set(parts.flatMap((part) => part.projects))
  if (stories.length > 0) projects.add('storybook')
  return {
    projects: [...projects].toSorted(),
    environment: {
      ...(stories.length > 0 && { STORIES_OF: stories.join(',') }),
      ...(asked.length > 0 && { WINGS: asked.join(',') }),
    },
  }
}

/**
 * The tests needed by a change that is only in texts of pages, or also in tests and documentation: those that
 * quote what changed, those that changed, and the types of the library. Undefined for any other change, if quotes
 * don't say which tests are needed, and if tests read the documentation.
 *
 * @param testsOf the tests and stories that quote what changed in these files of messages.
 */
export function areaOfTexts(
  changed: readonly string[],
  testsOf: (messages: string[]) => string[] | undefined,
): ChangeArea | undefined {
  const messages = changed.filter((path) => libraryOfTexts(path) !== null)
  const ofChange = changed.filter(isPageTest)
  const documents = changed.filter(isDocument)
  const isMore = changed.length > messages.length + ofChange.length + documents.length
  // Only some tests of the pages' readers would run, and not those that read them.
  const isTested = documents.some((path) => readersOf(path).length > 1)
  const quoting = messages.length === 0 || isMore || isTested ? undefined : testsOf(messages)
  if (quoting === undefined) return undefined
  const tests = [...new Set([...ofChange, ...quoting])].toSorted()
  const projects = [
    ...messages.map((path) => `@tandem/${libraryOfTexts(path)}`),
    ...tests.map(projectOf),
    ...documents.flatMap(readersOf),
  ]
  return { projects: [...new Set(projects)].toSorted(), environment: { ONLY_TESTS: tests.join(',') } }
}

import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { canNotice, changedTexts, hasWords, quotedIn } from './changed-texts.ts'
import type { ChangedText } from './changed-texts.ts'
import { workspaceRoot } from './run-command.ts'

/** The library of a file of messages whose texts are shown on pages; null for any other file. */
export function libraryOfTexts(path: string): string | null {
  const [, library = null] =
    /^libs\/(feature-[\w-]+|analytics-[\w-]+|choices|items|lists|page-parts)\/src\/(?:.+\/)?(?:[\w-]+-)?messages\.ts$/.exec(
      path,
    ) ?? []
  return library
}

/** The words that a test quotes: its own, and those of the set-up next to it. */
function wordsOf(path: string, root: string): string[] {
  const source = readFileSync(resolve(root, path), 'utf8')
  const setUps = [...source.matchAll(/from '(\.[^']*\/test-setup\.tsx?)'/g)]
    .map(([, imported = '']) => resolve(root, dirname(path), imported))
    .filter((file) => existsSync(file))
  return [source, ...setUps.map((file) => readFileSync(file, 'utf8'))].flatMap((text) => quotedIn(text))
}

/** Helpers of all pages: if one of them quotes a text, any test may depend on it. */
const shared = 'libs/{testing,workbench}/src/**/!(*.test|*.stories).{ts,tsx}'

/**
 * The tests and stories of pages that quote a text that changed in these files of messages since `base`:
 * those of a feature, or of all libraries that may show a text of another one. Undefined if words alone don't
 * say which.
 */
export function testsOfTexts(
  paths: readonly string[],
  base: string,
  root = workspaceRoot,
): string[] | undefined {
  const changes: ChangedText[] = []
  const folders = new Set<string>()
  for (const path of paths) {
    const library = libraryOfTexts(path)
    if (library === null || !existsSync(resolve(root, path))) return undefined
    const before = readBefore(path, base, root)
    const texts = before === null ? null : changedTexts(before, readFileSync(resolve(root, path), 'utf8'))
    if (texts === null || !texts.every((text) => hasWords(text))) return undefined
    changes.push(...texts)
    folders.add(library.startsWith('feature-') ? `libs/${library}` : '{libs/*,apps/shell}')
  }
  const notices = (words: string[]) =>
    words.some((quoted) => changes.some((changed) => canNotice(quoted, changed)))
  const isShared = [...folders].some((folder) => !folder.startsWith('libs/feature-'))
  if (isShared && globSync(shared, { cwd: root }).some((path) => notices(wordsOf(path, root))))
    return undefined
  const tests = [...folders].flatMap((folder) =>
    globSync(`${folder}/src/**/*.{test,stories}.{ts,tsx}`, { cwd: root }),
  )
  return [...new Set(tests)].toSorted().filter((path) => notices(wordsOf(path, root)))
}

function readBefore(path: string, base: string, root: string): string | null {
  try {
    return execFileSync('git', ['show', `${base}:${path}`], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return null
  }
}

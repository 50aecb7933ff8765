import { formatFiles, visitNotIgnoredFiles } from '@nx/devkit'
import type { Tree } from '@nx/devkit'
import ts from 'typescript'
import { textsIn } from '../../../workspace/src/texts-of-file.ts'
import { UnusableName } from '../names.ts'

/** The options of `nx g @tandem/nx:language`; see schema.json. */
export interface LanguageOptions {
  code: string
}

/** The language whose files are copied. */
const model = { code: 'tr', name: 'Turkish', ownName: 'Türkçe' }

const ofModel = new RegExp(`(?<=[./-])${model.code}\\.ts$`)

/**
 * Generates the files of another language next to those of the model language, with the English texts, which people
 * then translate one by one. Adds the language to the lists of languages; the compiler names the other places.
 */
export async function generateLanguage(tree: Tree, { code }: LanguageOptions) {
  const name = nameOf(tree, code)
  const renamed = (text: string) =>
    text
      .replaceAll(new RegExp(`(?<=[./-])${model.code}(?=(\\.ts)?')`, 'g'), code)
      .replaceAll(model.name, name)
      .replaceAll(model.name.toLowerCase(), name.toLowerCase())
  for (const root of ['libs', 'apps/shell/src'])
    visitNotIgnoredFiles(tree, root, (path) => {
      const text = tree.read(path, 'utf8') ?? ''
      if (ofModel.test(path)) {
        const english = tree.read(path.replace(`.${model.code}.ts`, '.ts'), 'utf8') ?? ''
        tree.write(path.replace(ofModel, `${code}.ts`), renamed(inEnglish(text, english)))
      } else if (path.endsWith('/package.json')) tree.write(path, withEntry(text, code))
      else if (/\/(translations|load-texts)\.ts$/.test(path)) tree.write(path, withLoading(text, code))
    })
  for (const list of ['libs/format/src/language.ts', 'libs/api-contract/src/language.ts']) {
    const languages = tree.read(list, 'utf8') ?? ''
    tree.write(
      list,
      languages
        .replace(`'${model.code}'] as const`, `'${model.code}', '${code}'] as const`)
        .replace(`'${model.ownName}' }`, `'${model.ownName}', ${code}: '${ownNameOf(code)}' }`),
    )
  }
  await formatFiles(tree)
}

/** The language's English name. */
function nameOf(tree: Tree, code: string): string {
  if (tree.exists(`libs/app-frame/src/${code}.ts`))
    throw new UnusableName('language', code, 'it is there already')
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const name = /^[a-z]{2}$/.test(code) ? names.of(code) : undefined
  if (name === undefined || !/^[A-Z][a-z]+$/.test(name))
    throw new UnusableName('language', code, 'it is not the code of a language')
  return name
}

function ownNameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** A translation file whose texts are the English ones. */
function inEnglish(translation: string, english: string): string {
  const read = (text: string) => ts.createSourceFile('texts.ts', text, ts.ScriptTarget.Latest, true)
  const texts = new Map(textsIn(read(english)).map(({ key, text }) => [key, text]))
  return textsIn(read(translation)).reduceRight((result, { key, node }) => {
    const text = texts.get(key)
    return text === undefined
      ? result
      : result.slice(0, node.getStart()) + JSON.stringify(text) + result.slice(node.getEnd())
  }, translation)
}

/** The module that exports the Turkish texts of a package to others. */
function withEntry(manifest: string, code: string): string {
  const entry = new RegExp(` *"\\./${model.code}": \\{[^}]*\\},\\n`).exec(manifest)?.[0]
  if (entry === undefined) return manifest
  return manifest.replace(entry, () => entry + entry.replaceAll(`/${model.code}`, `/${code}`))
}

/** Where a library loads its translations. */
const withLoading = (text: string, code: string) =>
  text.replaceAll(
    new RegExp(`${model.code}: (\\(\\) => import\\('[^']*)${model.code}\\.ts'\\)`, 'g'),
    (own, start: string) => `${own}, ${code}: ${start}${code}.ts')`,
  )

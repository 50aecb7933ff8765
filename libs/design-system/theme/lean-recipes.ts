/** The files that Panda generates together, as its hook `codegen:prepare` gets them. */
interface Artifact {
  dir?: string[]
  files: { file: string; code?: string }[]
}

/** What no recipe needs, because none has compound variants: it would bring the whole runtime of `css()` along. */
const compound = [
  /import \{ css \} from '\.\.\/css\/css\.js';\n/,
  /import \{[^}]*\} from '\.\.\/css\/cva\.js';\n/,
  / *assertCompoundVariant\([^)]*\)\n/,
  / *if \(withCompoundVariants\) \{[^}]*\}\n/,
  / *__getCompoundVariantCss__: \(variants\) => \{[^}]*\},\n/,
]

function withoutCompound(code: string): string {
  const lean = compound.reduce((text, part) => {
    if (!part.test(text)) throw new Error(`Panda's create-recipe.js no longer contains ${String(part)}`)
    return text.replace(part, '')
  }, code)
  return lean.replace(', withCompoundVariants = true', '')
}

/**
 * Marks the calls of a recipe's module as free of effects, so that bundlers drop the recipes that nobody uses. The
 * exported one is wrapped, because its arguments read properties, which could have effects too.
 */
const withPureCalls = (code: string): string =>
  code
    .replaceAll(/^(const \w+ = )((?:memo|Object\.keys)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^(export const \w+ = \/\* @__PURE__ \*\/ )(Object\.assign\(.*\n\}\))\s*$/ms, '$1(() => $2)()\n')

function leanFile<File extends Artifact['files'][number]>(file: File): File {
  const { code } = file
  if (code === undefined) return file
  if (file.file === 'create-recipe.js') return { ...file, code: withoutCompound(code) }
  if (/createRecipe\([^\n]*\{\n[^)]*\}, \[\s*\{|CompoundVariants = \[\s*\{/.test(code))
    throw new Error(`${file.file} has compound variants, which recipes of this library can't have`)
  return { ...file, code: withPureCalls(code) }
}

/**
 * Makes generated recipes small: a page with one Button loads neither the runtime of `css()` nor the recipes of
 * other components. Panda's hook `codegen:prepare`.
 */
export const leanRecipes = <Generated extends Artifact>({
  artifacts,
}: {
  artifacts: Generated[]
}): Generated[] =>
  artifacts.map((artifact) =>
    artifact.dir?.at(-1) === 'recipes' ? { ...artifact, files: artifact.files.map(leanFile) } : artifact,
  )

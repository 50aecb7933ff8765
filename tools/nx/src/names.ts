/** A name in the forms that code, addresses and texts need. */
export interface Names {
  /** `credit-note`: folders, files, addresses. */
  kebab: string
  /** `creditNote`: variables and functions. */
  camel: string
  /** `CreditNote`: types and components. */
  pascal: string
  /** `credit_note`: tables, permissions, the audit log. */
  snake: string
  /** `credit note`: inside a sentence. */
  words: string
  /** `Credit note`: at the start of a sentence. */
  title: string
  /** `a credit note`. */
  withArticle: string
}

/**
 * Words that can't name a variable, and words that would be read as something else where these names are
 * used.
 */
const reservedWords = new Set(
  (
    'arguments async await break case catch class const continue debugger default delete do else enum eval export ' +
    'extends false finally for function if implements import in instanceof interface let new null of package private ' +
    'protected public return static super switch this throw true try type typeof undefined using var void while with yield'
  ).split(' '),
)

/**
 * Words that the house style doesn't allow in names of files and folders, because they don't say what is in
 * them.
 */
const vagueWords = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'shared',
  'misc',
  'types',
  'constants',
  'hooks',
])

/** The name can't be used; the message gives the reason. */
export class UnusableName extends Error {
  constructor(what: string, name: string, reason: string) {
    super(`The ${what} cannot be called "${name}": ${reason}`)
    this.name = 'UnusableName'
  }
}

const longest = 40

/**
 * All forms of a name.
 *
 * @throws UnusableName when it isn't in kebab case, too long, a keyword, or too vague
 */
export function namesOf(what: string, kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(kebab))
    throw new UnusableName(what, kebab, 'names are in kebab case, such as "credit-note"')
  if (kebab.length > longest) throw new UnusableName(what, kebab, `${longest} letters are the most`)
  const parts = kebab.split('-')
  const vague = parts.find((part) => vagueWords.has(part))
  if (vague !== undefined)
    throw new UnusableName(what, kebab, `"${vague}" says nothing of what is in it; name it for what it does`)
  const pascal = parts.map(capitalised).join('')
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  if (reservedWords.has(camel))
    throw new UnusableName(what, kebab, 'it is a reserved word of the language, or reads like one')
  const words = parts.join(' ')
  return {
    kebab,
    camel,
    pascal,
    snake: parts.join('_'),
    words,
    title: capitalised(words),
    withArticle: `${articleOf(words)} ${words}`,
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The article by pronunciation: an hour, a user, an update. */
const articleOf = (words: string) =>
  /^(hour|honest|heir|[aio]|e(?!u)|u(?=[mnp])(?!ni))/.test(words) && !/^(one|once)\b/.test(words) ? 'an' : 'a'

/** The regular English plural; irregular ones are given with `--plural`. */
export function pluralOf(kebab: string): string {
  if (/(s|x|z|ch|sh)$/.test(kebab)) return `${kebab}es`
  if (/[^aeiou]y$/.test(kebab)) return `${kebab.slice(0, -1)}ies`
  return `${kebab}s`
}

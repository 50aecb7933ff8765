import { language, perLanguage } from '@tandem/format'

/** All texts of a library: nested, in English; `{{name}}` marks a value, `_one` and `_other` a plural. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

type Leaves<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? { [Path in `${Prefix}${Key}`]: Tree[Key] }
    : Leaves<Tree[Key], `${Prefix}${Key}.`>
}[keyof Tree & string]

type Flat<Tree> = UnionToIntersection<Leaves<Tree>>
type UnionToIntersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer All,
) => void
  ? All
  : never

type WithoutPlural<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key

/** The dotted keys of a tree; the forms of a plural are one key. */
export type MessageKey<Tree> = WithoutPlural<keyof Flat<Tree> & string>

type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

type TextsOf<Tree, Key extends string> = Flat<Tree>[(Key | `${Key}_one` | `${Key}_other`) & keyof Flat<Tree>]

type IsPlural<Tree, Key extends string> = `${Key}_other` extends keyof Flat<Tree> ? true : false

type Values<Tree, Key extends string> = {
  [Name in Exclude<Placeholders<TextsOf<Tree, Key>>, 'count'>]: string | number
} & (IsPlural<Tree, Key> extends true ? { count: number } : unknown)

/** Formats a message; its type requires the values it names. */
export type Say<Tree> = <Key extends MessageKey<Tree>>(
  key: Key,
  ...values: unknown extends Values<Tree, Key>
    ? []
    : keyof Values<Tree, Key> extends never
      ? []
      : [values: Values<Tree, Key>]
) => string

declare const anyMessageKey: unique symbol
/** A key with its namespace, for code that shows a text of a library it doesn't know. */
export type QualifiedMessageKey = string & { [anyMessageKey]: true }

type OtherPlurals<Tree> = {
  readonly [
    Key in keyof Tree as Key extends `${infer Base}_other`
      ? `${Base}_${'zero' | 'two' | 'few' | 'many'}`
      : never
  ]?: string
}

type Translated<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Translated<Tree[Key]>
} & OtherPlurals<Tree>

/** The English texts of one namespace; a translation has the same keys (see {@link Translation}). */
export interface Catalogue<Namespace extends string = string, Tree = MessageTree> {
  namespace: Namespace
  messages: Tree
}

/**
 * The texts of one namespace in another language. A key that is missing or unknown doesn't compile; plurals may
 * have more forms than in English.
 *
 * @example
 * import type { catalogue } from './messages.ts'
 * export const storesInTurkish: Translation<typeof catalogue> = { namespace: 'stores', messages: { … } }
 */
export type Translation<English extends Catalogue<string, unknown>> = Catalogue<
  English['namespace'],
  Translated<English['messages']>
>

/** The English trees by namespace. */
const catalogues = new Map<string, MessageTree>()

/** The trees of the language in use by namespace; English shows through what they lack. */
const translations = new Map<string, MessageTree>()

// A message library would take a tenth of the sign-in page's size budget for the three things done here: look
// up, choose the plural, insert values (docs/decisions/0132-a-second-language.md).
const plurals = perLanguage((inLanguage) => new Intl.PluralRules(inLanguage))

type MessageValues = Record<string, string | number>

function findIn(tree: MessageTree | undefined, path: string): string | null {
  const found = path
    .split('.')
    .reduce<string | MessageTree | undefined>(
      (part, name) => (typeof part === 'object' && Object.hasOwn(part, name) ? part[name] : undefined),
      tree,
    )
  return typeof found === 'string' ? found : null
}

/** A text of a tree; with a count, the form of the plural in the language in use, or else `_other`. */
function textIn(tree: MessageTree | undefined, path: string, count: unknown) {
  const form =
    typeof count === 'number'
      ? (findIn(tree, `${path}_${plurals(language()).select(count)}`) ?? findIn(tree, `${path}_other`))
      : null
  return form ?? findIn(tree, path)
}

/** The text of the translation, which never lends a plural of another language, or else the English one. */
const find = (namespace: string, path: string, count?: unknown) =>
  textIn(translations.get(namespace), path, count) ?? textIn(catalogues.get(namespace), path, count)

/** A missing message shows its key, so that a developer can search for it. */
const say = (namespace: string, path: string, values: MessageValues = {}): string =>
  (find(namespace, path, values['count']) ?? path).replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) =>
    String(values[name] ?? mark),
  )

/**
 * Registers the texts of one library under its namespace.
 *
 * @returns `useText` for components, `text` for everything else, and `key`, which names a message for code
 * outside the library (see {@link translate}).
 *
 * @example
 * const { useText } = defineMessages('ecommerce', { orders: { found_one: '1 order', found_other: '{{formatted}}
 * orders' } }) const text = useText() text('orders.found', { count: 1318, formatted: '1.318' })
 */
export function defineMessages<const Namespace extends string, const Tree extends MessageTree>(
  namespace: Namespace,
  messages: Tree,
) {
  catalogues.set(namespace, messages)
  const text = ((path: string, values?: MessageValues) => say(namespace, path, values)) as Say<Tree>
  return {
    text,
    /** For components. The language of a page never changes: choosing another one reloads the page. */
    useText: (): Say<Tree> => text,
    key: (key: MessageKey<Tree>) => `${namespace}:${key}` as QualifiedMessageKey,
    /** What a translation is checked against. */
    catalogue: { namespace, messages } satisfies Catalogue<Namespace, Tree>,
  }
}

/** Shows these texts instead of the English ones; called before the page is rendered. */
export function addTranslations(added: readonly Catalogue[]): void {
  for (const { namespace, messages } of added) translations.set(namespace, messages)
}

/** The text of another library's key. */
export function translate(key: QualifiedMessageKey): string {
  const [namespace, path] = key.split(':', 2) as [string, string]
  return say(namespace, path)
}

/**
 * The title and description of the page at a path, from the messages `pages.<path with dots>.title` and
 * `.description` of whichever library has them; a numeric last segment is `detail`.
 *
 * @returns null when no library has that page.
 */
export function pageText(pathname: string): { title: string; description: string | null } | null {
  const segments = pathname.split('/').filter(Boolean)
  if (/^\d+$/.test(segments.at(-1) ?? '')) segments[segments.length - 1] = 'detail'
  const path = ['pages', ...(segments.length === 0 ? ['home'] : segments)].join('.')
  const findPart = (part: 'title' | 'description') =>
    [...catalogues.keys()]
      .map((namespace) => find(namespace, `${path}.${part}`))
      .find((text) => text !== null) ?? null
  const title = findPart('title')
  return title === null ? null : { title, description: findPart('description') }
}

/** Every word a library shows: nested, in English; `{{name}}` marks a value, `_one` and `_other` a plural. */
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

/** Says a message; the values it names are asked for by its type. */
export type Say<Tree> = <Key extends MessageKey<Tree>>(
  key: Key,
  ...values: unknown extends Values<Tree, Key>
    ? []
    : keyof Values<Tree, Key> extends never
      ? []
      : [values: Values<Tree, Key>]
) => string

declare const anyMessageKey: unique symbol
/** A key together with its namespace, for those who show a text of a library they do not know. */
export type QualifiedMessageKey = string & { [anyMessageKey]: true }

/** The trees by namespace. The product speaks one language, so a message is looked up and never waited for. */
const catalogues = new Map<string, MessageTree>()

// An engine of messages would take a tenth of what the sign-in page may load, for the three things done
// here: look up, choose the plural, put values in (docs/decisions/0004-messages-without-an-engine.md).
const plurals = new Intl.PluralRules('en')

type MessageValues = Record<string, string | number>

function find(namespace: string, path: string): string | null {
  const found = path
    .split('.')
    .reduce<string | MessageTree | undefined>(
      (tree, part) => (typeof tree === 'object' && Object.hasOwn(tree, part) ? tree[part] : undefined),
      catalogues.get(namespace),
    )
  return typeof found === 'string' ? found : null
}

/** A message that is missing shows its own key, which is what a developer searches for. */
function say(namespace: string, path: string, values: MessageValues = {}): string {
  const { count } = values
  const plural = typeof count === 'number' ? find(namespace, `${path}_${plurals.select(count)}`) : null
  const message = plural ?? find(namespace, path) ?? path
  return message.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark))
}

/**
 * Registers the words of one library under its namespace.
 *
 * @returns `useText` for components, `text` for everything else, and `key`, which names a message for
 * someone outside the library (see {@link translate}).
 *
 * @example
 * const { useText } = defineMessages('ecommerce', { orders: { found_one: '1 order', found_other: '{{formatted}} orders' } })
 * const text = useText()
 * text('orders.found', { count: 1318, formatted: '1.318' })
 */
export function defineMessages<const Tree extends MessageTree>(namespace: string, messages: Tree) {
  catalogues.set(namespace, messages)
  const text = ((path: string, values?: MessageValues) => say(namespace, path, values)) as Say<Tree>
  return {
    text,
    /** For components: a second language would make them render anew from here. */
    useText: (): Say<Tree> => text,
    key: (key: MessageKey<Tree>) => `${namespace}:${key}` as QualifiedMessageKey,
  }
}

/** The text of a key that another library named. */
export function translate(key: QualifiedMessageKey): string {
  const [namespace, path] = key.split(':', 2) as [string, string]
  return say(namespace, path)
}

/**
 * The title and the description of the page at a path, from the messages `pages.<path with dots>.title` and
 * `.description` of whichever library has them; a numeric last segment is `detail`.
 *
 * @returns null where no library names that page.
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

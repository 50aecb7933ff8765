const declaration = /(?:^|\n)(?:export )?(?:type|interface) (\w+)[^]*?(?=\n(?:\S|$)(?![})>|&]))/g
const objectSchema = /\bconst (\w+) = v\.(?:pipe\(\s*v\.)?(?:strictObject|object|variant|intersect)\(/g
const imports = /import (?:type )?\{([^}]*)\} from '@tandem\/api-contract'/g

/** The names of the contract's objects, from the text of its source files; searches and filters are never rows. */
export const contractObjects = (sources: readonly string[]): Set<string> =>
  new Set([
    'EndpointAnswer',
    'EndpointData',
    ...sources
      .flatMap((text) => [...text.matchAll(objectSchema)].map(([, name]) => name ?? ''))
      .filter((name) => !/(?:Search|Filter)$/.test(name)),
  ])

/** The position after a type argument that begins at `from`, inside its angle brackets. */
function endOfArgument(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '<') depth += 1
    if (text[at] === '>' && text[at - 1] !== '=') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

const mentions = (text: string, names: ReadonlySet<string>) =>
  [...text.matchAll(/(?<![\w.'])[A-Z]\w*(?![\w'])/g)].some(([name]) => names.has(name))

/** The names in a file that mean objects of the contract: imported ones, and its own types made of them. */
function namesIn(text: string, objects: ReadonlySet<string>): Set<string> {
  const names = new Set<string>()
  for (const [, list = ''] of text.matchAll(imports))
    for (const one of list.split(',')) {
      const [name = '', local = name] = one
        .trim()
        .replace(/^type /, '')
        .split(' as ')
      if (objects.has(name)) names.add(local)
    }
  const own = [...text.matchAll(declaration)].map(([whole, name = '']) => ({
    name,
    made: whole.slice(whole.indexOf(name) + name.length),
  }))
  for (let count = -1; count !== names.size;) {
    count = names.size
    for (const { name, made } of own) if (mentions(made, names)) names.add(name)
  }
  return names
}

/**
 * The places in a file of the server where rows of a statement are claimed to be objects of the contract: the
 * compiler wouldn't notice a field that the statement forgets.
 */
export function rowTypeProblems(path: string, text: string, objects: ReadonlySet<string>): string[] {
  if (!/from 'kysely'|\/(?:database|team-scope)\.ts'/.test(text)) return []
  const names = namesIn(text, objects)
  const code = text.replaceAll(/\bimport [^']*'[^']*'/g, '')
  const claims = [
    ...[...code.matchAll(/(?:\b(?:sql|RawBuilder|executeQuery)|\$castTo|\$narrowType)</g)].map((match) => {
      const from = match.index + match[0].length
      return { claim: match[0], type: code.slice(from, endOfArgument(code, from)) }
    }),
    ...[...code.matchAll(/(?<=[)\]\w}`] )as (?!const\b)([\w.<>[\]'| ]+)/g)].map((match) => ({
      claim: 'as ',
      type: match[1] ?? '',
    })),
  ]
  return claims
    .filter(({ type }) => mentions(type, names))
    .map(({ claim, type }) => `${path}: ${claim}${type.replaceAll(/\s+/g, ' ').trim()}`)
}

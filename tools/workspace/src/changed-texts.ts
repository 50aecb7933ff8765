import ts from 'typescript'

/** A text of a file of messages before and after a change. */
export interface ChangedText {
  before: string
  after: string
}

const parse = (source: string) =>
  ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

function walk(node: ts.Node, visit: (node: ts.Node) => void) {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** The texts of a file of messages in their order, and its code without comments. */
function readMessages(source: string): { texts: string[]; code: string } {
  const texts: string[] = []
  let code = ''
  let end = 0
  const file = parse(source)
  walk(file, (node) => {
    if (!ts.isPropertyAssignment(node) || !ts.isStringLiteralLike(node.initializer)) return
    texts.push(node.initializer.text)
    code += `${source.slice(end, node.initializer.getStart(file))}''`
    end = node.initializer.end
  })
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true)
  scanner.setText(code + source.slice(end))
  const tokens: string[] = []
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) tokens.push(scanner.getTokenText())
  // A formatter adds a comma after the last entry when it breaks the lines.
  return { texts, code: tokens.join(' ').replaceAll(/, (?=[)}\]])/g, '') }
}

const valuesOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted().join('')

/**
 * The texts that differ between two versions of a file of messages. Null if anything else differs too, a key
 * or a value that a text names, because types depend on those.
 */
export function changedTexts(before: string, after: string): ChangedText[] | null {
  const old = readMessages(before)
  const now = readMessages(after)
  if (old.code !== now.code) return null
  const changed = old.texts
    .map((text, index) => ({ before: text, after: now.texts[index] ?? '' }))
    .filter((text) => text.before !== text.after)
  return changed.some((text) => valuesOf(text.before) !== valuesOf(text.after)) ? null : changed
}

/** The literal parts of a pattern. */
const fixedParts = (pattern: string) =>
  pattern
    .replaceAll(/\\[a-zA-Z]/g, '*')
    .replaceAll(/\[[^\]]*\]|\(\?[:=!<]+|[|()^$*+?{}]|(?<!\\)\./g, '\0')
    .replaceAll(/\\(.)/g, '$1')
    .split('\0')

/** Whether words don't affect what a test does: the module of an import, and the name of a test. */
function isBeside(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isImportDeclaration(parent)) return true
  return (
    ts.isCallExpression(parent) &&
    parent.arguments[0] === node &&
    /^(?:it|test|describe)\b/.test(parent.expression.getText())
  )
}

/**
 * All words in quotes, patterns and elements of a test, in the form in which they are compared with texts.
 */
export function quotedIn(source: string): string[] {
  const found: string[] = []
  walk(parse(source), (node) => {
    if (ts.isRegularExpressionLiteral(node))
      found.push(...fixedParts(node.text.slice(1, node.text.lastIndexOf('/'))))
    else if (ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) found.push(node.text)
    else if (ts.isStringLiteralLike(node) && !isBeside(node)) found.push(node.text)
  })
  return [...new Set(found.map(comparable))].filter((words) => /[\p{L}\p{N}]/u.test(words))
}

const comparable = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** The parts of a text between its values. */
const fragmentsOf = (text: string) =>
  text
    .split(/\{\{\w+\}\}/)
    .map(comparable)
    .filter((fragment) => /\p{L}/u.test(fragment))

/** Where two texts begin to differ, and the length of their common ending. */
function difference(one: string, other: string) {
  let start = 0
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1
  let tail = 0
  while (tail < Math.min(one.length, other.length) - start && one.at(-1 - tail) === other.at(-1 - tail))
    tail += 1
  return { start, tail }
}

/** Words of fewer than three letters occur in any text, and no test looks for them in a longer one. */
const isShort = (words: string) => words.replaceAll(/[^\p{L}]/gu, '').length < 3

/** Whether words occur in a text where it changed. */
function touches(words: string, text: string, { start, tail }: { start: number; tail: number }): boolean {
  if (isShort(words)) return words === text
  const end = text.length - tail
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (at <= end && at + words.length >= start) return true
  return false
}

/** Whether a fragment occurs among words as whole words. */
function holds(words: string, fragment: string): boolean {
  const letters = /\p{L}/u
  const joins = (one = '', other = '') => letters.test(one) && letters.test(other)
  for (let at = words.indexOf(fragment); at !== -1; at = words.indexOf(fragment, at + 1))
    if (!joins(words[at - 1], fragment[0]) && !joins(fragment.at(-1), words[at + fragment.length]))
      return true
  return false
}

/** Whether words begin with the end of a fragment, or end with its beginning, with a value between. */
function meetsEdge(words: string, fragment: string): boolean {
  const parts = fragment.split(' ')
  return parts.some((_part, index) => {
    const [first, last] = [parts.slice(0, index + 1).join(' '), parts.slice(index).join(' ')]
    return (
      (!isShort(last) && words.startsWith(`${last} `)) || (!isShort(first) && words.endsWith(` ${first}`))
    )
  })
}

/** An address, or the name of a field. */
const isName = (words: string) => /^\S*[/_=]\S*$/.test(words)

/** A text without the names of its values, which no test quotes. */
const withoutNames = (text: string) =>
  comparable(text).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) =>
    [...name].map((letter) => String.fromCodePoint(0xe000 + (letter.codePointAt(0) ?? 0))).join(''),
  )

/**
 * Whether a change of a text can change the result of a test that quotes these words: they contain all of it
 * or a part between its values, or they are a part of it that changed.
 */
export function canNotice(words: string, changed: ChangedText): boolean {
  const [before, after] = [withoutNames(changed.before), withoutNames(changed.after)]
  if (isName(words)) return words === before || words === after
  const changes = difference(before, after)
  if (touches(words, before, changes) || touches(words, after, changes)) return true
  return [changed.before, changed.after].some((text) =>
    fragmentsOf(text).some(
      (fragment) => holds(words, fragment) || (text.includes('{{') && meetsEdge(words, fragment)),
    ),
  )
}

/** Whether tests can be chosen by the words that they quote: a text that consists only of values has none. */
export const hasWords = ({ before, after }: ChangedText): boolean =>
  [before, after].every((text) => fragmentsOf(text).length > 0)

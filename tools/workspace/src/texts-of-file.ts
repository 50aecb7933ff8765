import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { workspaceRoot } from './run-command.ts'

/** A source file of the workspace, parsed. */
export const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(
    path,
    readFileSync(resolve(workspaceRoot, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

/** A text of a file of messages or of a translation. */
interface FoundText {
  /** The keys that lead to it, joined by dots: `form.title`. */
  key: string
  text: string
  /** Its position in the file. */
  node: ts.Expression
}

/** The texts of a file of messages or of a translation, in order. */
export function textsIn(source: ts.SourceFile): FoundText[] {
  const texts: FoundText[] = []
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node)) {
      const text = textOf(node.initializer)
      const key = keyOf(node)
      if (text !== null && key !== 'namespace')
        texts.push({ key: key.replace(/^messages\./, ''), text, node: node.initializer })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

/** The same texts by key. */
export const textsByKey = (path: string): Map<string, string> =>
  new Map(textsIn(parse(path)).map(({ key, text }) => [key, text]))

function textOf(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null
  const [first, second] = [textOf(node.left), textOf(node.right)]
  return first === null || second === null ? null : first + second
}

function keyOf(property: ts.PropertyAssignment): string {
  const { name, parent } = property
  const own = ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText()
  return ts.isPropertyAssignment(parent.parent) ? `${keyOf(parent.parent)}.${own}` : own
}

/** The names of the values in a text, in order. */
export const valuesOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].toSorted()

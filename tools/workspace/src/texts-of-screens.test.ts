import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { workspaceRoot } from './run-command.ts'

/** Phrases that readers stumbled over, and what to write instead; see docs/writing.md. */
const refused: [phrase: RegExp, instead: string][] = [
  [/\bany more\b/, 'no longer'],
  [/\banew\b/, 'again'],
  [/\bwhoever\b/i, 'anyone who, or a noun'],
  [/\b(?:some|every)body\b/i, 'someone, everyone'],
  [/\b(?:tells|told|does not tell)\b/, 'shares, reports, shows'],
  [/\b(?:is|are|was|were) (?:being )?read\b/, 'syncing, imported, loaded'],
  [/\be-mail\b/i, 'email'],
  [/\bby hand\b/, 'manually'],
  [/\bless (?:who|what|refunds)\b/, 'minus'],
]

const files = [
  '{libs,apps}/*/src/**/*messages.ts',
  'libs/api-contract/src/{errors,error-pages}.ts',
  'libs/connectors/src/**/{refusals,failures,address-refused}.ts',
].flatMap((pattern) => globSync(pattern, { cwd: workspaceRoot }))

/** The strings of a file that people read. */
function textsOf(path: string): string[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(resolve(workspaceRoot, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (
      (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) &&
      !ts.isImportDeclaration(node.parent)
    )
      texts.push(node.text.replaceAll(/\{\{\w+\}\}/g, '…'))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

it.each(refused)('shows no text with %s', (phrase, instead) => {
  const found = files.flatMap((path) =>
    textsOf(path)
      .filter((text) => phrase.test(text))
      .map((text) => `${path}: "${text}" → ${instead}`),
  )
  expect(found).toEqual([])
})

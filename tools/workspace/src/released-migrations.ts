import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import ts from 'typescript'
import { workspaceRoot } from './run-command.ts'

const list = resolve(import.meta.dirname, 'released-migrations.json')

/** A migration file's imports, and its checksum. */
export interface MigrationFile {
  imports: string[]
  checksum: string
}

/** Migration files by name, in whichever folder they are. */
export function migrationFiles(): Map<string, MigrationFile> {
  const paths = globSync('libs/api-server/src/**/migrations/*.ts', { cwd: workspaceRoot }).toSorted()
  return new Map(
    paths.map((path) => {
      const text = readFileSync(resolve(workspaceRoot, path), 'utf8')
      const imports = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
      return [basename(path), { imports, checksum: checksumOf(text) }]
    }),
  )
}

/** The checksums of all released files. */
export const releasedMigrations = () => JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>

/** Files that aren't part of any release yet. */
export const unreleasedMigrations = (): string[] =>
  [...migrationFiles().keys()].filter((name) => !(name in releasedMigrations()))

/** Adds the checksums of what is released now; existing ones stay as they are. */
export function freezeMigrations() {
  const frozen = Object.fromEntries([...migrationFiles()].map(([name, { checksum }]) => [name, checksum]))
  writeFileSync(list, `${JSON.stringify({ ...frozen, ...releasedMigrations() }, null, 2)}\n`)
}

/**
 * A checksum of the code alone: independent of comments, white space, quotes, semicolons and trailing commas.
 */
export function checksumOf(text: string): string {
  const source = ts.createSourceFile('migration.ts', text, ts.ScriptTarget.Latest)
  const code = tokensOf(source, source).filter(
    (token, at, all) => token !== ';' && !(token === ',' && /^[)\]}]$/.test(all[at + 1] ?? '')),
  )
  return createHash('sha256').update(code.join('\n')).digest('hex')
}

function tokensOf(node: ts.Node, source: ts.SourceFile): string[] {
  if (ts.isJSDoc(node) || node.kind === ts.SyntaxKind.EndOfFileToken) return []
  if (ts.isStringLiteral(node)) return [JSON.stringify(node.text)]
  const children = node.getChildren(source)
  if (children.length > 0) return children.flatMap((child) => tokensOf(child, source))
  const token = node.getText(source)
  return token === '' ? [] : [token]
}

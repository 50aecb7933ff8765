import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openEmbedded } from '@tandem/api-server/node'

/**
 * Lets PostgreSQL check statements against the product's tables without running them; null for each valid
 * one. Statements that read or change rows are planned, the others only parsed.
 */
export async function checkSql(texts: readonly string[]): Promise<(string | null)[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-docs-'))
  const { database, migrate, close } = await openEmbedded(folder)
  const says = async (statement: string) => {
    const asked = /^(?:select|insert|update|delete|with)\b/i.test(statement)
      ? `explain ${statement}`
      : `do $statement$ begin return; ${statement}; end $statement$`
    try {
      await sql.raw(asked).execute(database)
      return null
    } catch (error) {
      return `${(error as Error).message}: ${statement}`
    }
  }
  try {
    await migrate()
    const problems: (string | null)[] = []
    for (const text of texts) {
      const found: (string | null)[] = []
      for (const statement of statementsOf(text)) found.push(await says(statement))
      problems.push(found.find((problem) => problem !== null) ?? null)
    }
    return problems
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
}

const statementsOf = (text: string) =>
  text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean)

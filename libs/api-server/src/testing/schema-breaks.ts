import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'

/** Objects of a schema that running code depends on, by kind and name. */
export interface SchemaFacts {
  columns: Map<string, Column>
  /** The result type by signature. */
  functions: Map<string, string>
  /** Rules that refuse rows: constraints, unique indexes and policies. */
  rules: Map<string, Rule>
  /** The table by `role may right on table`. */
  rights: Map<string, string>
}

interface Column {
  type: string
  is_required: boolean
  /** Whether the database fills it in if a statement leaves it out. */
  is_filled: boolean
  is_generated: boolean
}

interface Rule {
  table: string
  definition: string
  /** `table.column`; empty if the rule is about whole rows. */
  columns: string[]
}

const tables = sql`c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`

/** Reads what `schemaBreaks` compares from the database's catalogue. */
export async function readSchemaFacts(db: WholeDatabase): Promise<SchemaFacts> {
  const columns = await sql<Column & { name: string }>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as is_required, a.atthasdef or a.attidentity <> '' as is_filled,
      a.attgenerated <> '' or a.attidentity = 'a' as is_generated
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where ${tables}`.execute(db)
  const functions = await sql<{ name: string; result: string }>`
    select p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name,
      pg_get_function_result(p.oid) as result
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`.execute(db)
  const rules = await sql<Rule & { name: string }>`
    select 'constraint ' || n.conname as name, c.relname as table, pg_get_constraintdef(n.oid) as definition,
      array(select c.relname || '.' || a.attname from pg_attribute a
        where a.attrelid = c.oid and a.attnum = any(n.conkey)) as columns
    from pg_constraint n join pg_class c on c.oid = n.conrelid where ${tables} and n.contype <> 'n'
    union all
    select 'index ' || i.relname, c.relname, pg_get_indexdef(i.oid),
      array(select c.relname || '.' || a.attname from pg_attribute a
        where a.attrelid = c.oid and a.attnum = any(x.indkey))
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where ${tables} and x.indisunique
      and not exists (select from pg_constraint where conindid = i.oid and conrelid = c.oid)
    union all
    select 'policy ' || p.policyname, p.tablename, concat_ws(' ', p.roles, p.cmd, p.qual, p.with_check), '{}'
    from pg_policies p where p.schemaname = 'public'`.execute(db)
  const rights = await sql<{ name: string; table: string }>`
    select grantee || ' may ' || privilege_type || ' on ' || table_name as name, table_name as table
    from information_schema.role_table_grants where table_schema = 'public'`.execute(db)
  return {
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    functions: new Map(functions.rows.map(({ name, result }) => [name, result])),
    rules: new Map(rules.rows.map(({ name, ...rule }) => [`${rule.table}: ${name}`, rule])),
    rights: new Map(rights.rows.map(({ name, table }) => [name, table])),
  }
}

/** What code for the first schema can no longer do with the second, in words; empty if it only adds. */
export function schemaBreaks(before: SchemaFacts, after: SchemaFacts): string[] {
  const tablesBefore = new Set([...before.columns.keys()].map(tableOf))
  const tablesAfter = new Set([...after.columns.keys()].map(tableOf))
  return [
    ...[...before.columns].flatMap(([name, column]) => columnBreaks(name, column, after.columns.get(name))),
    ...[...after.columns]
      .filter(([name]) => tablesBefore.has(tableOf(name)) && !before.columns.has(name))
      .filter(([, column]) => column.is_required && !column.is_filled)
      .map(([name]) => `${name} is new, required and has no default`),
    ...[...before.functions]
      .filter(([name, result]) => after.functions.get(name) !== result)
      .map(([name]) => `the function ${name} is gone or returns another type`),
    ...[...after.rules]
      .filter(([name, rule]) => tablesBefore.has(rule.table) && refusesMore(before, name, rule))
      .map(([name]) => `${name} is new or changed, and may refuse rows`),
    ...[...before.rights]
      .filter(([right, table]) => tablesAfter.has(table) && !after.rights.has(right))
      .map(([right]) => `no longer: ${right}`),
  ]
}

const tableOf = (column: string) => column.slice(0, column.indexOf('.'))

function columnBreaks(name: string, before: Column, after: Column | undefined): string[] {
  if (after === undefined) return [`${name} is gone`]
  if (after.type !== before.type) return [`${name} was ${before.type} and is ${after.type}`]
  if (after.is_generated && !before.is_generated) return [`${name} can no longer be written`]
  if (after.is_required && !before.is_required) return [`${name} is now required`]
  if (after.is_required && before.is_filled && !after.is_filled) return [`${name} lost its default`]
  return []
}

/** Rules about new columns alone can't refuse rows of code that doesn't know these columns. */
function refusesMore({ rules, columns }: SchemaFacts, name: string, rule: Rule): boolean {
  const isOnlyNew = rule.columns.length > 0 && rule.columns.every((column) => !columns.has(column))
  return !isOnlyNew && rules.get(name)?.definition !== rule.definition
}

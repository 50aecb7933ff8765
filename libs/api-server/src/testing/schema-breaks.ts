import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'

/** Objects of a schema that running code depends on, by kind and name. */
export interface SchemaFacts {
  columns: Map<string, Column>
  /** The arguments with their defaults, and the result, by signature. */
  functions: Map<string, string>
  /** What refuses or hides rows: constraints, unique indexes, policies, row-level security. */
  rules: Map<string, Rule>
  /** The table or function by `role may right on it`. */
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
  /** Columns of the condition under which the rule holds. */
  condition: string[]
  /** Whether statements rely on it: `on conflict` on unique rules, every read on policies. */
  is_needed: boolean
}

const tables = sql`c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`

const signature = sql`p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')'`

/** `table.column` for numbers of columns. */
const namesOf = (numbers: RawBuilder<unknown>) => sql`array(
  select c.relname || '.' || a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum = any(${numbers}))`

/** Reads what `schemaBreaks` compares from the database's catalogue. */
export async function readSchemaFacts(db: WholeDatabase): Promise<SchemaFacts> {
  const columns = await sql<Column & { name: string }>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as is_required, a.atthasdef or a.attidentity <> '' as is_filled,
      a.attgenerated <> '' or a.attidentity = 'a' as is_generated
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where ${tables}`.execute(db)
  const functions = await sql<{ name: string; result: string }>`
    select ${signature} as name,
      pg_get_function_arguments(p.oid) || ' to ' || pg_get_function_result(p.oid) as result
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`.execute(db)
  const rules = await sql<Rule & { name: string }>`
    select 'constraint ' || n.conname as name, c.relname as table, pg_get_constraintdef(n.oid) as definition,
      ${namesOf(sql`n.conkey`)} as columns, '{}'::text[] as condition, n.contype in ('p', 'u') as is_needed
    from pg_constraint n join pg_class c on c.oid = n.conrelid where ${tables} and n.contype <> 'n'
    union all
    select 'index ' || i.relname, c.relname, pg_get_indexdef(i.oid), ${namesOf(sql`x.indkey`)},
      ${namesOf(sql`array(
        select refobjsubid from pg_depend
        where objid = i.oid and refobjid = c.oid and refobjsubid <> all (x.indkey::int2[]))`)}, true
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where ${tables} and x.indisunique
      and not exists (select from pg_constraint where conindid = i.oid and conrelid = c.oid)
    union all
    select 'policy ' || p.policyname, p.tablename, concat_ws(' ', p.roles, p.cmd, p.qual, p.with_check), '{}', '{}', true
    from pg_policies p where p.schemaname = 'public'
    union all
    select 'row-level security', c.relname, 'on', '{}', '{}', false from pg_class c where ${tables} and c.relrowsecurity
    `.execute(db)
  const rights = await sql<{ name: string; of: string }>`
    select grantee || ' may ' || privilege_type || ' on ' || table_name as name, table_name as of
    from information_schema.role_table_grants where table_schema = 'public'
    union all
    select coalesce(nullif(a.grantee, 0)::regrole::text, 'everybody') || ' may run ' || f.name, f.name
    from pg_proc p
    cross join lateral (select ${signature} as name) as f
    cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as a
    where p.pronamespace = 'public'::regnamespace`.execute(db)
  return {
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    functions: new Map(functions.rows.map(({ name, result }) => [name, result])),
    rules: new Map(rules.rows.map(({ name, ...rule }) => [`${rule.table}: ${name}`, rule])),
    rights: new Map(rights.rows.map(({ name, of }) => [name, of])),
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
      .map(([name]) => `the function ${name} is gone or changed its arguments or its result`),
    ...[...after.rules]
      .filter(([name, rule]) => tablesBefore.has(rule.table) && refusesMore(before, name, rule))
      .map(([name]) => `${name} is new or changed, and may refuse rows`),
    ...[...before.rules]
      .filter(([name, rule]) => rule.is_needed && tablesAfter.has(rule.table) && !after.rules.has(name))
      .map(([name]) => `${name} is gone`),
    ...[...before.rights]
      .filter(([right, of]) => (tablesAfter.has(of) || after.functions.has(of)) && !after.rights.has(right))
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

/** A rule for new columns alone, or under a condition on one, refuses no rows of code that doesn't know them. */
function refusesMore({ rules, columns }: SchemaFacts, name: string, rule: Rule): boolean {
  const isNew = (column: string) => !columns.has(column)
  const isAboutNew = (rule.columns.length > 0 && rule.columns.every(isNew)) || rule.condition.some(isNew)
  const known = rules.get(name)
  return known === undefined ? !isAboutNew : known.definition !== rule.definition
}

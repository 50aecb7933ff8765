import type { Query } from '../query.ts'

/** Each query lists objects of the schema as texts, which are equal if the objects are. */
const parts = [
  `select format('column %s.%s %s%s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' end, ' default ' || pg_get_expr(d.adbin, d.adrelid),
      ' identity ' || nullif(a.attidentity::text, ''), ' generated ' || nullif(a.attgenerated::text, '')) as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  `select format('table %s %s rls %s storage %s', relname, relpersistence, relrowsecurity, reloptions) as line from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  `select format('grant on %s: %s', c.relname, array(select unnest(c.relacl)::text order by 1)) as line from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'S')`,
  `select format('constraint %s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line from pg_constraint
    where connamespace = 'public'::regnamespace`,
  `select indexdef as line from pg_indexes where schemaname = 'public'`,
  `select format('policy %s.%s %s %s %s %s', tablename, policyname, roles, cmd, qual, with_check) as line from pg_policies`,
  `select format('trigger %s %s', tgenabled, pg_get_triggerdef(oid)) as line from pg_trigger where not tgisinternal`,
  `select pg_get_functiondef(p.oid) || array(select unnest(p.proacl)::text order by 1)::text as line from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  `select format('statistics %s', pg_get_statisticsobjdef(oid)) as line from pg_statistic_ext`,
]

/** The schema as sorted lines; two databases with the same schema give the same lines. */
export async function describeSchema(query: Query): Promise<string[]> {
  const lines: string[] = []
  for (const part of parts) lines.push(...(await query(part)).map(({ line }) => String(line)))
  return lines.toSorted()
}

/** The lines that only one of the two has. */
export function schemaDifference(made: string[], upgraded: string[]): string[] {
  return [
    ...made.filter((line) => !upgraded.includes(line)).map((line) => `missing after the upgrade: ${line}`),
    ...upgraded.filter((line) => !made.includes(line)).map((line) => `only after the upgrade: ${line}`),
  ]
}

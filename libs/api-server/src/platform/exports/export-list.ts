import { sql } from 'kysely'
import type { FieldUse, Language } from '@tandem/api-contract'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { sayIn } from '../language/say-in.ts'
import type { FileAnswer } from '../request/file-answer.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { conditionsOf } from '../lists/list-filters.ts'
import { rowsOf } from '../lists/list-keys.ts'
import type { Condition } from '../lists/condition.ts'
import type { List, ListView } from '../lists/list.ts'
import type { CountedScope, ListScope } from '../lists/list-scope.ts'
import { narrowList } from '../lists/narrow-list.ts'
import type { Cell } from './cell.ts'
import { definitionsTable } from './definitions-file.ts'
import type { Term } from './definitions-file.ts'
import type { Session } from '../request/session.ts'
import { tableFile } from './table-file.ts'
import type { FileStyle, NamedFile } from './table-file.ts'
import { walkList } from './walk-list.ts'

/** The values that the columns of a file depend on. */
export interface ExportContext {
  timezone: string
  storeNames: Map<number, string>
  /** The ids of stores whose older orders were never read: what they sold isn't 0 but unknown. */
  partlyKnown: Set<number>
  /** The currencies of the sales of the stores shown, or of all stores, by code. */
  currencies: string[]
  /** Translates words in cells; titles are translated anyway. */
  say: (text: string) => string
}

/** One column of a file. */
export interface ExportColumn<Row> {
  title: string
  /** What its figures mean; a column without it has no figures. */
  term?: Term
  /** Its cells are moments or empty. */
  isMoment?: true
  cell: (row: Row) => Cell
}

/** How a list is written to a file. */
export interface ListExport<
  View extends ListView<string>,
  Row,
  Column extends string,
  Scope extends ListScope = CountedScope,
> {
  list: List<View, Row, Scope>
  /** The last part of the file's name. */
  name: string
  /** A named column may become several columns of the file. */
  columns: (context: ExportContext) => Record<Column, ExportColumn<Row>[]>
  /** In which column each field of a row is. */
  fields: FieldUse<Row, Column>
}

interface ExportBody<View, Column> extends FileStyle {
  filter: View
  ids?: number[] | undefined
  except_ids?: number[] | undefined
  columns: Column[]
  definitions?: boolean | undefined
}

/** What an export needs to know of its call. */
export interface ExportCall {
  team: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>
  audit: (
    db: TeamDatabase,
    entry: {
      action: 'list.exported'
      subject: 'list'
      subject_id: null
      subject_name: string
      details: Record<string, unknown>
    },
  ) => Promise<void>
  session: Session
  language: Language
  dependencies: Pick<ApiDependencies, 'now'>
}

/**
 * All rows of a view as a file, in the view's order, or what its columns mean. An export of rows is recorded in the
 * audit log before it begins.
 */
export async function exportList<
  View extends ListView<string>,
  Row extends { id: number },
  Column extends string,
  Scope extends ListScope,
>(
  { team, audit, session, language, dependencies }: ExportCall,
  { list, name, columns }: ListExport<View, Row, Column, Scope>,
  { filter, ids, except_ids, columns: wanted, definitions = false, ...style }: ExportBody<View, Column>,
): Promise<FileAnswer> {
  const { scope, filters, patterns, context, teamName } = await team(async (db) => {
    const narrowed = await narrowList(db, filter, list, Number.POSITIVE_INFINITY)
    const found = { ...narrowed, ...(await contextOf(db, narrowed.scope, language)) }
    if (!definitions)
      await recordExport(audit, db, name, { filter, columns: wanted, ...(ids && { ids: ids.length }) })
    return found
  })
  const known = columns(context)
  const chosen = [...new Set(wanted)].flatMap((column) => known[column])
  const file = { name, teamName, timezone: context.timezone, now: dependencies.now() }
  if (definitions) return definitionsFile(file, chosen, language, style)
  const chosenRows = conditionsOf(
    ids && (sql`id = any(${ids}::bigint[])` as Condition),
    except_ids && (sql`id <> all(${except_ids}::bigint[])` as Condition),
  )

  const order = list.sorts[filter.sort as View['sort']]
  async function* batches() {
    if (scope.ids.length === 0) return
    const keys = walkList(team, {
      table: list.table,
      scope,
      order,
      conditions: [...(filters?.conditions ?? []), ...chosenRows],
    })
    for await (const some of keys) {
      const rows = await team(async (db) => {
        const matching = patterns ? await list.matching(db, some, patterns) : null
        const left = matching ? some.filter((id) => matching.has(id)) : some
        return left.length === 0 ? [] : list.rows(db, rowsOf(db, list.table, left, order), session.user_id)
      })
      yield rows.map((row) => chosen.map(({ cell }) => cell(row)))
    }
  }
  const titles = chosen.map(({ title }) => context.say(title))
  const moments = chosen.map(({ isMoment = false }) => isMoment)
  return tableFile(file, { titles, moments, batches: batches() }, style)
}

/** Records an export in the audit log; call it before the file begins. */
export const recordExport = (
  audit: ExportCall['audit'],
  db: TeamDatabase,
  name: string,
  details: Record<string, unknown>,
) =>
  audit(db, {
    action: 'list.exported',
    subject: 'list',
    subject_id: null,
    // The file's name as words.
    subject_name: name.replaceAll('-', ' '),
    details,
  })

/** The meaning of the columns of a file, as a file beside it. */
export const definitionsFile = (
  { name, ...file }: NamedFile,
  columns: Parameters<typeof definitionsTable>[0],
  language: Language,
  style: FileStyle,
): FileAnswer =>
  tableFile({ ...file, name: `${name}-definitions` }, definitionsTable(columns, language), style)

/** The values for the columns of a file, and the team's name; currencies are those of the stores in `ids`. */
export async function contextOf(
  db: TeamDatabase,
  { ids, owner }: Pick<ListScope, 'ids' | 'owner'>,
  language: Language,
) {
  const { name, timezone } = await db
    .selectFrom('teams')
    .select(['name', 'timezone'])
    .executeTakeFirstOrThrow()
  const stores = await db.selectFrom('stores').select(['id', 'name', 'known_since']).execute()
  const ofStores = owner === 'account_id' ? sql`true` : sql`store_id = any(${ids}::bigint[])`
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from store_day
    where team_id = ${currentTeam(db)} and ${ofStores} order by currency`.execute(db)
  const context: ExportContext = {
    timezone,
    storeNames: new Map(stores.map((store) => [store.id, store.name])),
    partlyKnown: new Set(stores.flatMap(({ id, known_since }) => (known_since === null ? [] : [id]))),
    currencies: rows.map((row) => row.currency),
    say: sayIn(language),
  }
  return { context, teamName: name }
}

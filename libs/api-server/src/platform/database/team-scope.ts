import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  OnNode,
  OperationNodeTransformer,
  OperatorNode,
  ReferenceNode,
  sql,
  TableNode,
  ValueNode,
  WhereNode,
} from 'kysely'
import type {
  CompiledQuery,
  DeleteQueryNode,
  KyselyPlugin,
  OperationNode,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  SelectQueryNode,
  Transaction,
  UnknownRow,
  UpdateQueryNode,
  JoinNode,
} from 'kysely'
import type { Database, WholeDatabase } from './database.ts'
import { teamPlace } from './kept-rows.ts'
import { canReadTogether, openReading, readAs, readerOf, readingAs } from './reading.ts'
import type { Plan, Reading } from './reading.ts'

declare const scoped: unique symbol

/**
 * A transaction for one team: the plugin below adds `team_id` to each query, the session setting fills `team_id`
 * columns, and row-level security refuses what gets past both.
 */
export type TeamDatabase = Transaction<Database> & { readonly [scoped]: true }

const globalTables = new Set(['logins', 'sessions', 'registrations', 'links', 'mails', 'pg_class'])

/** The role that row-level security binds; see the migrations. */
export const appRole = 'tandem_app'

/** The team of each transaction. */
const teams = new WeakMap<TeamDatabase, number>()

/** The team of a transaction: raw SQL must name it explicitly. */
export function currentTeam(db: TeamDatabase): number {
  const team = teams.get(db)
  if (team === undefined) throw new Error('This transaction was not opened by inTeam')
  return team
}

/** The property on a statement's node that says which team it is for. */
const ofTeam = Symbol('the team of a statement')

/** The team that a statement was for; null for the directory. */
export const teamOfStatement = (statement: CompiledQuery): number | null =>
  readAs(statement)?.team ?? (statement.query as { [ofTeam]?: number })[ofTeam] ?? null

/**
 * Runs `work` in one transaction for one team. This is the only way to a team's content.
 * Keep it short: on the embedded database every other query waits for it.
 */
export function inTeam<T>(
  database: WholeDatabase,
  teamId: number,
  work: (db: TeamDatabase) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (transaction) => work(await enterTeam(transaction, teamId)))
}

/**
 * Runs `work` for one team, read-only: a statement that changes something fails. Questions asked together
 * (`Promise.all`) go to PostgreSQL in one trip, with the others of `reading`. Each trip is a separate transaction, so
 * a later statement cannot rely on a lock or setting of an earlier one. On the embedded database it is one
 * transaction, as with `inTeam`.
 */
export async function readInTeam<T>(
  database: WholeDatabase,
  teamId: number,
  work: (db: TeamDatabase) => Promise<T>,
  reading: Reading = openReading(),
): Promise<T> {
  if (!canReadTogether(database)) {
    return database
      .transaction()
      .execute(async (opened) => work(await enterTeam(opened, teamId, { isReading: true })))
  }
  return work(readingOf(database, teamId, { reading, plan: 'each' }))
}

/** `db` for statements whose plan the server keeps; see `Plan`. In a transaction they are planned each time. */
export function prepared(db: TeamDatabase, plan: 'kept' | 'walk' = 'kept'): TeamDatabase {
  const team = currentTeam(db)
  const reader = readerOf(db)
  if (!reader) return db
  const kept = readingAs(db, { ...reader, as: { ...reader.as, plan } })
  teams.set(kept, team)
  return kept
}

function readingOf(database: WholeDatabase, team: number, as: { reading: Reading; plan: Plan }) {
  const blank = () => scopedTo(database, teamPlace as unknown as number)
  const db = readingAs(scopedTo(database, team), { as: { ...as, team }, database, blank })
  teams.set(db, team)
  return db
}

function scopedTo(database: WholeDatabase, team: number): TeamDatabase {
  const db = database.withPlugin(new TeamScopePlugin(team)) as TeamDatabase
  teams.set(db, team)
  return db
}

/**
 * Like `inTeam`, but within a larger transaction, for changes to the directory and a team, or to create a team.
 * Afterwards the transaction is outside the team again.
 */
export async function asTeam<T>(
  transaction: Transaction<Database>,
  teamId: number,
  work: (db: TeamDatabase) => Promise<T>,
): Promise<T> {
  const result = await work(await enterTeam(transaction, teamId))
  await setScope(transaction, '', 'none')
  return result
}

async function enterTeam(
  transaction: Transaction<Database>,
  teamId: number,
  { isReading = false } = {},
): Promise<TeamDatabase> {
  await setScope(transaction, String(teamId), appRole)
  if (isReading) await sql`set transaction read only`.execute(transaction)
  return scopedTo(transaction, teamId)
}

const setScope = (transaction: Transaction<Database>, team: string, role: string) =>
  sql`select set_config('app.team_id', ${team}, true), set_config('role', ${role}, true)`.execute(transaction)

/** Adds `team_id = …` to every select, update and delete of a team table, and to the condition of every join. */
class TeamScopePlugin implements KyselyPlugin {
  readonly #teamId: number
  #transformer: TeamScopeTransformer | undefined

  constructor(teamId: number) {
    this.#teamId = teamId
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    // Created on demand, because most reads only use statements that are written already.
    this.#transformer ??= new TeamScopeTransformer(this.#teamId)
    return { ...this.#transformer.transformNode(node, queryId), [ofTeam]: this.#teamId }
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }
}

type QueryId = Parameters<OperationNodeTransformer['transformNode']>[1]

class TeamScopeTransformer extends OperationNodeTransformer {
  readonly #teamId: number

  constructor(teamId: number) {
    super()
    this.#teamId = teamId
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const query = super.transformSelectQuery(node, queryId)
    return this.#restrict(query, query.from?.froms ?? [])
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, queryId)
    return this.#restrict(query, [...(query.table ? [query.table] : []), ...(query.from?.froms ?? [])])
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, queryId)
    return this.#restrict(query, [...query.from.froms, ...(query.using?.tables ?? [])])
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const join = super.transformJoin(node, queryId)
    const condition = this.#conditionFor(join.table)
    if (!condition) return join
    return {
      ...join,
      on: join.on ? OnNode.create(AndNode.create(join.on.on, condition)) : OnNode.create(condition),
    }
  }

  #restrict<Query extends { where?: WhereNode }>(query: Query, tables: readonly OperationNode[]): Query {
    const conditions = tables
      .map((table) => this.#conditionFor(table))
      .filter((condition) => condition !== null)
    return conditions.reduce<Query>(
      (restricted, condition) => ({
        ...restricted,
        where: restricted.where
          ? WhereNode.cloneWithOperation(restricted.where, 'And', condition)
          : WhereNode.create(condition),
      }),
      query,
    )
  }

  /**
   * Null for anything that isn't a team's table: subqueries are transformed separately, and common table
   * names are unknown.
   */
  #conditionFor(node: OperationNode): OperationNode | null {
    const alias = AliasNode.is(node) && IdentifierNode.is(node.alias) ? node.alias.name : null
    const table = AliasNode.is(node) ? node.node : node
    if (!TableNode.is(table)) return null
    const name = table.table.identifier.name
    if (globalTables.has(name) || this.#isCommonTable(name)) return null
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create('team_id'), TableNode.create(alias ?? name)),
      OperatorNode.create('='),
      ValueNode.create(this.#teamId),
    )
  }

  /** Names defined by `with` stand for queries that were restricted separately. */
  #isCommonTable(name: string): boolean {
    return this.nodeStack.some((node) => {
      const { with: common } = node as { with?: { expressions: readonly { name: { table: TableNode } }[] } }
      return (
        common?.expressions.some((expression) => expression.name.table.table.identifier.name === name) ??
        false
      )
    })
  }
}

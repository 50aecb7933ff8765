import type {
  CompiledQuery,
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely'
import type { WholeDatabase } from './database.ts'

/** The reads of one request: statements go to the database together when none waits for another's answer. */
export type Reading = symbol

export const openReading = (): Reading => Symbol('a reading')

/** How a statement is read. */
export interface ReadAs {
  reading: Reading
  /** The team whose rows it may see; null for the directory, which the tables' owner reads. */
  team: number | null
  plan: Plan
}

/**
 * `each`: planned for its values each time. `kept`: the server keeps one plan, for statements with few forms whose
 * plan suits every team and value. `walk`: the same for the first rows along an index, without a sort, because the
 * average number of rows says nothing about a large team.
 */
export type Plan = 'each' | 'kept' | 'walk'

/** The property on a statement's node that says how it is read. */
const mark = Symbol('how a statement is read')

/** How a statement is read; undefined for one in a transaction or one sent on its own. */
export const readAs = ({ query }: CompiledQuery): ReadAs | undefined => (query as { [mark]?: ReadAs })[mark]

/** A copy of a statement's node with how it is read: two requests may use the same node. */
export const markedToRead = <Node extends RootOperationNode>(node: Node, as: ReadAs): Node => ({
  ...node,
  [mark]: as,
})

/** Marks each statement that is created through it. */
export class ReadAsPlugin implements KyselyPlugin {
  readonly #as: ReadAs

  constructor(as: ReadAs) {
    this.#as = as
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return markedToRead(node, this.#as)
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }
}

/** A property of a dialect's adapter that says that its driver respects `readAs`. */
export interface ReadsTogether {
  readonly readsTogether: true
}

/**
 * Whether this database sends the statements of a reading together. The embedded one runs in this process, so that
 * would save nothing.
 */
export const canReadTogether = (database: WholeDatabase): boolean =>
  'readsTogether' in database.getExecutor().adapter

/** How a database that sends statements together reads. */
interface Reader {
  as: ReadAs
  /** The database itself, for statements that are compiled already. */
  database: WholeDatabase
  /** Creates such a database without a team, for statements that are written once and read for any team. */
  blank: () => WholeDatabase
}

const readers = new WeakMap<WholeDatabase, Reader>()

/** How this database reads; undefined for a transaction or a database that sends statements one by one. */
export const readerOf = (db: WholeDatabase): Reader | undefined => readers.get(db)

/** A database whose statements go to the server with the others of the reading. */
export function readingAs<Reads extends WholeDatabase>(database: Reads, reader: Reader): Reads {
  const db = database.withPlugin(new ReadAsPlugin(reader.as)) as Reads
  readers.set(db, reader)
  return db
}

/** The directory, for statements that go to the database with the others of a reading. */
export const directoryIn = (database: WholeDatabase, reading: Reading): WholeDatabase =>
  canReadTogether(database)
    ? readingAs(database, {
        as: { reading, team: null, plan: 'kept' },
        database,
        blank: () => database,
      })
    : database

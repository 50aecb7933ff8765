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

/** What one request reads: its statements go to the database together, as far as none waits for another's answer. */
export type Reading = symbol

export const openReading = (): Reading => Symbol('a reading')

/** How a statement is read. */
export interface ReadAs {
  reading: Reading
  /** The team whose rows it may see; null for the directory, which the owner of the tables reads. */
  team: number | null
  plan: Plan
}

/**
 * `each`: planned for its values each time. `kept`: the server keeps one plan, for statements of few forms that is right
 * for every team and value. `walk`: the same for the first rows along an index, which are never sorted: how many rows an
 * average team has says nothing of a large one.
 */
export type Plan = 'each' | 'kept' | 'walk'

/** On the node that a statement was made from. */
const mark = Symbol('how a statement is read')

/** How a statement is read; undefined for one of a transaction, or on its own. */
export const readAs = ({ query }: CompiledQuery): ReadAs | undefined => (query as { [mark]?: ReadAs })[mark]

/** The node of a statement, with how it is read. A node of its own: two requests may read what is written once. */
export const markedToRead = <Node extends RootOperationNode>(node: Node, as: ReadAs): Node => ({
  ...node,
  [mark]: as,
})

/** Marks each statement that is made with it. */
export class ReadAsPlugin implements KyselyPlugin {
  readonly #as: ReadAs

  constructor(as: ReadAs) {
    this.#as = as
  }

  transformQuery<Node extends RootOperationNode>({ node }: PluginTransformQueryArgs): Node {
    return markedToRead(node, this.#as) as unknown as Node
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }
}

/** What the adapter of a dialect says whose driver keeps to `readAs`. */
export interface ReadsTogether {
  readonly readsTogether: true
}

/** Whether the statements of a reading go to this database together. The embedded one is in this process: no trip is to be saved. */
export const canReadTogether = (database: WholeDatabase): boolean =>
  'readsTogether' in database.getExecutor().adapter

/** How a database reads whose statements go together. */
interface Reader {
  as: ReadAs
  /** The same for no team: for statements that are written once and read for any. */
  blank: () => WholeDatabase
}

const readers = new WeakMap<WholeDatabase, Reader>()

/** How this database reads; undefined for a transaction, or for one whose statements go on their own. */
export const readerOf = (db: WholeDatabase): Reader | undefined => readers.get(db)

/** The database as one reads it whose statements go to the server with the others of a reading. */
export function readingAs<Reads extends WholeDatabase>(database: Reads, reader: Reader): Reads {
  const db = database.withPlugin(new ReadAsPlugin(reader.as)) as Reads
  readers.set(db, reader)
  return db
}

/** The directory, for statements that go to the database with the others of a reading. */
export const directoryIn = (database: WholeDatabase, reading: Reading): WholeDatabase =>
  canReadTogether(database)
    ? readingAs(database, { as: { reading, team: null, plan: 'kept' }, blank: () => database })
    : database

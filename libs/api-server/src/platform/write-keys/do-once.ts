import { errorCatalogue, isErrorCode, isWriteKey, replayedHeader, writeKeyHeader } from '@tandem/api-contract'
import type { ErrorCode } from '@tandem/api-contract'
import { hashToken } from '../secrets/token.ts'
import { isDatabaseAway } from '../database/database-failure.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { Problem, problem } from '../request/problem.ts'
import { notingDatabase } from './noting-database.ts'
import { claimKey, giveBack, keepAnswer, noteWrite } from './write-key-queries.ts'
import type { Claim, WriteKey } from './write-key-queries.ts'

/** The result of a call, before it becomes a response. */
export interface Answered {
  data: unknown
  meta?: unknown
}

/** The stored form of an answer. */
type Kept = { answer: Answered } | { problem: { code: string; details: Problem['details'] } }

/** A larger answer isn't stored; a second try then only learns that the work is done. */
const keptCharacters = 256 * 1024
const soon = 2

/** The idempotency key of a call; null without one. @throws INVALID_IDEMPOTENCY_KEY */
export function writeKeyOf(headers: Headers): string | null {
  const key = headers.get(writeKeyHeader)
  if (key !== null && !isWriteKey(key)) throw problem('INVALID_IDEMPOTENCY_KEY')
  return key
}

/** A call with its key: the caller, and everything that identifies the call. */
export interface NamedCall {
  dependencies: ApiDependencies
  session: { team_id: number; user_id: number }
  key: string
  /** Method, path and input. */
  asked: unknown
  request_id: string
}

/**
 * Runs a call once for its key. In each transaction of the handler's dependencies, the change is recorded, and the
 * commit fails when the key belongs to another run. A second try gets the first answer.
 *
 * @throws IDEMPOTENCY_KEY_REUSED, WRITE_IN_PROGRESS, WRITE_ALREADY_DONE, and what the handler throws
 */
export async function doOnce<Answer extends Answered>(
  { dependencies, session, key, asked, request_id }: NamedCall,
  handler: (dependencies: ApiDependencies) => Promise<Answer>,
): Promise<Answer & { isReplayed?: boolean }> {
  const { database, databaseTime, now, log } = dependencies
  const { team_id, user_id } = session
  const writeKey: WriteKey = { team_id, user_id, key_hash: await hashToken(key) }
  const fingerprint = await hashToken(`${key} ${JSON.stringify(asked)}`)
  const standing = await claimKey(database, writeKey, fingerprint, now())
  if (standing.kind === 'other call') throw problem('IDEMPOTENCY_KEY_REUSED')
  if (standing.kind === 'running') throw problem('WRITE_IN_PROGRESS', { seconds_left: soon })
  if (standing.kind === 'done') throw problem('WRITE_ALREADY_DONE')
  if (standing.kind === 'answered')
    return (await replay(dependencies, writeKey, standing.answer)) as Answer & { isReplayed: true }

  const claim: Claim = { ...writeKey, claim: standing.claim }
  const noting = notingDatabase(database, async (transaction) => {
    if (!(await noteWrite(transaction, claim, now())))
      throw problem('WRITE_IN_PROGRESS', { seconds_left: soon })
  })
  /** The call has ended already: an error here only makes the answer to a second try less complete. */
  const quietly = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.warn({ request_id, error }, 'the end of a named write was not kept'))
  try {
    const answer = await handler({ ...dependencies, database: noting })
    await quietly(keep(dependencies, claim, { answer }))
    return answer
  } catch (error) {
    const end = () => quietly(endFailed(dependencies, claim, error))
    // Not while the database is away, because the caller would wait for it a second time.
    if (!isDatabaseAway(error)) await end()
    else void (databaseTime ? databaseTime.apart(end) : end())
    throw error
  }
}

/** When nothing changed, the key is free again; otherwise the refusal is stored like any answer. */
async function endFailed(dependencies: ApiDependencies, claim: Claim, error: unknown) {
  if (await giveBack(dependencies.database, claim)) return
  if (error instanceof Problem) {
    const { code, details } = error
    await keep(dependencies, claim, { problem: { code, details } })
  } else await keepAnswer(dependencies.database, claim, null, dependencies.now())
}

/** Binds an encrypted answer, which may contain tokens and addresses, to this key of this person. */
export const answerContext = ({ team_id, user_id, key_hash }: WriteKey) =>
  `write:${team_id}:${user_id}:${key_hash}`

async function keep({ database, secrets, now }: ApiDependencies, claim: Claim, kept: Kept) {
  const text = JSON.stringify(kept)
  const answer = text.length > keptCharacters ? null : await secrets.seal(text, answerContext(claim))
  await keepAnswer(database, claim, answer, now())
}

async function replay(
  { secrets, log }: ApiDependencies,
  key: WriteKey,
  sealed: string,
): Promise<Answered & { isReplayed: true }> {
  const text = await secrets.open(sealed, answerContext(key)).catch((error: unknown) => {
    // It was encrypted with a key that is gone.
    log.warn({ error }, 'the answer to a named write cannot be opened')
    throw problem('WRITE_ALREADY_DONE')
  })
  const kept = JSON.parse(text) as Kept
  if ('answer' in kept) return { ...kept.answer, isReplayed: true }
  const { code, details } = kept.problem
  const known: ErrorCode = isErrorCode(code) ? code : 'AN_ERROR_OCCURED'
  throw problem(known, {
    message: errorCatalogue[known].description,
    ...details,
    headers: { ...details.headers, [replayedHeader]: 'true' },
  })
}

import { setTimeout as wait } from 'node:timers/promises'
import { callApi } from './call-api.ts'
import type { Answer } from './call-api.ts'
import type { Ledger, Outcome, Write, WriteKind } from './ledger.ts'
import { password } from './people.ts'
import type { Person } from './people.ts'
import type { Provider } from './provider.ts'
import type { Report } from './report.ts'
import type { SeededRandom } from './seeded-random.ts'

/** The state of one writer. */
export interface WriterState {
  person: Person
  random: SeededRandom
  /** The beginning of every mark of the run. */
  prefix: string
  count: number
  /** Notes of this person that are known to exist. */
  notes: Write[]
  /** How many of each kind were tried, because some are limited. */
  made: Partial<Record<WriteKind, number>>
  /** The list that contains this person's favourites. */
  category?: number
}

interface WriteContext {
  origins: () => string[]
  orders: Map<number, number[]>
  provider: Provider
  ledger: Ledger
  report: Report
}

/**
 * Each action is as likely as it is frequent in this list; the product limits invitations and exports per
 * hour and day.
 */
const actions = [
  ...Array<'note'>(8).fill('note'),
  ...Array<'change'>(4).fill('change'),
  ...Array<'filter'>(3).fill('filter'),
  ...Array<'favorite'>(3).fill('favorite'),
  ...Array<'read'>(2).fill('read'),
  'delete',
  'invitation',
  'store',
  'export',
] as const

/** How many writes of a kind one person tries in a run; unlimited for other kinds. */
const maxWrites: Partial<Record<WriteKind, number>> = { invitation: 15, store: 3, export: 4, favorite: 900 }

/** The outcome that an answer implies: a refusal wrote nothing, an outage may have. */
const outcomeOf = ({ status, code }: Answer): Outcome => {
  // These two answers are about an earlier try with the same key.
  if (code === 'WRITE_ALREADY_DONE') return 'acknowledged'
  if (code === 'WRITE_IN_PROGRESS') return 'unknown'
  return status >= 200 && status < 300
    ? 'acknowledged'
    : status >= 400 && status < 500
      ? 'refused'
      : 'unknown'
}

/** Makes a random write, and records its outcome. */
export async function makeWrite(context: WriteContext, state: WriterState): Promise<void> {
  const { random, notes } = state
  const action = random.pick(actions)
  const note = notes.length > 0 ? random.pick(notes) : undefined
  if (action === 'read') return note && readBack(context, state, note)
  if (action === 'change') return note && changeNote(context, state, note)
  if (action === 'delete') return note && deleteNote(context, state, note)
  const made = state.made[action] ?? 0
  if (made >= (maxWrites[action] ?? Number.POSITIVE_INFINITY)) return
  if ((action === 'invitation' || action === 'export') && state.person.role === 'editor') return
  state.made[action] = made + 1
  await create(context, state, action)
}

const tries = 3
const pauseMs = 1000

/**
 * Sends a request to one process after the other. A write with an unknown outcome is retried with its key, as
 * our client does.
 */
async function ask(
  { report, origins }: WriteContext,
  state: WriterState,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const key = method === 'GET' ? undefined : crypto.randomUUID()
  for (let attempt = 1; ; attempt += 1) {
    const living = origins()
    const origin =
      living[(state.count + state.person.number + attempt - 1) % Math.max(1, living.length)] ?? ''
    const answer = await callApi(report, {
      origin,
      person: state.person,
      method,
      path,
      body,
      ...(key !== undefined && { idempotencyKey: key }),
    })
    if (key === undefined || attempt === tries || outcomeOf(answer) !== 'unknown') return answer
    report.retries += 1
    await wait(pauseMs)
  }
}

const orderOf = ({ orders }: WriteContext, { person }: WriterState, mark: string) => {
  const own = orders.get(person.team_id) ?? []
  return own[Number(mark.split('-').at(-1)) % own.length]
}

async function create(context: WriteContext, state: WriterState, kind: WriteKind) {
  const { person } = state
  if (kind === 'favorite' && !(await hasCategory(context, state))) return
  const mark = `${state.prefix}-${person.number}-${state.count++}`
  const write = context.ledger.add({ kind, mark, team_id: person.team_id })
  const [path, body] = bodyOf(context, state, kind, mark)
  const answer = await ask(context, state, 'POST', path, body)
  write.outcome = outcomeOf(answer)
  if (write.outcome !== 'acknowledged') return
  write.id = (answer.data as { id?: number } | undefined)?.id ?? null
  if (kind === 'note' && write.id !== null) state.notes.push(write)
}

function bodyOf(
  context: WriteContext,
  state: WriterState,
  kind: WriteKind,
  mark: string,
): [path: string, body?: unknown] {
  switch (kind) {
    case 'note': {
      const notable_id = orderOf(context, state, mark)
      return ['/notes', { notable_type: 'order', notable_id, content: `${mark} v1`, visible_to_team: true }]
    }
    case 'filter':
      return ['/filters', { name: mark, list: 'orders', search: 'status=completed' }]
    case 'favorite':
      return [
        '/favorites/add-to-favorite',
        {
          category_id: state.category,
          favoritable_type: 'menu',
          favoritable_id: `/${mark}`,
          label: mark,
        },
      ]
    case 'invitation':
      return ['/users/invite', { name: mark, email: `${mark}@invited.test`, role: 'viewer' }]
    case 'store': {
      const connection = context.provider.connection(mark)
      return ['/ecommerce/stores', { type: 'woocommerce', name: mark, currency_id: 826, ...connection }]
    }
    case 'export':
      return ['/team/exports', { password }]
  }
}

async function hasCategory(context: WriteContext, state: WriterState): Promise<boolean> {
  if (state.category !== undefined) return true
  const listed = await ask(context, state, 'GET', '/favorites/categories')
  const own = (listed.data as { id: number; name: string }[] | undefined)?.find(
    ({ name }) => name === 'Faults',
  )
  if (own) state.category = own.id
  else if (listed.status === 200)
    await ask(context, state, 'POST', '/favorites/categories', { name: 'Faults' })
  return own !== undefined
}

async function changeNote(context: WriteContext, state: WriterState, note: Write) {
  note.version.tried += 1
  const content = `${note.mark} v${note.version.tried}`
  const answer = await ask(context, state, 'PUT', `/notes/${note.id}`, { content, visible_to_team: true })
  if (outcomeOf(answer) === 'acknowledged') note.version.acknowledged = note.version.tried
}

async function deleteNote(context: WriteContext, state: WriterState, note: Write) {
  // The note is dropped whatever the answer is, so that nothing else uses it.
  state.notes = state.notes.filter((other) => other !== note)
  const answer = await ask(context, state, 'DELETE', `/notes/${note.id}`)
  note.deletion = outcomeOf(answer)
}

/** Reads a note back: a list that answers 200 without an acknowledged note is worse than an error. */
async function readBack(context: WriteContext, state: WriterState, note: Write) {
  const order = orderOf(context, state, note.mark)
  const answer = await ask(context, state, 'GET', `/notes?notable_type=order&notable_id=${order}`)
  if (answer.status !== 200) return
  const listed = answer.data as { content: string }[]
  if (!listed.some(({ content }) => content.startsWith(`${note.mark} `))) {
    context.report.findings.push(`GET /notes answered 200 without the note ${note.mark}`)
  }
}

import { errorCatalogue, isErrorCode } from '@tandem/api-contract'
import type { Person } from './people.ts'
import { noteAnswer } from './report.ts'
import type { Report } from './report.ts'

/** The result of a call. Status 0: no answer. */
export interface Answer {
  status: number
  data: unknown
  /** The code of the contract's error, or null. */
  code: string | null
  /** Why there was no answer. */
  reason: string
}

/** Calls that take longer are abandoned, as a person would. */
const patienceMs = 45_000

interface Call {
  origin: string
  person: Person
  method: string
  path: string
  body?: unknown
  /** The same key for every try of one write. */
  idempotencyKey?: string
}

/** Calls the API as a person and judges the answer: anything that isn't in the contract is a finding. */
export async function callApi(report: Report, call: Call): Promise<Answer> {
  const { origin, person, method, path, body, idempotencyKey } = call
  const began = performance.now()
  try {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        'X-Forwarded-For': person.address,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(person.token !== '' && { Authorization: `Bearer ${person.token}` }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    noteAnswer(report, String(answer.status), performance.now() - began)
    const json = parsed(text)
    const deviation = deviationOf(answer, json)
    if (deviation) report.findings.push(`${method} ${path}: ${deviation}: ${text.slice(0, 200)}`)
    const code = typeof json?.code === 'string' ? json.code : null
    return { status: answer.status, data: json?.data, code, reason: text.slice(0, 200) }
  } catch (error) {
    const ms = performance.now() - began
    noteAnswer(report, 'none', ms)
    const { cause, message } = error as { cause?: unknown; message: string }
    const reason = cause instanceof Error ? String(cause) : message
    report.unanswered.push(`${method} ${origin}${path} after ${Math.round(ms)} ms: ${reason}`)
    return { status: 0, data: undefined, code: null, reason }
  }
}

interface Json {
  data?: unknown
  code?: unknown
}

function parsed(text: string): Json | null {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' ? json : null
  } catch {
    return null
  }
}

/** Whether the answer is nginx's own page for a process that has gone. */
const isOfProxy = ({ status, headers }: Response) =>
  [502, 504].includes(status) && headers.get('Server')?.startsWith('nginx') === true

/** How an answer deviates from the contract, or null. */
function deviationOf(answer: Response, json: Json | null): string | null {
  if (json === null) return isOfProxy(answer) ? null : `${answer.status} without JSON`
  if (answer.ok) return 'data' in json ? null : `${answer.status} without data`
  const code = String(json.code)
  if (!isErrorCode(code)) return `${answer.status} with the unknown code ${code}`
  if (errorCatalogue[code].status !== answer.status) return `${answer.status} for ${code}`
  if (answer.status === 503 && !answer.headers.has('Retry-After')) return '503 without Retry-After'
  return answer.status === 500 ? '500' : null
}

import { brokenConnection } from './broken-connection.ts'
import type { Fault, FaultKind } from './fault-list.ts'

/** Waits, but stops when the caller gives up. */
export const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted || milliseconds <= 0) {
      resolve()
      return
    }
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done, { once: true })
  })

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

const maintenancePage =
  '<!DOCTYPE html><html lang="en"><head><title>Maintenance</title></head><body><h1>Briefly unavailable for scheduled maintenance. Check back in a minute.</h1></body></html>'

const html = (body: string, status: number, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8', ...headers } })

const stream = (start: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new ReadableStream<Uint8Array>({ start })

/** Faults that look different at each provider, made from the right answer where they need it. */
export type OwnFaults = Partial<
  Record<FaultKind, (answer: () => Promise<Response>) => Response | Promise<Response>>
>

const json = { 'Content-Type': 'application/json; charset=UTF-8' }

/** Sends the first byte, then nothing until the caller gives up. */
const firstByte = (signal: AbortSignal) =>
  stream((controller) => {
    controller.enqueue(new TextEncoder().encode('{'))
    signal.addEventListener('abort', () => controller.error(signal.reason), { once: true })
  })

const drip = (bytes: Uint8Array, delayMs: number, signal: AbortSignal) => {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await wait(delayMs, signal)
      if (signal.aborted) controller.error(signal.reason)
      else if (sent < bytes.length) controller.enqueue(bytes.slice(sent, ++sent))
      else controller.close()
    },
  })
}

const endless = (bytes: number) => {
  const chunk = new TextEncoder().encode('x'.repeat(65_536))
  let left = bytes
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":"')),
    pull(controller) {
      if (left <= 0) controller.close()
      else controller.enqueue(chunk.slice(0, left))
      left -= chunk.length
    },
  })
}

/** Puts bytes that aren't valid text into the middle of the first text value. */
const withInvalidText = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const text = new TextDecoder().decode(bytes)
  const at = new TextEncoder().encode(text.slice(0, text.indexOf('":"') + 3)).length
  return new Uint8Array([...bytes.slice(0, at), 0xc3, 0x28, 0xff, ...bytes.slice(at)])
}

/** The faulty answer, made from the right one where the fault needs it. */
export const applyFault = async (
  fault: Fault,
  signal: AbortSignal,
  answer: () => Promise<Response>,
  own: OwnFaults = {},
): Promise<Response> => {
  if (fault.delayMs && fault.kind !== 'slow-drip') await wait(fault.delayMs, signal)
  const ownAnswer = own[fault.kind]
  if (ownAnswer) return ownAnswer(answer)
  switch (fault.kind) {
    case 'status': {
      const status = fault.status ?? 500
      const headers: Record<string, string> =
        fault.retryAfter === undefined ? {} : { 'Retry-After': String(fault.retryAfter) }
      return html(`<html><body><h1>${status}</h1></body></html>`, status, headers)
    }
    case 'html':
      return html(maintenancePage, 200)
    case 'stall':
      await untilAborted(signal)
      return html('', 499)
    case 'stall-after-byte':
      return new Response(firstByte(signal), { headers: json })
    case 'slow-drip': {
      const right = await answer()
      const bytes = new Uint8Array(await right.arrayBuffer())
      return new Response(drip(bytes, fault.delayMs ?? 100, signal), right)
    }
    case 'reset':
      return new Response(
        stream((controller) => controller.error(new TypeError('The simulator cut the connection'))),
        { headers: json },
      )
    case 'refused':
      return brokenConnection('ECONNREFUSED')
    case 'bad-certificate':
      return brokenConnection('CERT_HAS_EXPIRED')
    case 'half-body': {
      const right = await answer()
      const bytes = new Uint8Array(await right.arrayBuffer())
      return new Response(bytes.slice(0, Math.floor(bytes.length / 2)), right)
    }
    case 'content-length-too-long': {
      const right = await answer()
      const bytes = new Uint8Array(await right.arrayBuffer())
      const headers = new Headers(right.headers)
      headers.set('Content-Length', String(bytes.length + 1000))
      const cut = stream((controller) => {
        controller.enqueue(bytes)
        queueMicrotask(() => controller.error(new TypeError('terminated')))
      })
      return new Response(cut, { status: right.status, headers })
    }
    case 'invalid-utf8': {
      const right = await answer()
      return new Response(withInvalidText(new Uint8Array(await right.arrayBuffer())), right)
    }
    case 'huge-body':
      return new Response(endless(fault.bytes ?? 200 * 1024 * 1024), { headers: json })
    case 'wrong-schema': {
      const right = await answer()
      const body: unknown = await right.json()
      const wrong = { entry: { identifier: 'one' }, amount: null }
      return new Response(JSON.stringify(Array.isArray(body) ? body.map(() => wrong) : wrong), right)
    }
    default:
      return answer()
  }
}
